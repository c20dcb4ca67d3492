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
          'In which game do you come across {subject}?',
          'To which game does {subject} belong?',
          'You hear players talk about {subject}. Which game is it?',
          'Which of these games features {subject}?',
        ],
        backward: [
          'Which of these belongs to the game of {value}?',
          'Which of these do you come across in {value}?',
        ],
        statements: [
          '{subject} is part of the game of {value}.',
          'The game to which {subject} belongs is {value}.',
          'A game that features {subject} is {value}.',
          'You come across {subject} in a game of {value}.',
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
          'Who designed {subject}?',
          'Who is the designer of the game {subject}?',
          'Whose idea was the game {subject}?',
        ],
        backward: [
          'Which of these games was designed by {value}?',
          'Which of these games did {value} invent?',
        ],
        statements: [
          '{subject} was designed by {value}.',
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
          'What are players busy doing in {subject}?',
          'Which of these activities is at the heart of {subject}?',
          'What keeps players busy in {subject}?',
        ],
        backward: [
          'Which of these games is about {value}?',
          'In which of these games are players busy {value}?',
        ],
        statements: [
          'The game {subject} is about {value}.',
          'In {subject}, players are busy {value}.',
          'What keeps players of {subject} busy is {value}.',
          'Playing {subject} means {value}.',
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
          'There are how many {subject}?',
          'What is the exact number of {subject}?',
          'What is the number of {subject}?',
          'Which of these is the number of {subject}?',
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
          'Which country is the home of the game {subject}?',
          'From which country does the game {subject} come?',
          'Which country gave the world the game {subject}?',
          'In which country does the game {subject} have its home?',
        ],
        backward: [
          'Which of these games comes from {value}?',
          'Which of these games has its home in {value}?',
        ],
        statements: [
          'The game {subject} comes from {value}.',
          '{value} is the home of the game {subject}.',
          '{value} gave the world the game {subject}.',
          'The game {subject} has its home in {value}.',
        ],
      },
    ],
  },
];
