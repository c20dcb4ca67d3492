import type { Kind } from '../relation.js';

/** Fields of science, their people, words, units and instruments. */
export const SCIENCES: readonly Kind[] = [
  {
    kind: 'study',
    relations: [
      {
        column: 'field',
        phrases: true,
        id: 'study-of',
        levels: [1, 2, 3],
        forward: [
          'What is {subject} the study of?',
          'What do specialists in {subject} study?',
          '{subject} is the science of what?',
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
          '{subject} is the science of {value}.',
          'The subject of {subject} is {value}.',
        ],
      },
    ],
  },
  {
    kind: 'instrument',
    relations: [
      {
        column: 'measures',
        phrases: true,
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
          '{a subject} is an instrument for measuring {value}.',
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
          'Which quantity is measured in the SI unit called the {subject}?',
          'Which quantity has the {subject} as its SI unit?',
          'In the SI, the {subject} is the unit of what?',
          'What does the SI unit called the {subject} measure?',
        ],
        backward: [
          'What is the SI unit of {value}?',
          'Which SI unit measures {value}?',
          'In which SI unit is {value} measured?',
        ],
        statements: [
          'The {subject} is the SI unit of {value}.',
          'In the SI, the unit of {value} is the {subject}.',
          'The SI unit of {value} is the {subject}.',
          'The SI unit called the {subject} measures {value}.',
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
          'What is the symbol for the SI unit called the {subject}?',
          'Which symbol stands for the {subject}, an SI unit?',
          'How is the {subject}, an SI unit, abbreviated?',
          'Which of these is short for the {subject}, an SI unit?',
        ],
        statements: [
          'The symbol for the {subject}, an SI unit, is {value}.',
          'The SI unit called the {subject} has the symbol {value}.',
          'The symbol {value} stands for the {subject}, an SI unit.',
          'The {subject}, an SI unit, is abbreviated as {value}.',
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
          'What is {subject} known for?',
          'What is {subject} famous for in science?',
          'Science remembers {subject} for which of these?',
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
          'Science remembers {subject} for {value}.',
          'It is {subject} who is known for {value}.',
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
          'Which of these is meant by the term “{subject}”?',
          'Which of these is the scientific meaning of “{subject}”?',
        ],
        backward: [
          'What is the scientific term for {value}?',
          'Which term means {value}?',
          'Which term do scientists use for {value}?',
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
          'In which geological era does {subject} fall?',
          'Which geological era includes {subject}?',
        ],
        backward: ['Which of these periods belongs to {value}?', 'Which of these is a period of {value}?'],
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
        phrases: true,
        id: 'plant',
        levels: [1, 2, 3],
        forward: [
          'Which plant gives us {subject}?',
          'Which plant is the source of {subject}?',
          'From which plant do we get {subject}?',
          'Of which plant is {subject} a product?',
        ],
        backward: ['Which of these do we get from {value}?', 'Which of these comes from {value}?'],
        statements: [
          '{value} gives us {subject}.',
          'The source of {subject} is {value}.',
          'We get {subject} from {value}.',
          'The plant that gives us {subject} is {value}.',
        ],
      },
    ],
  },
];
