import type { Kind, Relation } from '../relation.js';

const born: Relation = {
  column: 'birth_name',
  id: 'birth-name',
  levels: [1, 2, 3],
  forward: [
    'Under which name was {subject} born?',
    'What was the name of {subject} at birth?',
    'Which birth name lies behind the name {subject}?',
    'Which name did {subject} have before becoming famous?',
  ],
  backward: [
    'Under which name did {value} become famous?',
    'By which name does the world know {value}?',
    'Whose birth name was {value}?',
  ],
  statements: [
    '{subject} was born with the name {value}.',
    'The name of {subject} at birth was {value}.',
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
  backward: ['Which of these nicknames belongs to {value}?', 'By which of these nicknames is {value} known?'],
  statements: [
    '{value} is known as “{subject}”.',
    'The nickname “{subject}” belongs to {value}.',
    'One nickname of {value} is “{subject}”.',
    'The person called “{subject}” is {value}.',
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
          'Which country is the home of {subject}?',
          '{subject} is one of the best-known people of which country?',
          'Which country gave the world {subject}?',
        ],
        backward: [
          'Which of these stars comes from {value}?',
          'Which of these famous people comes from {value}?',
        ],
        statements: [
          '{subject} comes from {value}.',
          '{value} is the home country of {subject}.',
          'The home country of {subject} is {value}.',
          'One of the best-known people from {value} is {subject}.',
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
          'The world knows {subject} as what?',
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
          'Who was the other half of the duo with {subject}?',
          '{subject} was one half of a famous duo. Who was the other?',
          '{subject} became famous together with which partner?',
        ],
        backward: ['Which of these formed a famous duo with {value}?', 'Who was the duo partner of {value}?'],
        statements: [
          '{subject} formed a famous duo with {value}.',
          '{value} and {subject} were famous as a duo.',
          'The duo partner of {subject} was {value}.',
          '{subject} became famous together with {value}.',
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
          'Which of these was started by {subject}, alone or with others?',
          '{subject} was a founder of which of these?',
          'Which of these has {subject} as a founder?',
        ],
        backward: [
          'Who was a founder of {value}?',
          'Which of these people helped to start {value}?',
          'Who founded {value}, alone or with others?',
        ],
        statements: [
          '{subject} was a founder of {value}.',
          '{value} was founded by {subject}, alone or with others.',
          'It was {subject} who started {value}, alone or with others.',
          '{subject} founded {value}, alone or with others.',
        ],
      },
    ],
  },
];
