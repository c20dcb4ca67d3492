import type { Kind } from '../relation.js';

/** Words, numbers and prizes of sports. */
export const SPORT_GAMES: readonly Kind[] = [
  {
    kind: 'term',
    relations: [
      {
        column: 'term_sport',
        levels: [1, 2, 3],
        forward: [
          'In which of these sports do you meet the term “{subject}”?',
          'Which of these sports uses the term “{subject}”?',
          'To the language of which of these sports does “{subject}” belong?',
          'Which of these sports has a use for the term “{subject}”?',
        ],
        statements: [
          'The term “{subject}” belongs to the language of {value}.',
          'In {value} you meet the term “{subject}”.',
          'The expression “{subject}” is used in {value}.',
          'The term “{subject}” comes from the language of {value}.',
        ],
      },
      {
        column: 'sense',
        phrases: true,
        levels: [1, 2, 3],
        forward: [
          'In sport, what is meant by “{subject}”?',
          'In {term_sport}, what does “{subject}” mean?',
          'Which of these describes the sporting term “{subject}”?',
          'In the language of {term_sport}, what is meant by “{subject}”?',
          'In {term_sport}, which of these goes by the name “{subject}”?',
        ],
        backward: [
          'What is the sporting term for {value}?',
          'Which sporting term means {value}?',
          'Which of these terms stands for {value}?',
        ],
        statements: [
          'In sport, “{subject}” means {value}.',
          'In {term_sport}, the term “{subject}” means {value}.',
          'The sporting term for {value} is “{subject}”.',
          'In sport, the term for {value} is “{subject}”.',
        ],
        clashes: [
          ["the gap between a goalkeeper's legs", "playing the ball between an opponent's legs"],
          ['a very long, desperate throw', 'a shot let go just before time runs out'],
        ],
      },
    ],
  },
  {
    kind: 'team',
    relations: [
      {
        column: 'team',
        levels: [1, 2, 3],
        number: { steps: [1, 2, 3, 4], min: 2 },
        forward: [
          'How many players does a full side have in play in {subject}?',
          'In {subject}, how many players of one team are in play at the start?',
          'How many players does each team start with in {subject}?',
          'At full strength, how many players of one team take part at a time in {subject}?',
        ],
        statements: [
          'In {subject}, a full side has {value} players in play.',
          'In {subject}, each team starts with {value} players.',
          'Each team in {subject} has {value} players in play at the start.',
          'A team at full strength in {subject} has {value} players in play.',
        ],
      },
    ],
  },
  {
    kind: 'tally',
    relations: [
      {
        column: 'tally',
        levels: [1, 2, 3],
        forward: [
          'Choose the right number of {subject}.',
          'What is the number of {subject}?',
          'Do you know the number of {subject}?',
          'Which of these is the number of {subject}?',
        ],
        statements: [
          'The number of {subject} is {value}.',
          'There are {value} {subject}.',
          'The correct number of {subject} is {value}.',
          '{value} is the number of {subject}.',
        ],
      },
    ],
  },
  {
    kind: 'trophy',
    relations: [
      {
        column: 'trophy_sport',
        levels: [1, 2, 3],
        forward: [
          'To which sport does {subject} belong?',
          '{subject} is a great name in which sport?',
          'With which sport is {subject} linked?',
          'Which sport has {subject} among its great names?',
        ],
        backward: ['Which of these belongs to {value}?', 'Which of these has to do with {value}?'],
        statements: [
          '{subject} belongs to {value}.',
          '{subject} has to do with {value}.',
          'The sport that {subject} belongs to is {value}.',
          '{subject} is one of the great names of {value}.',
        ],
      },
    ],
  },
  {
    kind: 'event',
    relations: [
      {
        column: 'event_year',
        levels: [3, 3, 3],
        number: { steps: [2, 4, 6, 9, 12] },
        forward: [
          'What was the year of {subject}?',
          'Which year saw {subject}?',
          'Which of these was the year of {subject}?',
          'In the annals of sport, under which year do you find {subject}?',
        ],
        backward: [
          'Which of these dates from {value}?',
          'Which of these events of sport belongs to {value}?',
        ],
        statements: [
          'The year of {subject} was {value}.',
          'The year {value} saw {subject}.',
          'In the annals of sport, {subject} stands under the year {value}.',
          'It was in {value} that the world saw {subject}.',
        ],
      },
    ],
  },
];
