import type { Kind } from '../../relation.js';

/** Kinds of animals: what they are, where they live and what they eat. */
export const ANIMALS: readonly Kind[] = [
  {
    kind: 'sort',
    relations: [
      {
        column: 'sort',
        levels: [1, 2, 3],
        forward: [
          'What kind of animal is {a subject}?',
          'What sort of animal is {a subject}?',
          'Which of these words describes {a subject}?',
          'How would a zoologist classify {a subject}?',
        ],
        backward: ['Which of these animals is {a value}?', 'Which of these is a kind of {value}?'],
        statements: [
          '{a subject} is {a value}.',
          'To a zoologist, {a subject} is {a value}.',
          'Zoologists classify {a subject} as {a value}.',
          '{a subject} is a kind of {value}.',
        ],
      },
    ],
  },
  {
    kind: 'species',
    relations: [
      {
        column: 'scientific',
        levels: [1, 2, 3],
        forward: [
          'What is the scientific name of the {subject}?',
          'Which scientific name belongs to the {subject}?',
          'By which scientific name is the {subject} known?',
          'Zoologists know the {subject} by which scientific name?',
        ],
        statements: [
          'The scientific name of the {subject} is {value}.',
          'The {subject} has the scientific name {value}.',
          '{value} is the scientific name of the {subject}.',
          'Zoologists know the {subject} as {value}.',
        ],
      },
    ],
  },
  {
    kind: 'range',
    relations: [
      {
        column: 'native_to',
        levels: [1, 2, 3],
        clashes: [
          ['Asia', 'China'],
          ['Asia', 'Indonesia'],
          ['Asia', 'Borneo'],
          ['Asia', 'Borneo and Sumatra'],
          ['Asia', 'Vietnam and Laos'],
          ['Asia', 'the Arctic'],
          ['Indonesia', 'Borneo'],
          ['Indonesia', 'Borneo and Sumatra'],
          ['Borneo', 'Borneo and Sumatra'],
          ['Africa', 'Ethiopia'],
          ['Africa', 'Madagascar'],
          ['North America', 'Mexico'],
          ['North America', 'the Arctic'],
          ['South America', 'the Galápagos Islands'],
        ],
        forward: [
          'Where do {subject} live in the wild?',
          'To which part of the world are {subject} native?',
          'In which of these places do {subject} live in the wild?',
          '{subject} are native to which of these places?',
        ],
        backward: ['Which of these animals are native to {value}?', 'Which of these live wild in {value}?'],
        statements: [
          '{subject} are native to {value}.',
          'In the wild, {subject} live in {value}.',
          '{subject} live wild in {value}.',
          '{subject} are found in the wild in {value}.',
        ],
      },
    ],
  },
  {
    kind: 'diet',
    relations: [
      {
        column: 'eats',
        levels: [1, 2, 3],
        clashes: [
          ['water plants', 'seaweed', 'grass'],
          ['bamboo', 'grass'],
          ['snakes', 'prairie dogs'],
          ['squid', 'krill'],
        ],
        forward: [
          'What do {subject} mainly feed on?',
          'What is the main food of {subject}?',
          'What do {subject} mainly eat?',
          'Which of these is the main food of {subject}?',
        ],
        statements: [
          '{subject} mainly feed on {value}.',
          'The main food of {subject} is {value}.',
          '{subject} live mainly on {value}.',
          'The diet of {subject} consists mainly of {value}.',
        ],
      },
    ],
  },
  {
    kind: 'number',
    relations: [
      {
        column: 'animal_count',
        levels: [1, 2, 3],
        decoysOnly: true,
        forward: [
          'Which of these is the number of {subject}?',
          'What is the number of {subject}?',
          'If you count the {subject}, what number do you get?',
          'Count the {subject}: how many are there?',
        ],
        statements: [
          'There are {value} {subject}.',
          'If you count the {subject}, you get {value}.',
          'Count the {subject}, and you get {value}.',
          'The number of {subject} is {value}.',
        ],
      },
    ],
  },
];
