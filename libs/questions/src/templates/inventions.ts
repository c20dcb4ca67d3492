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
          'Who is credited with inventing {subject}?',
          'To which inventor do we owe {subject}?',
          'Which inventor is known for {subject}?',
          'Who went down in history as the inventor of {subject}?',
        ],
        backward: [
          'Which of these inventions do we owe to {value}?',
          'For which of these inventions is {value} known?',
        ],
        statements: [
          '{value} is credited with inventing {subject}.',
          'We owe {subject} to {value}.',
          '{value} is known as the inventor of {subject}.',
          '{value} went down in history as the inventor of {subject}.',
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
          'Which company brought out the product called the {subject}?',
          'The product known as the {subject} came from which company?',
          'Which maker is behind the product called the {subject}?',
          'Which company gave the world the product called the {subject}?',
        ],
        backward: [
          'Which of these products came from {value}?',
          'Which of these products did {value} bring out?',
        ],
        statements: [
          'The product known as the {subject} came from {value}.',
          '{value} brought out the product called the {subject}.',
          'The company behind the product called the {subject} is {value}.',
          'It was {value} that gave the world the product called the {subject}.',
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
          'What kind of product is the {subject}?',
          'Which of these describes the product called the {subject}?',
          'The {subject} is what kind of product?',
          'What kind of product was sold under the name of {subject}?',
        ],
        backward: ['Which of these products is {a value}?', 'Which of these names belongs to {a value}?'],
        statements: [
          'The {subject} is {a value}.',
          'The product called the {subject} is {a value}.',
          'You would class the {subject} as {a value}.',
          'The product sold as the {subject} is {a value}.',
        ],
      },
      {
        column: 'launched',
        levels: [2, 3, 3],
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
          'The year {value} saw the first sales of the {subject}.',
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
