import type { Kind, Relation } from '../relation.js';

const home = (column: string): Relation => ({
  column,
  levels: [1, 2, 3],
  forward: [
    'Which country is the traditional home of {subject}?',
    'Which country has {subject} as a traditional speciality?',
    'In which of these countries is the traditional home of {subject}?',
    'Which country counts {subject} among its traditional specialities?',
  ],
  backward: [
    'Which of these has {value} as its traditional home?',
    'Which of these is a traditional speciality of {value}?',
  ],
  statements: [
    'The traditional home of {subject} is {value}.',
    'One of the traditional specialities of {value} is {subject}.',
    '{value} is the traditional home of {subject}.',
    '{value} counts {subject} among its traditional specialities.',
  ],
});

/** Food and drink. */
export const TABLE_AND_CELLAR: readonly Kind[] = [
  {
    kind: 'dish',
    relations: [
      {
        column: 'ingredient',
        levels: [1, 2, 3],
        clashes: [
          ['eggs', 'egg whites', 'egg yolks'],
          ['fish', 'raw fish', 'herring', 'salmon', 'shark', 'smoked haddock', 'fish roe'],
          ['meat', 'minced meat', 'beef', 'pork', 'veal'],
          ['beans', 'soybeans', 'chickpeas', 'lentils'],
        ],
        forward: [
          'What is the main ingredient of {subject}?',
          'To make {subject}, what do you need above all?',
          'Which of these goes into {subject} as the main ingredient?',
          'Which of these is the basis of {subject}?',
        ],
        backward: [
          'Which of these has {value} as its main ingredient?',
          'Which of these is made mainly from {value}?',
        ],
        statements: [
          'The main ingredient of {subject} is {value}.',
          'People make {subject} mainly from {value}.',
          'The basis of {subject} is {value}.',
          'To make {subject}, you need {value} above all.',
        ],
      },
      home('dish_home'),
    ],
  },
  {
    kind: 'drink',
    relations: [
      {
        column: 'base',
        levels: [1, 2, 3],
        clashes: [['rice', 'rye bread']],
        forward: [
          'From what is {subject} made?',
          'What is the raw material of {subject}?',
          'What does a maker of {subject} start with?',
          'Which of these is the basis of {subject}?',
        ],
        backward: [
          'Which of these drinks is made from {value}?',
          'Which of these drinks has {value} as its raw material?',
        ],
        statements: [
          '{subject} is made from {value}.',
          'The raw material of {subject} is {value}.',
          'A maker of {subject} starts with {value}.',
          'The basis of {subject} is {value}.',
        ],
      },
      home('drink_home'),
    ],
  },
  {
    kind: 'cheese',
    relations: [
      {
        column: 'cheese_home',
        levels: [1, 2, 3],
        forward: [
          'Which country is the original home of {subject} cheese?',
          'From which country does the cheese called {subject} originally come?',
          '{subject} is a traditional cheese of which country?',
          'In which country was {subject} cheese first made?',
        ],
        backward: [
          'Which of these cheeses originally comes from {value}?',
          'Which of these cheeses was first made in {value}?',
        ],
        statements: [
          '{value} is the original home of {subject} cheese.',
          'The cheese called {subject} originally comes from {value}.',
          '{subject} is a traditional cheese of {value}.',
          'The original home of {subject} cheese is {value}.',
        ],
      },
    ],
  },
  {
    kind: 'cocktail',
    relations: [
      {
        column: 'spirit',
        levels: [1, 2, 3],
        clashes: [['rum', 'cachaça']],
        forward: [
          'Which of these is the alcoholic base of {a subject}?',
          'Which alcoholic drink is {a subject} based on?',
          'By the standard recipe, which of these goes into {a subject}?',
          'Which of these does the classic {subject} contain?',
        ],
        backward: [
          'Which of these cocktails is based on {value}?',
          'Which of these classic cocktails is made with {value}?',
        ],
        statements: [
          'The base of {a subject} is {value}.',
          'A classic {subject} is based on {value}.',
          'By the standard recipe, {a subject} is made with {value}.',
          'To make {a subject}, a bartender reaches for {value}.',
        ],
      },
    ],
  },
];
