import type { Kind } from '../../relation.js';

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
          'Which game features {subject}?',
          'Which of these games features {subject}?',
          'You hear players talk about {subject}. Which game are they playing?',
          'Which of these games involves {subject}?',
        ],
        backward: [
          'Which of these is part of the game of {value}?',
          'Which of these does the game of {value} feature?',
        ],
        statements: [
          'The game of {value} features {subject}.',
          'The game of {value} involves {subject}.',
          '{subject} is part of the game of {value}.',
          'One game that features {subject} is {value}.',
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
          'Who designed the game {subject}?',
          'Who is the designer of the game {subject}?',
          'Which of these people designed the game {subject}?',
          'By whom was the game {subject} designed?',
        ],
        backward: [
          'Which of these games was designed by {value}?',
          'Which of these games did {value} design?',
        ],
        statements: [
          'The game {subject} was designed by {value}.',
          '{value} designed the game {subject}.',
          'The designer of the game {subject} is {value}.',
          'It was {value} who designed the game {subject}.',
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
          'Which of these is the game {subject} about?',
          'How do players spend their time in the game {subject}?',
        ],
        backward: [
          'Which of these games is about {value}?',
          'In which of these games are players busy {value}?',
        ],
        statements: [
          'The game {subject} is about {value}.',
          'In the game {subject}, players are busy {value}.',
          'In the game {subject}, players spend their time {value}.',
          'Players of the game {subject} are busy {value}.',
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
          'What is the exact number of {subject}?',
          'What is the number of {subject}?',
          'Which of these is the number of {subject}?',
          'What is the correct number of {subject}?',
        ],
        statements: [
          'There are {value} {subject}.',
          'The number of {subject} is {value}.',
          'There are exactly {value} {subject}.',
          'The exact number of {subject} is {value}.',
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
          'Which country does the game {subject} come from?',
          'In which country did the game {subject} originate?',
        ],
        statements: [
          'The game {subject} comes from {value}.',
          'The country of origin of the game {subject} is {value}.',
          'It was in {value} that the game {subject} originated.',
          'The game {subject} originated in {value}.',
        ],
      },
    ],
  },
];
