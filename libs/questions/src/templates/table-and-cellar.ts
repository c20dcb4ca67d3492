import type { Kind, Relation } from '../relation.js';

const home = (column: string): Relation => ({
  column,
  levels: [1, 2, 3],
  forward: [
    'Which country is the traditional home of {subject}?',
    'Which country has {subject} as a traditional speciality?',
    'Which country do people connect with {subject}?',
    'To taste {subject} where it is at home, to which country would you go?',
  ],
  backward: [
    'Which of these has {value} as its traditional home?',
    'Which of these is a traditional speciality of {value}?',
  ],
  statements: [
    'The traditional home of {subject} is {value}.',
    'A traditional speciality of {value} is {subject}.',
    '{value} is the traditional home of {subject}.',
    'To taste {subject} where it is at home, you would go to {value}.',
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
          'What do cooks need above all to make {subject}?',
          'A recipe for {subject} calls above all for what?',
          'Which of these is the basis of {subject}?',
        ],
        backward: [
          'Which of these has {value} as its main ingredient?',
          'For which of these do cooks need {value} above all?',
        ],
        statements: [
          'The main ingredient of {subject} is {value}.',
          'Cooks make {subject} mainly from {value}.',
          'A recipe for {subject} calls above all for {value}.',
          'To make {subject}, cooks need {value} above all.',
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
          'Which of these turns into {subject}?',
        ],
        backward: [
          'Which of these drinks is made from {value}?',
          'Which of these drinks begins with {value}?',
        ],
        statements: [
          '{subject} is made from {value}.',
          'The raw material of {subject} is {value}.',
          'A maker of {subject} starts with {value}.',
          'The drink called {subject} begins with {value}.',
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
          'Which country is the home of {subject} cheese?',
          'From which country does the cheese called {subject} come?',
          'Of which country is {subject} a traditional cheese?',
          'To which country does {subject} cheese belong by tradition?',
        ],
        backward: [
          'Which of these cheeses comes from {value}?',
          'Which of these cheeses has its home in {value}?',
        ],
        statements: [
          '{value} is the home of {subject} cheese.',
          'The cheese called {subject} comes from {value}.',
          'By tradition, {subject} is a cheese of {value}.',
          'The home of {subject} cheese is {value}.',
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
          'Which of these does a bartender need for {a subject}?',
          'By the standard recipe, what goes into {a subject}?',
          'Which of these does the classic {subject} contain?',
        ],
        backward: [
          'Which of these cocktails is based on {value}?',
          'Which of these classic cocktails is mixed with {value}?',
        ],
        statements: [
          'The base of {a subject} is {value}.',
          'A classic {subject} is based on {value}.',
          'By the standard recipe, {a subject} is mixed with {value}.',
          'To mix {a subject}, a bartender reaches for {value}.',
        ],
      },
    ],
  },
];
