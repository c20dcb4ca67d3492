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
          'Which inventor is credited with {subject}?',
          'Whom do works of reference name as the inventor of {subject}?',
          'Who went down in history as the inventor of {subject}?',
        ],
        backward: [
          'Which of these inventions is credited to {value}?',
          'Which of these is {value} credited with inventing?',
        ],
        statements: [
          '{value} is credited with inventing {subject}.',
          'The invention of {subject} is credited to {value}.',
          'Works of reference name {value} as the inventor of {subject}.',
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
          'Which company first brought out the {product_kind} called the {subject}?',
          'The {product_kind} known as the {subject} first came from which company?',
          'Which company launched the {product_kind} called the {subject}?',
          'Which company was the first to sell the {product_kind} called the {subject}?',
          'Which company launched the product called the {subject}?',
          'Which company first brought out the product called the {subject}?',
        ],
        backward: [
          'Which of these products was launched by {value}?',
          'Which of these products did {value} first bring out?',
        ],
        statements: [
          'The product called the {subject} was launched by {value}.',
          '{value} was the company that launched the product called the {subject}.',
          'It was {value} that launched the {product_kind} called the {subject}.',
          'The {product_kind} known as the {subject} first came from {value}.',
          'The {product_kind} called the {subject} was launched by {value}.',
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
          'What kind of product is the {subject} by {product_maker}?',
          'Which of these describes the product that {product_maker} called the {subject}?',
          'The {subject} by {product_maker} is what kind of product?',
          'What kind of product did {product_maker} sell under the name of {subject}?',
        ],
        backward: ['Which of these products is {a value}?', 'Which of these is the name of {a value}?'],
        statements: [
          'The {subject} by {product_maker} is {a value}.',
          'The product that {product_maker} called the {subject} is {a value}.',
          'You would class the {subject} by {product_maker} as {a value}.',
          'The product that {product_maker} sold as the {subject} is {a value}.',
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
          'In which country do the origins of the company {subject} lie?',
          'In which country was the company {subject} founded?',
          'In which country did the company {subject} begin?',
          'The company {subject} was founded in which country?',
        ],
        backward: [
          'Which of these companies was founded in {value}?',
          'Which of these companies began in {value}?',
        ],
        statements: [
          'The company {subject} was founded in {value}.',
          'The company {subject} began in {value}.',
          'The origins of the company {subject} lie in {value}.',
          'It was in {value} that the company {subject} was founded.',
        ],
      },
    ],
  },
];
