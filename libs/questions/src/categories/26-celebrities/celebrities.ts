import type { Kind, Relation } from '../../relation.js';

const born: Relation = {
  column: 'birth_name',
  id: 'birth-name',
  levels: [1, 2, 3],
  forward: [
    'Under which name was {subject} born?',
    'What was {subject} called at birth?',
    'What was the birth name of {subject}?',
    'Which of these was the birth name of {subject}?',
  ],
  backward: [
    'Under which name did {value} become famous?',
    'By which name is {value} better known?',
    'Whose birth name was {value}?',
  ],
  statements: [
    '{subject} was born {value}.',
    'The birth name of {subject} was {value}.',
    '{value} became famous as {subject}.',
    '{value} is better known as {subject}.',
  ],
};

const nickname = (column: string): Relation => ({
  column,
  id: 'nickname',
  levels: [1, 2, 3],
  forward: [
    'Who is known as “{subject}”?',
    'Whose nickname is “{subject}”?',
    'Which famous person is nicknamed “{subject}”?',
    '“{subject}” is a nickname of which famous person?',
  ],
  backward: ['Which of these is a nickname of {value}?', 'By which of these nicknames is {value} known?'],
  statements: [
    '{value} is known as “{subject}”.',
    '“{subject}” is a nickname of {value}.',
    'One nickname of {value} is “{subject}”.',
    'The famous person nicknamed “{subject}” is {value}.',
  ],
});

/** Names, nicknames, homes and trades of well-known people. */
export const CELEBRITIES: readonly Kind[] = [
  { kind: 'alias_m', relations: [born] },
  { kind: 'alias_f', relations: [born] },
  { kind: 'nick_m', relations: [nickname('king')] },
  { kind: 'nick_f', relations: [nickname('queen')] },
  {
    kind: 'native',
    relations: [
      {
        column: 'country_of',
        id: 'star-from',
        levels: [1, 2, 3],
        forward: [
          'From which country does {subject} come?',
          'What is the home country of {subject}?',
          '{subject} is a native of which country?',
          'Which country is the homeland of {subject}?',
        ],
        statements: [
          '{subject} comes from {value}.',
          '{subject} is a native of {value}.',
          'The home country of {subject} is {value}.',
          'The homeland of {subject} is {value}.',
        ],
      },
    ],
  },
  {
    kind: 'craft',
    relations: [
      {
        column: 'craft',
        levels: [1, 2, 3],
        phrases: true,
        forward: [
          '{subject} became famous as what?',
          'As what did {subject} become famous?',
          'Which of these best describes {subject}?',
          'As which of these is {subject} famous?',
        ],
        backward: [
          'Which of these people became famous as {a value}?',
          'Which of these people is famous as {a value}?',
        ],
        statements: [
          '{subject} became famous as {a value}.',
          '{subject} is famous as {a value}.',
          '{subject} is known as {a value}.',
          '{subject} won fame as {a value}.',
        ],
      },
    ],
  },
  {
    kind: 'duo',
    relations: [
      {
        column: 'partner',
        id: 'duo',
        levels: [1, 2, 3],
        forward: [
          'With whom did {subject} form a famous duo?',
          'Who was the partner of {subject} in a famous duo?',
          '{subject} was one half of a famous duo. Who was the other half?',
          'Who formed a famous duo with {subject}?',
        ],
        backward: [
          'Which of these formed a famous duo with {value}?',
          'Who was the partner of {value} in a famous duo?',
        ],
        statements: [
          '{subject} formed a famous duo with {value}.',
          '{value} formed a famous duo with {subject}.',
          'The partner of {subject} in a famous duo was {value}.',
          '{subject} and {value} formed a famous duo.',
        ],
      },
    ],
  },
  {
    kind: 'venture',
    relations: [
      {
        column: 'brand',
        levels: [1, 2, 3],
        forward: [
          'Which of these did {subject} found, alone or with others?',
          '{subject} had a hand in founding which of these?',
          'Which of these did {subject} help to start?',
          'Which of these was founded or co-founded by {subject}?',
        ],
        statements: [
          '{subject} was a founder of {value}.',
          '{subject} had a hand in founding {value}.',
          '{subject} founded or co-founded {value}.',
          '{subject} helped to start {value}.',
        ],
      },
    ],
  },
];
