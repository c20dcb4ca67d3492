import type { Kind, Relation } from '../relation.js';

const linkedWith = (column: string, thing: string, which: string, question: string): Relation => ({
  column,
  levels: [1, 2, 3],
  forward: [
    `Which country is the home of ${thing}?`,
    `With which country is ${thing} linked?`,
    `Which country do people connect with ${thing}?`,
    question,
  ],
  backward: [
    `Which of these ${which} has its home in {value}?`,
    `Which of these ${which} is linked with {value}?`,
  ],
  statements: [
    `The home of ${thing} is {value}.`,
    `{value} is the home of ${thing}.`,
    `The country linked with ${thing} is {value}.`,
    `${thing} has its home in {value}.`,
  ],
});

/** Ships, trains, airlines, parts and signs. */
export const SHIPS_AND_ROADS: readonly Kind[] = [
  {
    kind: 'vessel',
    relations: [
      {
        column: 'sailed_by',
        levels: [1, 2, 3],
        forward: [
          'Which captain or traveller do we link with {subject}?',
          'Who sailed on {subject}, in fact or in fiction?',
          'Whose voyages do you connect with {subject}, in fact or in fiction?',
          'Whose story is tied to {subject}?',
        ],
        backward: [
          'On which of these did {value} sail, in fact or in fiction?',
          'Which of these is tied to the story of {value}?',
        ],
        statements: [
          'In fact or in fiction, {value} sailed on {subject}.',
          'The name we link with {subject} is {value}.',
          'The story of {subject} is tied to that of {value}.',
          'In fact or in fiction, {subject} had {value} on board.',
        ],
      },
      {
        column: 'vessel_kind',
        levels: [1, 2, 3],
        forward: [
          'What kind of craft is known as {subject}?',
          'To what kind of craft does the name of {subject} belong?',
          'Which of these describes {subject}?',
          'How would you class {subject}?',
        ],
        backward: ['Which of these names belongs to {a value}?', 'Which of these counts as {a value}?'],
        statements: [
          'The name of {subject} belongs to {a value}.',
          'Among famous craft, {subject} counts as {a value}.',
          '{subject} is classed as {a value}.',
          'What we know as {subject} is {a value}.',
        ],
      },
    ],
  },
  {
    kind: 'train',
    relations: [
      {
        column: 'train_home',
        levels: [1, 2, 3],
        forward: [
          'In the railway history of which country do you find {subject}?',
          'Which country do railway fans connect with {subject}?',
          'On the rails, which country is the home of {subject}?',
          'Among railways and trains, with which country is {subject} linked?',
        ],
        backward: [
          'Which of these names on the rails has its home in {value}?',
          'Which of these names on the rails is linked with {value}?',
        ],
        statements: [
          'On the rails, the home of {subject} is {value}.',
          'Railway fans connect {subject} with {value}.',
          'In railway history, {subject} belongs to {value}.',
          'Among railways and trains, {subject} is linked with {value}.',
        ],
      },
    ],
  },
  {
    kind: 'airline',
    relations: [
      linkedWith(
        'airline_home',
        'the airline {subject}',
        'airlines',
        'From which country does the airline {subject} come?',
      ),
    ],
  },
  {
    kind: 'part',
    relations: [
      {
        column: 'part_task',
        levels: [1, 2, 3],
        phrases: true,
        clashes: [
          ["takes heat from the engine's coolant", 'takes heat from the air pressed into the engine'],
          ['shows how fast a car is going', 'senses the speed of the air outside'],
        ],
        forward: [
          'What does {a subject} do?',
          'In a vehicle or craft, what does {a subject} do?',
          'Which of these does {a subject} do?',
          'Which of these describes what {a subject} does?',
        ],
        backward: [
          'Which part {value}?',
          'Which of these {value}?',
          'What do you call the part that {value}?',
        ],
        statements: [
          '{a subject} {value}.',
          'The part that {value} is called {a subject}.',
          'What {a subject} does is this: it {value}.',
          'In short, {a subject} {value}.',
        ],
      },
    ],
  },
  {
    kind: 'deck',
    relations: [
      {
        column: 'deck_sense',
        levels: [1, 2, 3],
        phrases: true,
        forward: [
          'Among sailors, what does the word “{subject}” mean?',
          'On board, what is meant by “{subject}”?',
          'What do sailors mean by “{subject}”?',
          'Which of these is the meaning of “{subject}” at sea?',
        ],
        backward: ['What do sailors call {value}?', 'Which word do sailors use for {value}?'],
        statements: [
          'Among sailors, “{subject}” means {value}.',
          'At sea, the word for {value} is “{subject}”.',
          'By “{subject}”, sailors mean {value}.',
          'Sailors use the word “{subject}” for {value}.',
        ],
      },
    ],
  },
  {
    kind: 'plate',
    verbatim: true,
    relations: [
      {
        column: 'plate_country',
        levels: [1, 2, 3],
        abbreviates: true,
        decoysOnly: true,
        forward: [
          'A car carries the international sign {subject}. From which country does it come?',
          'Which country has {subject} as its international sign for cars?',
          'On the back of a car you see {subject} in an oval. Which country is it from?',
          'The sign {subject} on a car abroad stands for which country?',
        ],
        backward: [
          'What is the international sign for cars from {value}?',
          'Which sign in an oval do cars from {value} carry abroad?',
        ],
        statements: [
          'The international sign for cars from {value} is {subject}.',
          'A car abroad with {subject} in an oval comes from {value}.',
          'As an international sign on cars, {subject} stands for {value}.',
          '{value} has {subject} as its international sign for cars.',
        ],
      },
    ],
  },
  {
    kind: 'letters',
    verbatim: true,
    relations: [
      {
        column: 'stands_for',
        levels: [1, 2, 3],
        decoysOnly: true,
        echoes: true,
        forward: [
          'In transport, what do the letters {subject} stand for?',
          'In the world of transport, what is {subject} short for?',
          'Which words are shortened to {subject}?',
          'What is the long form of {subject} in the world of vehicles?',
        ],
        statements: [
          'In transport, {subject} stands for “{value}”.',
          'The letters {subject} stand for “{value}”.',
          'The long form of {subject} is “{value}”.',
          'In the world of vehicles, {subject} is short for “{value}”.',
        ],
      },
    ],
  },
];
