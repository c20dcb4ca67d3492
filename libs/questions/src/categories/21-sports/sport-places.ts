import type { Kind, Relation } from '../../relation.js';

const hostCity = (column: string): Relation => ({
  column,
  levels: [1, 2, 3],
  forward: [
    'Which place hosted {subject}?',
    'Where did {subject} take place?',
    'Which place was the host of {subject}?',
    'Where were {subject} held?',
  ],
  backward: ['Which of these Games took place in {value}?', 'Which of these Games did {value} host?'],
  statements: [
    '{value} hosted {subject}.',
    '{subject} took place in {value}.',
    'The host of {subject} was {value}.',
    '{subject} were held in {value}.',
  ],
});

/** Venues, tournaments and champions. */
export const SPORT_PLACES: readonly Kind[] = [
  {
    kind: 'venue',
    relations: [
      {
        column: 'venue_city',
        levels: [1, 2, 3],
        forward: [
          'In which city do fans watch sport at {subject}?',
          '{subject} is a sports venue in which city?',
          'Which city would you visit for a day of sport at {subject}?',
          'You are watching sport at {subject}: in which city are you?',
        ],
        statements: [
          '{subject} is a sports venue in {value}.',
          'In {value}, fans watch sport at {subject}.',
          'If you are watching sport at {subject}, you are in {value}.',
          'For a day of sport at {subject}, you would go to {value}.',
        ],
      },
    ],
  },
  {
    kind: 'circuit',
    relations: [
      {
        column: 'circuit_country',
        levels: [1, 2, 3],
        forward: [
          'In which country do motor races at {subject} take place?',
          'To which country do you travel to see a race at {subject}?',
          '{subject} is a motor racing circuit in which country?',
          'You are watching a motor race at {subject}: in which country are you?',
        ],
        backward: [
          'Which of these racing circuits is in {value}?',
          'Which of these is a motor racing circuit in {value}?',
        ],
        statements: [
          'Motor races at {subject} take place in {value}.',
          'Racing drivers go to {value} to race at {subject}.',
          'If you are watching a motor race at {subject}, you are in {value}.',
          '{subject} is a motor racing circuit in {value}.',
        ],
      },
    ],
  },
  { kind: 'summer', relations: [hostCity('summer_host')] },
  { kind: 'winter', relations: [hostCity('winter_host')] },
  {
    kind: 'cup',
    relations: [
      {
        column: 'cup_host',
        levels: [1, 2, 3],
        forward: [
          'Which country hosted {subject}?',
          'Where was {subject} played?',
          'In which country did {subject} take place?',
          'Which country was the host of {subject}?',
        ],
        backward: ['Which of these tournaments did {value} host?'],
        statements: [
          '{subject} was played in {value}.',
          '{value} hosted {subject}.',
          'The host of {subject} was {value}.',
          '{subject} took place in {value}.',
        ],
      },
      {
        column: 'cup_winner',
        levels: [1, 2, 3],
        forward: [
          'Who won {subject}?',
          'Which team won {subject}?',
          'Which country won {subject}?',
          'Which country became world champion at {subject}?',
        ],
        backward: ['Which of these tournaments did {value} win?'],
        statements: [
          '{subject} was won by {value}.',
          '{value} won {subject}.',
          'The team that won {subject} was {value}.',
          'The winner of {subject} was {value}.',
        ],
      },
      {
        column: 'cup_loser',
        levels: [2, 3, 3],
        forward: [
          'Which team lost the final of {subject}?',
          'Who was beaten in the final of {subject}?',
          'Which country came second at {subject}?',
          'Which country finished as runner-up at {subject}?',
        ],
        backward: ['In which of these tournaments did {value} lose the final?'],
        statements: [
          'The team that lost the final of {subject} was {value}.',
          '{value} lost the final of {subject}.',
          'At {subject}, {value} came second.',
          'The runner-up at {subject} was {value}.',
        ],
      },
    ],
  },
  {
    kind: 'athlete',
    relations: [
      {
        column: 'athlete_sport',
        levels: [1, 2, 3],
        forward: [
          'In which sport did {subject} become famous?',
          'Which sport made {subject} famous?',
          '{subject} became famous in which sport?',
          '{subject} rose to fame in which sport?',
        ],
        backward: ['Which of these became famous in {value}?', 'Which of these rose to fame in {value}?'],
        statements: [
          '{subject} became famous in {value}.',
          'The sport that made {subject} famous is {value}.',
          '{subject} rose to fame in {value}.',
          'It was in {value} that {subject} became famous.',
        ],
      },
      {
        column: 'athlete_country',
        levels: [2, 3, 3],
        forward: [
          'Which country did {subject} represent in {athlete_sport}?',
          'In {athlete_sport}, which country did {subject} represent?',
          'For which country did {subject} compete?',
          'In {athlete_sport}, for which country did {subject} compete?',
        ],
        statements: [
          'In {athlete_sport}, {subject} represented {value}.',
          '{subject} competed for {value}.',
          'The country that {subject} represented in {athlete_sport} was {value}.',
          'In {athlete_sport}, {subject} competed for {value}.',
        ],
        clashes: [
          ['Great Britain', 'England'],
          ['Great Britain', 'Scotland'],
          ['Great Britain', 'Wales'],
          ['West Germany', 'Germany'],
        ],
      },
    ],
  },
];
