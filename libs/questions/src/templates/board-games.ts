import type { Kind } from '../relation.js';

/** Board and card games as wholes: what is in them, who made them, where they are at home. */
export const BOARD_GAMES: readonly Kind[] = [
  {
    kind: 'element',
    relations: [
      {
        column: 'belongs',
        levels: [1, 2, 3],
        clashes: [
          ['blackjack', "Texas hold'em"],
          ['blackjack', 'backgammon'],
          ['hearts', 'bridge'],
        ],
        forward: [
          'Which game involves {subject}?',
          'To which game does {subject} belong?',
          'You hear players talk about {subject}. Which game are they playing?',
          'Which of these games features {subject}?',
        ],
        backward: [
          'Which of these belongs to the game of {value}?',
          'Which of these is part of the game of {value}?',
        ],
        statements: [
          '{subject} is part of the game of {value}.',
          '{subject} belongs to the game of {value}.',
          'It is the game of {value} that features {subject}.',
          'The game of {value} involves {subject}.',
        ],
      },
    ],
  },
  {
    kind: 'game',
    relations: [
      {
        column: 'designer',
        id: 'game-designer',
        levels: [2, 2, 3],
        forward: [
          'Who invented the game {subject}?',
          'Who designed the game {subject}?',
          'Who is the designer of the game {subject}?',
          'Whose idea was the game {subject}?',
        ],
        backward: [
          'Which of these games was designed by {value}?',
          'Which of these games did {value} invent?',
        ],
        statements: [
          'The game {subject} was designed by {value}.',
          '{value} invented the game {subject}.',
          'The designer of the game {subject} is {value}.',
          'The game {subject} was the idea of {value}.',
        ],
      },
      {
        column: 'aim',
        phrases: true,
        levels: [1, 2, 3],
        clashes: [
          ['laying tiles that show towns, roads and fields', 'decorating a wall with tiles'],
          ['guessing what somebody is drawing', 'guessing a word letter by letter'],
          ['describing things without saying certain words', 'acting out words in silence'],
          ['pulling blocks out of a tower', 'taking out small parts with tweezers'],
          ['settling an island by trading resources', "buying cards that are shuffled into one's own deck"],
        ],
        forward: [
          'What is the game {subject} about?',
          'What are players busy doing in the game {subject}?',
          'Which of these activities is at the heart of the game {subject}?',
          'What keeps players busy in the game {subject}?',
        ],
        backward: [
          'Which of these games is about {value}?',
          'In which of these games are players busy {value}?',
        ],
        statements: [
          'The game {subject} is about {value}.',
          'In the game {subject}, players are busy {value}.',
          'What keeps players of the game {subject} busy is {value}.',
          'Playing the game {subject} means {value}.',
        ],
      },
    ],
  },
  {
    kind: 'count',
    relations: [
      {
        column: 'amount',
        decoysOnly: true,
        levels: [1, 2, 3],
        forward: [
          'If you counted the {subject}, how many would you find?',
          'What is the exact number of {subject}?',
          'What is the number of {subject}?',
          'Which of these is the right number of {subject}?',
        ],
        statements: [
          'There are {value} {subject}.',
          'The number of {subject} is {value}.',
          'There are exactly {value} {subject}.',
          'You can count {value} {subject}.',
        ],
      },
    ],
  },
  {
    kind: 'home',
    relations: [
      {
        column: 'origin',
        id: 'game-origin',
        levels: [1, 2, 3],
        clashes: [['China', 'Korea']],
        forward: [
          'What is the country of origin of the game {subject}?',
          'From which country does the game {subject} come?',
          'Which country gave the world the game {subject}?',
          'In which country did the game {subject} arise?',
        ],
        backward: ['Which of these games comes from {value}?', 'Which of these games arose in {value}?'],
        statements: [
          'The game {subject} comes from {value}.',
          'The country of origin of the game {subject} is {value}.',
          '{value} gave the world the game {subject}.',
          'The game {subject} arose in {value}.',
        ],
      },
    ],
  },
];
