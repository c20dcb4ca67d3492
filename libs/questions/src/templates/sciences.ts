import type { Kind } from '../relation.js';

/** Fields of science, their people, words, units and instruments. */
export const SCIENCES: readonly Kind[] = [
  {
    kind: 'study',
    relations: [
      {
        column: 'field',
        id: 'study-of',
        levels: [1, 2, 3],
        forward: [
          'What is {subject} the study of?',
          'What do specialists in {subject} study?',
          '{subject} deals with what?',
          'What is the subject of {subject}?',
        ],
        backward: [
          'Which science deals with {value}?',
          'What is the study of {value} called?',
          'Which of these fields is about {value}?',
        ],
        statements: [
          '{subject} is the study of {value}.',
          'The study of {value} is called {subject}.',
          '{subject} deals with {value}.',
          'Specialists in {subject} study {value}.',
        ],
      },
    ],
  },
  {
    kind: 'instrument',
    relations: [
      {
        column: 'measures',
        id: 'instrument',
        levels: [1, 2, 3],
        forward: [
          'What does {a subject} measure?',
          'What is {a subject} made to measure?',
          'Which of these can {a subject} measure?',
          'What would you measure with {a subject}?',
        ],
        backward: [
          'Which of these instruments measures {value}?',
          'Which of these would you use to measure {value}?',
        ],
        statements: [
          '{a subject} measures {value}.',
          'To measure {value}, you use {a subject}.',
          'What {a subject} measures is {value}.',
          'You can measure {value} with {a subject}.',
        ],
      },
    ],
  },
  {
    kind: 'unit',
    relations: [
      {
        column: 'quantity',
        id: 'unit',
        levels: [1, 2, 3],
        clashes: [
          ['radiation dose to the body', 'absorbed radiation dose', 'radioactivity'],
          ['plane angle', 'solid angle'],
        ],
        forward: [
          'Which quantity is given in the unit called {subject}?',
          'Which quantity has the {subject} as its SI unit?',
          'In the SI, the {subject} is the unit of what?',
          'What does the SI unit called {subject} measure?',
        ],
        backward: [
          'What is the SI unit of {value}?',
          'Which SI unit measures {value}?',
          'In which SI unit is {value} measured?',
        ],
        statements: [
          'The {subject} is the SI unit of {value}.',
          'In the SI, {value} is measured with the unit called {subject}.',
          'The SI unit of {value} is the {subject}.',
          'The SI unit called {subject} measures {value}.',
        ],
      },
      {
        column: 'unit_symbol',
        id: 'unit-symbol',
        decoysOnly: true,
        abbreviates: true,
        verbatim: true,
        levels: [1, 2, 3],
        forward: [
          'What is the symbol of the unit {subject}?',
          'Which symbol stands for the unit {subject}?',
          'How do you abbreviate the SI unit {subject}?',
          'Which sign is written for the unit {subject}?',
        ],
        backward: ['Which SI unit has the symbol {value}?', 'Which SI unit is written {value}?'],
        statements: [
          'The symbol of the unit {subject} is {value}.',
          'The SI unit {subject} is written {value}.',
          'The sign {value} stands for the unit {subject}.',
          'For the unit {subject} you write {value}.',
        ],
      },
    ],
  },
  {
    kind: 'scientist',
    relations: [
      {
        column: 'known_for',
        id: 'known-for',
        phrases: true,
        levels: [1, 2, 3],
        forward: [
          'For what is {subject} known?',
          'What is {subject} famous for in science?',
          'Which of these do we connect with {subject}?',
          'What made {subject} famous in science?',
        ],
        backward: [
          'Who is known for {value}?',
          'Who became famous for {value}?',
          'Which of these scientists is known for {value}?',
        ],
        statements: [
          '{subject} is known for {value}.',
          '{subject} became famous for {value}.',
          'It is {subject} who is known for {value}.',
          'In science, {subject} is known for {value}.',
        ],
      },
    ],
  },
  {
    kind: 'vocabulary',
    relations: [
      {
        column: 'sense',
        id: 'term',
        phrases: true,
        levels: [1, 2, 3],
        forward: [
          'In science, what does the term “{subject}” mean?',
          'What do scientists mean by “{subject}”?',
          'Which of these describes the term “{subject}”?',
          'Which meaning does “{subject}” have in science?',
        ],
        backward: [
          'What is the scientific term for {value}?',
          'Which term means {value}?',
          'Which word do scientists use for {value}?',
        ],
        statements: [
          'In science, “{subject}” means {value}.',
          'The scientific term for {value} is “{subject}”.',
          'By “{subject}”, scientists mean {value}.',
          'The term “{subject}” means {value}.',
        ],
      },
    ],
  },
  {
    kind: 'period',
    relations: [
      {
        column: 'era',
        levels: [1, 2, 3],
        forward: [
          'To which geological era does {subject} belong?',
          '{subject} is part of which geological era?',
          'In which geological era was {subject}?',
          'Which geological era includes {subject}?',
        ],
        backward: ['Which of these periods belongs to {value}?', 'Which of these was a period of {value}?'],
        statements: [
          '{subject} belongs to {value}.',
          'In geology, {value} includes {subject}.',
          '{subject} is a period of {value}.',
          'In geology, {subject} is part of {value}.',
        ],
      },
    ],
  },
  {
    kind: 'plant',
    relations: [
      {
        column: 'plant_source',
        id: 'plant',
        levels: [1, 2, 3],
        forward: [
          'Which plant gives us {subject}?',
          'What is the plant source of {subject}?',
          'Which plant do you need to make {subject}?',
          'Without which plant would there be no {subject}?',
        ],
        backward: ['Which of these do we owe to {value}?', 'Which of these has {value} as its source?'],
        statements: [
          '{value} gives us {subject}.',
          'The source of {subject} is {value}.',
          'We owe {subject} to {value}.',
          'The plant that gives us {subject} is {value}.',
        ],
      },
    ],
  },
];
