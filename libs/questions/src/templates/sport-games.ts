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
          'In which of these sports would a commentator use the term “{subject}”?',
          'The term “{subject}” is part of the jargon of which of these sports?',
        ],
        statements: [
          'The term “{subject}” belongs to the language of {value}.',
          'In {value} you meet the term “{subject}”.',
          'The term “{subject}” is part of the jargon of {value}.',
          'From the world of {value} comes the term “{subject}”.',
        ],
      },
      {
        column: 'sense',
        phrases: true,
        levels: [1, 2, 3],
        forward: [
          'In sport, what is meant by “{subject}”?',
          'In {term_sport}, what does “{subject}” mean?',
          'Which of these explains the sporting term “{subject}”?',
          'In the language of {term_sport}, what is meant by “{subject}”?',
          'In {term_sport}, which of these goes by the name “{subject}”?',
        ],
        backward: [
          'What is the sporting term for {value}?',
          'Which sporting term means {value}?',
          'What do sports fans call {value}?',
        ],
        statements: [
          'In sport, “{subject}” means {value}.',
          'In {term_sport}, the term “{subject}” means {value}.',
          'The sporting term for {value} is “{subject}”.',
          'In sport, the term for {value} is “{subject}”.',
        ],
        clashes: [
          ["the gap between a goalkeeper's legs", "playing the ball between an opponent's legs"],
          ['a tournament', 'a series of boat races'],
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
          'Which of these is the number of {subject}?',
          'What is the number of {subject}?',
          'Sport by numbers: how many {subject}?',
          'Can you name the right number of {subject}?',
        ],
        statements: [
          'The number of {subject} is {value}.',
          '{value} is the number of {subject}.',
          'There are {value} {subject}.',
          'Sport by numbers: the number of {subject} is {value}.',
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
          'Fans of which sport talk about {subject}?',
          'With which sport is {subject} linked?',
          'In which sport is {subject} a famous prize or contest?',
        ],
        backward: [
          'Which of these prizes and contests is linked with {value}?',
          'In {value}, which of these is a famous prize or contest?',
        ],
        statements: [
          '{subject} belongs to {value}.',
          '{subject} is part of the world of {value}.',
          'The sport that {subject} belongs to is {value}.',
          'In {value}, {subject} is a famous prize or contest.',
        ],
      },
    ],
  },
  { kind: 'event', relations: [year('event_year', { steps: [2, 4, 6, 9, 12] })] },
  // The Games and World Cups keep a rhythm of four years, which would rule out the years between.
  { kind: 'games', relations: [year('games_year', { steps: [4, 8, 12] })] },
];
