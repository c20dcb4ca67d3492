import type { Kind } from '../relation.js';

/** Inventions, famous products and the companies behind them. */
export const INVENTIONS: readonly Kind[] = [
  {
    kind: 'invention',
    relations: [
      {
        column: 'inventor',
        levels: [1, 2, 3],
        clashes: [['Thomas Edison', 'Emile Berliner']],
        forward: [
          'Who is credited with {subject}?',
          'To which inventor do we owe {subject}?',
          'Which inventor is known for {subject}?',
          'Who goes down in history for {subject}?',
        ],
        backward: ['For which of these is {value} known?', 'Which of these do we owe to {value}?'],
        statements: [
          'The inventor credited with {subject} is {value}.',
          'We owe {subject} to {value}.',
          '{value} is known for {subject}.',
          'The history of technology credits {value} with {subject}.',
        ],
      },
    ],
  },
  {
    kind: 'product',
    relations: [
      {
        column: 'product_maker',
        levels: [1, 2, 3],
        forward: [
          'Which company brought out the {subject}?',
          'The {subject} came from which company?',
          'Which maker stands behind the {subject}?',
          'Which company gave the world the {subject}?',
        ],
        backward: ['Which of these came from {value}?', 'Which of these did {value} bring out?'],
        statements: [
          'The {subject} came from {value}.',
          '{value} brought out the {subject}.',
          'The company behind the {subject} is {value}.',
          'It was {value} that gave the world the {subject}.',
        ],
      },
      {
        column: 'product_kind',
        levels: [1, 2, 3],
        clashes: [
          ['laptop', 'personal computer', 'tablet computer', 'hand-held organiser'],
          ['smartphone', 'mobile phone', 'hand-held organiser'],
          ['film camera', 'instant camera'],
          ['robot', 'drone'],
          ['e-book reader', 'tablet computer'],
        ],
        forward: [
          'What kind of device is the {subject}?',
          'Which of these describes the {subject}?',
          'The device called the {subject} is what?',
          'Which kind of device goes by the name of {subject}?',
        ],
        backward: ['Which of these is {a value}?', 'Which of these names belongs to {a value}?'],
        statements: [
          'The {subject} is {a value}.',
          'The device called the {subject} is {a value}.',
          'You would class the {subject} as {a value}.',
          'Whoever uses the {subject} is using {a value}.',
        ],
      },
      {
        column: 'launched',
        levels: [3, 3, 3],
        number: { steps: [3, 5, 7, 10, 13], max: 2024 },
        forward: [
          'In which year did the {subject} first go on sale?',
          'When could people first buy the {subject}?',
          'Which year saw the first sales of the {subject}?',
          'The {subject} reached the shops in which year?',
        ],
        statements: [
          'The {subject} first went on sale in {value}.',
          'People could first buy the {subject} in {value}.',
          '{value} saw the first sales of the {subject}.',
          'The {subject} reached the shops in {value}.',
        ],
      },
    ],
  },
  {
    kind: 'firm',
    relations: [
      {
        column: 'firm_home',
        levels: [1, 2, 3],
        forward: [
          'From which country does the company {subject} come?',
          'Where did the company {subject} begin?',
          'Which country gave the world the brand {subject}?',
          'Which country is the home of the brand {subject}?',
        ],
        backward: [
          'Which of these companies comes from {value}?',
          'Which of these brands has its home in {value}?',
        ],
        statements: [
          'The company {subject} comes from {value}.',
          '{value} gave the world the brand {subject}.',
          'The home of the brand {subject} is {value}.',
          'The company {subject} began in {value}.',
        ],
      },
    ],
  },
];
