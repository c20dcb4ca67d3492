import type { Kind, Relation } from '../relation.js';

const born: Relation = {
  column: 'birth_name',
  id: 'birth-name',
  levels: [1, 2, 3],
  forward: [
    'Under which name was {subject} born?',
    'What was {subject} called at birth?',
    'Which birth name lies behind the name {subject}?',
    'Which of these is the birth name of {subject}?',
  ],
  backward: [
    'Under which name did {value} become famous?',
    'By which name does the world know {value}?',
    'Whose birth name was {value}?',
  ],
  statements: [
    '{subject} was born {value}.',
    'At birth, {subject} was named {value}.',
    '{value} became famous as {subject}.',
    'The world knows {value} as {subject}.',
  ],
};

const nickname = (column: string): Relation => ({
  column,
  id: 'nickname',
  levels: [1, 2, 3],
  forward: [
    'Who is known as “{subject}”?',
    'Whose nickname is “{subject}”?',
    'To whom was the nickname “{subject}” given?',
    'Which famous person is meant by “{subject}”?',
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
          'What is {subject} best known as?',
          'Which of these best describes {subject}?',
          '{subject} made a name as what?',
        ],
        backward: [
          'Which of these people became famous as {a value}?',
          'Which of these is best known as {a value}?',
        ],
        statements: [
          '{subject} became famous as {a value}.',
          'The world knows {subject} as {a value}.',
          '{subject} is best known as {a value}.',
          'It was as {a value} that {subject} became famous.',
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
          '{subject} was one half of a famous duo. Who was the other?',
          'Who made up a famous duo together with {subject}?',
        ],
        backward: [
          'Which of these formed a famous duo with {value}?',
          'Who was the partner of {value} in a famous duo?',
        ],
        statements: [
          '{subject} formed a famous duo with {value}.',
          '{value} and {subject} were famous as a duo.',
          'The partner of {subject} in a famous duo was {value}.',
          'Together, {subject} and {value} formed a famous duo.',
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
          'Which of these has {subject} as a founder?',
        ],
        backward: [
          'Who was a founder of {value}?',
          'Which of these people helped to start {value}?',
          'Who had a hand in founding {value}?',
        ],
        statements: [
          '{subject} was a founder of {value}.',
          '{subject} had a hand in founding {value}.',
          'Among those who founded {value} is {subject}.',
          '{value} has {subject} as a founder.',
        ],
      },
    ],
  },
];
