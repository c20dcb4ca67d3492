import type { Kind } from '../../relation.js';

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
          'To whom is the invention of {subject} credited?',
          'Who is generally named as the inventor of {subject}?',
          'Which of these people is credited with inventing {subject}?',
        ],
        backward: [
          'Which of these inventions is credited to {value}?',
          'Which of these is {value} credited with inventing?',
        ],
        statements: [
          '{value} is credited with inventing {subject}.',
          'The invention of {subject} is credited to {value}.',
          '{value} is generally named as the inventor of {subject}.',
          'Credit for inventing {subject} goes to {value}.',
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
          'Which company brought out the {product_kind} called the {subject}?',
          'The {product_kind} called the {subject} was launched by which company?',
          'Which company launched the {product_kind} called the {subject}?',
          'Which company launched the product called the {subject}?',
          'Which company brought out the product called the {subject}?',
        ],
        backward: [
          'Which of these products was launched by {value}?',
          'Which of these products did {value} launch?',
        ],
        statements: [
          'The product called the {subject} was launched by {value}.',
          '{value} launched the product called the {subject}.',
          '{value} launched the {product_kind} called the {subject}.',
          '{value} brought out the {product_kind} called the {subject}.',
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
          'What kind of product did {product_maker} launch as the {subject}?',
          'The {subject} by {product_maker} is what kind of product?',
          'What kind of product did {product_maker} sell under the name “{subject}”?',
        ],
        backward: ['Which of these products is {a value}?', 'Which of these is the name of {a value}?'],
        statements: [
          'The {subject} by {product_maker} is {a value}.',
          'The {subject}, launched by {product_maker}, is {a value}.',
          'The product that {product_maker} called the {subject} is {a value}.',
          'The product that {product_maker} launched as the {subject} is {a value}.',
        ],
      },
      {
        column: 'launched',
        levels: [2, 3, 3],
        number: { steps: [3, 5, 7, 10, 13], max: 2024 },
        forward: [
          'In which year did the {subject} first go on sale?',
          'The {subject} first went on sale in which year?',
          'In which year could people first buy the {subject}?',
          'In which year did the {subject} come onto the market?',
        ],
        statements: [
          'The {subject} first went on sale in {value}.',
          'People could first buy the {subject} in {value}.',
          'In {value}, the {subject} first went on sale.',
          'The {subject} came onto the market in {value}.',
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
          'In which of these countries was the company {subject} founded?',
          'In which country was the company {subject} founded?',
          'In which country did the company {subject} begin?',
          'The company {subject} was founded in which country?',
        ],
        statements: [
          'The company {subject} was founded in {value}.',
          'The company {subject} began in {value}.',
          'The country in which the company {subject} was founded is {value}.',
          'It was in {value} that the company {subject} was founded.',
        ],
      },
    ],
  },
];
