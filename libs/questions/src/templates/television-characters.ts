import type { Kind, Relation } from '../relation.js';

const series: Relation = {
  column: 'in_series',
  id: 'in-series',
  levels: [1, 2, 3],
  forward: [
    'In which television series do we meet {subject}?',
    '{subject} is a character in which television series?',
    'In which series does {subject} appear?',
    'Which of these series has a character called {subject}?',
  ],
  backward: [
    'Which of these characters appears in the series “{value}”?',
    'Whom do we meet in the series “{value}”?',
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
    `Which ${who} had the part of {subject} in “{in_series}”?`,
    'Who played {subject} in the series “{in_series}”?',
    `Which ${who} was seen on television as {subject}?`,
    'Who took the part of {subject} on television?',
  ],
  backward: [
    'Which of these television characters was played by {value}?',
    '{value} played which of these television characters?',
  ],
  statements: [
    'On television, {subject} was played by {value}.',
    '{value} played {subject} on television.',
    'The part of {subject} in “{in_series}” was played by {value}.',
    '{value} was seen on television as {subject}.',
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
          'Whom do we meet in the animated series “{value}”?',
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
          'Which series follows {subject} and their troubles?',
          'Which series has {subject} among its characters?',
          'In which series do {subject} appear?',
        ],
        statements: [
          'In the series “{value}” we meet {subject}.',
          'The series “{value}” follows {subject}.',
          'Among the characters of the series “{value}” are {subject}.',
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
          'In which series do viewers come across {subject}?',
          'The world of which series includes {subject}?',
          'Which series features {subject}?',
        ],
        statements: [
          'In the series “{value}” we come across {subject}.',
          'The series “{value}” features {subject}.',
          '{subject} appears in the series “{value}”.',
          'The world of the series “{value}” includes {subject}.',
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
          'People know the line “{subject}” from which television programme?',
          'In which television programme is “{subject}” a famous line?',
          '“{subject}” is a well-known line from which television programme?',
          'Which television programme has “{subject}” as one of its famous lines?',
        ],
        backward: [
          'Which of these is a famous line from the programme “{value}”?',
          'Which of these famous lines is from the programme “{value}”?',
        ],
        statements: [
          '“{subject}” is a famous line from the programme “{value}”.',
          'One of the famous lines from the programme “{value}” is “{subject}”.',
          'People know “{subject}” from the programme “{value}”.',
          '“{subject}” is a well-known line from the programme “{value}”.',
        ],
      },
    ],
  },
];
