import type { Kind, NumberSpread, Relation } from '../../relation.js';

const year = (id: string, number: NumberSpread): Relation => ({
  column: 'event_year',
  id,
  levels: [3, 3, 3],
  number,
  forward: [
    'What was the year of {subject}?',
    'Which year saw {subject}?',
    'Which year brought {subject}?',
    '{subject} came in which year?',
  ],
  statements: [
    'The year of {subject} was {value}.',
    'The year {value} saw {subject}.',
    'The year {value} brought {subject}.',
    '{subject} came in {value}.',
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
          'In which of these sports is the term “{subject}” used?',
          'Which of these sports uses the term “{subject}”?',
          'The word or phrase “{subject}” is a term in which of these sports?',
          'The term “{subject}” belongs to the vocabulary of which of these sports?',
        ],
        statements: [
          'The term “{subject}” is used in {value}.',
          'The vocabulary of {value} has the term “{subject}”.',
          'The term “{subject}” belongs to the vocabulary of {value}.',
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
          'Which of these is a meaning of the sporting term “{subject}”?',
          'In {term_sport}, what is meant by “{subject}”?',
          'As a sporting term, “{subject}” can mean which of these?',
        ],
        backward: [
          'In {term_sport}, which of these terms means {value}?',
          'Which of these sporting terms means {value}?',
          'Which of these is the term in {term_sport} for {value}?',
        ],
        statements: [
          'In sport, “{subject}” can mean {value}.',
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
          'How many players does a full side have in {subject}, not counting substitutes?',
          'In {subject}, how many players are there in a full side without substitutes?',
          'In {subject}, a full side without substitutes has how many players?',
          'Not counting substitutes, how many players does a full side have in {subject}?',
        ],
        statements: [
          'In {subject}, a full side without substitutes has {value} players.',
          'A full side in {subject} has {value} players, not counting substitutes.',
          'In {subject}, there are {value} players in a full side without substitutes.',
          'Not counting substitutes, a full side in {subject} has {value} players.',
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
          'What is the correct number of {subject}?',
          'What is the number of {subject}?',
          'Which of these is the correct number of {subject}?',
          'Which of these is the number of {subject}?',
        ],
        statements: [
          'The number of {subject} is {value}.',
          '{value} is the number of {subject}.',
          'The correct number of {subject} is {value}.',
          '{value} is the correct number of {subject}.',
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
          'With which sport do you connect {subject}?',
          'To which sport does {subject} belong?',
          '{subject} belongs to which sport?',
          'In which sport do you come across {subject}?',
        ],
        backward: [
          'Which of these do you come across in {value}?',
          'Which of these belongs to the sport of {value}?',
        ],
        statements: [
          '{subject} belongs to the sport of {value}.',
          'In sport, {subject} belongs to {value}.',
          'The sport to which {subject} belongs is {value}.',
          'In {value}, you come across {subject}.',
        ],
      },
    ],
  },
  { kind: 'event', relations: [year('event_year', { steps: [2, 4, 6, 9, 12] })] },
  // The Games and World Cups take place every four years, so years between them would be easy to rule out.
  { kind: 'games', relations: [year('games_year', { steps: [4, 8, 12] })] },
];
