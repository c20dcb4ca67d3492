import type { Kind, NumberSpread, Relation } from '../relation.js';

const year = (id: string, number: NumberSpread): Relation => ({
  column: 'event_year',
  id,
  levels: [3, 3, 3],
  number,
  forward: [
    'What was the year of {subject}?',
    'Which year saw {subject}?',
    'In which year did sports fans witness {subject}?',
    'In the history of sport, which year saw {subject}?',
  ],
  statements: [
    'The year of {subject} was {value}.',
    'The year {value} saw {subject}.',
    'In the history of sport, the year of {subject} was {value}.',
    'Sports fans witnessed {subject} in {value}.',
  ],
});

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
          'Which of these sports has the term “{subject}” in its vocabulary?',
          'The term “{subject}” is part of the jargon of which of these sports?',
        ],
        statements: [
          'The term “{subject}” belongs to the language of {value}.',
          'In {value} you meet the term “{subject}”.',
          'The term “{subject}” is part of the jargon of {value}.',
          'The vocabulary of {value} includes the term “{subject}”.',
        ],
      },
      {
        column: 'sense',
        phrases: true,
        levels: [1, 2, 3],
        forward: [
          'In sport, which of these is a meaning of “{subject}”?',
          'In {term_sport}, what does “{subject}” mean?',
          'Which of these explains the sporting term “{subject}”?',
          'In the language of {term_sport}, what is meant by “{subject}”?',
          'As a sporting term, “{subject}” can mean which of these?',
        ],
        backward: [
          'In {term_sport}, what is the term for {value}?',
          'Which of these sporting terms means {value}?',
          'What do fans of {term_sport} call {value}?',
        ],
        statements: [
          'In sport, “{subject}” means {value}.',
          'In {term_sport}, the term “{subject}” means {value}.',
          'In {term_sport}, the term for {value} is “{subject}”.',
          'In sport, “{subject}” is a term for {value}.',
        ],
        clashes: [
          ["the gap between a goalkeeper's legs", "playing the ball between an opponent's legs"],
          ['a tournament for teams of curlers', 'a series of boat races'],
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
          'How many players make a full side in {subject}, without substitutes?',
          'In {subject}, how many players may one side have in play at once?',
          'How many players does a side have at full strength in {subject}?',
          'Leaving substitutes aside, how many players form one team in {subject}?',
        ],
        statements: [
          'In {subject}, a full side without substitutes has {value} players.',
          'In {subject}, one side may have up to {value} players in play at once.',
          'A side at full strength in {subject} has {value} players.',
          'Leaving substitutes aside, one team in {subject} has {value} players.',
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
          'The number of {subject} is which of these?',
          'What is the number of {subject}?',
          'Of these numbers, which is the number of {subject}?',
          'Which of these is the number of {subject}?',
        ],
        statements: [
          'The number of {subject} is {value}.',
          '{value} is the number of {subject}.',
          'There are {value} {subject}.',
          'By the rules, the number of {subject} is {value}.',
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
          '{subject} is a prize or contest in which sport?',
          'Which sport has {subject} among its prizes and contests?',
          'Among the prizes and contests of which sport do you find {subject}?',
          'In which sport is {subject} a famous prize or contest?',
        ],
        backward: [
          'Which of these is a prize or contest in {value}?',
          'In {value}, which of these is a famous prize or contest?',
        ],
        statements: [
          '{subject} is a prize or contest in {value}.',
          'Among the prizes and contests of {value} is {subject}.',
          'The sport that has {subject} among its prizes and contests is {value}.',
          'In {value}, {subject} is a famous prize or contest.',
        ],
      },
    ],
  },
  { kind: 'event', relations: [year('event_year', { steps: [2, 4, 6, 9, 12] })] },
  // The Games and World Cups keep a rhythm of four years, which would rule out the years between.
  { kind: 'games', relations: [year('games_year', { steps: [4, 8, 12] })] },
];
