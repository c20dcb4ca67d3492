import type { Kind, Relation } from '../../relation.js';

const home = (column: string): Relation => ({
  column,
  levels: [1, 2, 3],
  forward: [
    'Which country has {subject} as a traditional speciality?',
    'Which of these countries has {subject} as a traditional speciality?',
    'Which country counts {subject} among its traditional specialities?',
    'Which of these countries counts {subject} among its traditional specialities?',
  ],
  statements: [
    'The traditional specialities of {value} include {subject}.',
    'One of the traditional specialities of {value} is {subject}.',
    '{value} has {subject} as a traditional speciality.',
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
          'Which of these is the main ingredient of {subject}?',
          'What is the chief ingredient of {subject}?',
          'Which of these goes into {subject} as the main ingredient?',
        ],
        backward: [
          'Which of these has {value} as its main ingredient?',
          'Which of these is made mainly from {value}?',
        ],
        statements: [
          'The main ingredient of {subject} is {value}.',
          'In {subject}, the main ingredient is {value}.',
          'The chief ingredient of {subject} is {value}.',
          'The main ingredient that goes into {subject} is {value}.',
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
          'What is {subject} made from?',
          'Which of these is {subject} made from?',
          'From which of these is {subject} made?',
          'What is the basic ingredient of {subject}?',
        ],
        backward: [
          'Which of these drinks is made from {value}?',
          'Which of these drinks has {value} as its basic ingredient?',
        ],
        statements: [
          '{subject} is made from {value}.',
          'The drink {subject} is made from {value}.',
          'It is from {value} that {subject} is made.',
          'The basic ingredient of {subject} is {value}.',
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
          'From which country does {subject} cheese originally come?',
          'Which country does the cheese called {subject} originally come from?',
          'In which country did {subject} cheese originate?',
          'In which of these countries did {subject} cheese originate?',
        ],
        backward: [
          'Which of these cheeses originally comes from {value}?',
          'Which of these cheeses originated in {value}?',
        ],
        statements: [
          '{subject} cheese originally comes from {value}.',
          'The cheese called {subject} originally comes from {value}.',
          '{subject} cheese originated in {value}.',
          'It was in {value} that {subject} cheese originated.',
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
          'Which alcoholic drink is {a subject} based on?',
          'Which of these is {a subject} based on?',
          'By the standard recipe, which of these goes into {a subject}?',
          'Which of these does a classic {subject} contain?',
        ],
        backward: [
          'Which of these cocktails is based on {value}?',
          'Which of these classic cocktails is made with {value}?',
        ],
        statements: [
          'A classic {subject} is based on {value}.',
          '{a subject} is based on {value}.',
          'By the standard recipe, {a subject} is made with {value}.',
          'A classic {subject} contains {value}.',
        ],
      },
    ],
  },
];
