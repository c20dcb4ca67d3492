import type { Kind, Relation } from '../relation.js';

const builtBy = (column: string, thing: string): Relation => ({
  column,
  levels: [1, 2, 3],
  forward: [
    `Which company built the ${thing} called the {subject}?`,
    'Which maker stands behind the {subject}?',
    `Which company gave us the ${thing} called the {subject}?`,
    'From which maker did the {subject} come?',
  ],
  backward: ['Which of these was built by {value}?', 'Which of these came from {value}?'],
  statements: [
    'The {subject} was built by {value}.',
    `{value} built the ${thing} called the {subject}.`,
    'The company that built the {subject} is {value}.',
    `A well-known ${thing} built by {value} is the {subject}.`,
  ],
});

/** Makers, cars and aircraft. */
export const VEHICLES: readonly Kind[] = [
  {
    kind: 'marque',
    relations: [
      {
        column: 'marque_home',
        levels: [1, 2, 3],
        forward: [
          'From which country does the make {subject} come?',
          'Which country is the home of the vehicle maker {subject}?',
          'In which country did {subject}, a maker of vehicles, begin?',
          'Which country gave the world the make {subject}?',
        ],
        backward: [
          'Which of these makes comes from {value}?',
          'Which of these vehicle makers began in {value}?',
        ],
        statements: [
          'The make {subject} comes from {value}.',
          'The home of the vehicle maker {subject} is {value}.',
          '{value} gave the world the make {subject}.',
          'The maker {subject} began in {value}.',
        ],
      },
      {
        column: 'seat',
        levels: [2, 3, 3],
        forward: [
          'Which town or city is the historic home of {subject}?',
          'With which town or city is the maker {subject} linked?',
          'Which of these places is tied to the name of {subject}?',
          'Which place on the map goes with the make {subject}?',
        ],
        backward: [
          'Which of these makers has its historic home in {value}?',
          'Which of these makes is linked with {value}?',
        ],
        statements: [
          'The historic home of {subject} is {value}.',
          '{value} is the historic home of {subject}.',
          'The maker {subject} is linked with {value}.',
          'On the map, {value} goes with the make {subject}.',
        ],
      },
    ],
  },
  { kind: 'model', relations: [builtBy('model_maker', 'model')] },
  {
    kind: 'plane',
    relations: [
      builtBy('plane_maker', 'aircraft'),
      {
        column: 'plane_role',
        levels: [1, 2, 3],
        clashes: [
          ['airliner', 'transport aircraft'],
          ['fighter', 'spy plane'],
        ],
        forward: [
          'What kind of aircraft is the {subject}?',
          'As what kind of aircraft was the {subject} built?',
          'Which of these describes the {subject}?',
          'How would you class the aircraft called the {subject}?',
        ],
        backward: ['Which of these is {a value}?', 'Which of these was built as {a value}?'],
        statements: [
          'The {subject} is {a value}.',
          'The aircraft called the {subject} is {a value}.',
          'The {subject} is classed as {a value}.',
          'The {subject} was built as {a value}.',
        ],
      },
    ],
  },
  {
    kind: 'pioneer',
    relations: [
      {
        column: 'pioneer_for',
        levels: [1, 2, 3],
        phrases: true,
        clashes: [
          ['the first practical motor car', 'the Model T'],
          ['the first flights of a powered aeroplane', 'flights with gliders'],
          ['flights with gliders', 'an early glider that carried a person'],
          ['an early steam locomotive in Wales', 'the railway from Stockton to Darlington'],
          ['the four-stroke engine', 'an early engine driven by gas'],
          ['vulcanised rubber', 'a practical tyre filled with air'],
          ['helicopters', 'the autogiro'],
        ],
        forward: [
          'For what do we remember {subject}?',
          'What do people think of when they hear the name of {subject}?',
          'Which of these is linked with the name of {subject}?',
          'In the history of transport, what does the name of {subject} stand for?',
        ],
        backward: ['Who is remembered for {value}?', 'Whose name stands for {value}?'],
        statements: [
          'We remember {subject} for {value}.',
          'In the history of transport, the name of {subject} stands for {value}.',
          'The name of {subject} is linked with {value}.',
          'The name of {subject} goes with {value}.',
        ],
      },
    ],
  },
];
