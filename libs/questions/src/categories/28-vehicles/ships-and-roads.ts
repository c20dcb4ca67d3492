import type { Kind } from '../../relation.js';

/** Ships, trains, airlines, parts and signs. */
export const SHIPS_AND_ROADS: readonly Kind[] = [
  {
    kind: 'vessel',
    relations: [
      {
        column: 'sailed_by',
        levels: [1, 2, 3],
        forward: [
          'Which of these captains and travellers famously sailed on {subject}?',
          'Who famously sailed on {subject}?',
          'Which famous captain or traveller sailed on {subject}?',
          '{subject} famously carried which captain or traveller?',
        ],
        statements: [
          '{value} famously sailed on {subject}.',
          '{subject} famously carried {value}.',
          'One captain or traveller who famously sailed on {subject} was {value}.',
          '{value} is famous for sailing on {subject}.',
        ],
      },
      {
        column: 'vessel_kind',
        levels: [1, 2, 3],
        forward: [
          'What kind of craft is {subject}?',
          'What kind of craft is the one called {subject}?',
          'Which of these describes the craft called {subject}?',
          'As what kind of craft is {subject} classed?',
        ],
        backward: ['Which of these names belongs to {a value}?', 'Which of these famous craft is {a value}?'],
        statements: [
          '{subject} is classed as {a value}.',
          'The craft called {subject} is {a value}.',
          'Among famous craft, {subject} is {a value}.',
          'One famous {value} is {subject}.',
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
          "On which country's railways is {subject} a famous name?",
          '{subject} is a famous name on the railways of which country?',
          '{subject} is one of the famous names on the railways of which country?',
          'Which country has {subject} among the famous names on its railways?',
        ],
        statements: [
          '{subject} is a famous name on the railways of {value}.',
          'On the railways of {value}, {subject} is a famous name.',
          '{subject} is one of the famous names on the railways of {value}.',
          'Among the famous names on the railways of {value} is {subject}.',
        ],
      },
    ],
  },
  {
    kind: 'airline',
    relations: [
      {
        column: 'airline_home',
        levels: [1, 2, 3],
        forward: [
          'From which country does the airline {subject} come?',
          'Which is the home country of the airline {subject}?',
          '{subject} is an airline from which country?',
          'In which country does the airline {subject} have its headquarters?',
        ],
        statements: [
          'The airline {subject} comes from {value}.',
          'The home country of the airline {subject} is {value}.',
          '{subject} is an airline from {value}.',
          'The airline {subject} has its headquarters in {value}.',
        ],
      },
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
        ],
        forward: [
          'What does {a subject} do?',
          'As a part of a vehicle or craft, what does {a subject} do?',
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
          '{a subject} is the part that {value}.',
          'As a part of a vehicle or craft, {a subject} {value}.',
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
        clashes: [['the space for cargo in a ship', 'the lowest space inside a ship']],
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
          'A car bears the international sign “{subject}”. From which country does it come?',
          'Which country has “{subject}” as its international sign for cars?',
          'On the back of a car you see “{subject}” in an oval. Which country is it from?',
          'The sign “{subject}” on a car abroad stands for which country?',
        ],
        backward: [
          'What is the international sign for cars from {value}?',
          'Which sign in an oval do cars from {value} carry abroad?',
        ],
        statements: [
          'The international sign for cars from {value} is “{subject}”.',
          'A car abroad with “{subject}” in an oval comes from {value}.',
          'As an international sign on cars, “{subject}” stands for {value}.',
          '{value} has “{subject}” as its international sign for cars.',
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
          'Which words are shortened to {subject} in transport?',
          'What is the long form of {subject} in the world of transport?',
        ],
        statements: [
          'In transport, {subject} stands for “{value}”.',
          'In the language of transport, the letters {subject} stand for “{value}”.',
          'In transport, the long form of {subject} is “{value}”.',
          'In the world of transport, {subject} is short for “{value}”.',
        ],
      },
    ],
  },
];
