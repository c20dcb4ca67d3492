import type { Kind, Relation } from '../../relation.js';

const series: Relation = {
  column: 'in_series',
  id: 'in-series',
  levels: [1, 2, 3],
  forward: [
    'In which television series do we meet {subject}?',
    '{subject} is a character in which television series?',
    'In which television series does {subject} appear?',
    'Which of these series has a character called {subject}?',
  ],
  backward: [
    'Which of these characters appears in the series “{value}”?',
    'Which of these is a character in the series “{value}”?',
  ],
  statements: [
    '{subject} is a character in the series “{value}”.',
    'In the series “{value}” we meet {subject}.',
    'The series “{value}” has a character called {subject}.',
    'One of the characters in the series “{value}” is {subject}.',
  ],
};

const played = (column: string, who: string): Relation => ({
  column,
  id: 'played-by',
  levels: [1, 2, 3],
  forward: [
    `Which ${who} played {subject} on television?`,
    'Who played {subject} on television?',
    `Which ${who} played {subject} in “{in_series}”?`,
    'Who played {subject} in the series “{in_series}”?',
    `Which ${who} played the part of {subject} on television?`,
    'Who played the part of {subject} on television?',
  ],
  backward: [
    'Which of these television characters was played by {value}?',
    '{value} played which of these television characters?',
  ],
  statements: [
    'On television, {subject} was played by {value}.',
    '{value} played {subject} on television.',
    '{value} played {subject} in “{in_series}”.',
    '{value} played the part of {subject} on television.',
    'In “{in_series}”, {subject} was played by {value}.',
  ],
});

/** Characters, families, places and lines of television series. */
export const TELEVISION_CHARACTERS: readonly Kind[] = [
  { kind: 'tv_hero', relations: [played('actor', 'actor'), series] },
  { kind: 'tv_heroine', relations: [played('actress', 'actress'), series] },
  {
    kind: 'tv_toon',
    relations: [
      {
        column: 'cartoon',
        levels: [1, 2, 3],
        forward: [
          'In which animated series do we meet {subject}?',
          '{subject} is a character in which animated series?',
          'Which animated series has a character called {subject}?',
          'Which of these animated series has {subject} among its characters?',
        ],
        backward: [
          'Which of these is a character in the animated series “{value}”?',
          'Which of these characters appears in the animated series “{value}”?',
        ],
        statements: [
          '{subject} is a character in the animated series “{value}”.',
          'In the animated series “{value}” we meet {subject}.',
          'The animated series “{value}” has {subject} among its characters.',
          'One of the characters in the animated series “{value}” is {subject}.',
        ],
      },
    ],
  },
  {
    kind: 'household',
    relations: [
      {
        column: 'household_of',
        id: 'family',
        levels: [1, 2, 3],
        forward: [
          'In which series do we meet {subject}?',
          'Which series features {subject}?',
          'Which series has {subject} among its characters?',
          'In which series do {subject} appear?',
        ],
        statements: [
          'In the series “{value}” we meet {subject}.',
          'The series “{value}” features {subject}.',
          '{subject} appear in the series “{value}”.',
          'The series “{value}” has {subject} among its characters.',
        ],
      },
    ],
  },
  {
    kind: 'town',
    relations: [
      {
        column: 'series_town',
        id: 'series-place',
        levels: [1, 2, 3],
        forward: [
          'In which series does {subject} appear?',
          'In which series do we come across {subject}?',
          'In which series do you find {subject}?',
          'Which series features {subject}?',
        ],
        statements: [
          'In the series “{value}” we come across {subject}.',
          'The series “{value}” features {subject}.',
          '{subject} appears in the series “{value}”.',
          'In the series “{value}” you find {subject}.',
        ],
      },
    ],
  },
  {
    kind: 'phrase',
    relations: [
      {
        column: 'phrase_of',
        id: 'catchphrase',
        levels: [1, 2, 3],
        forward: [
          '“{subject}” is a famous line from which television programme?',
          'From which television programme do we know the line “{subject}”?',
          '“{subject}” is a well-known line from which television programme?',
          'Which television programme has the famous line “{subject}”?',
        ],
        backward: [
          'Which of these is a famous line from the programme “{value}”?',
          'Which of these is a well-known line from the programme “{value}”?',
        ],
        statements: [
          '“{subject}” is a famous line from the programme “{value}”.',
          'One of the famous lines from the programme “{value}” is “{subject}”.',
          'The line “{subject}” is well known from the programme “{value}”.',
          '“{subject}” is a well-known line from the programme “{value}”.',
        ],
      },
    ],
  },
];
