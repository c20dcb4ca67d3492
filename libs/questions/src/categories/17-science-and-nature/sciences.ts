import type { Kind } from '../../relation.js';

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
          '{subject} is the study of what?',
          'What does {subject} deal with?',
        ],
        backward: [
          'Which of these fields deals with {value}?',
          'What is the study of {value} called?',
          'Which of these is the study of {value}?',
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
        phrases: true,
        id: 'instrument',
        levels: [1, 2, 3],
        forward: [
          'What does {a subject} measure?',
          'What is {a subject} used to measure?',
          'Which of these does {a subject} measure?',
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
          '{a subject} is used to measure {value}.',
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
          'Of which quantity is the {subject} the SI unit?',
        ],
        backward: [
          'What is the SI unit of {value}?',
          'Which of these is the SI unit of {value}?',
          'In which SI unit is {value} measured?',
        ],
        statements: [
          'The {subject} is the SI unit of {value}.',
          'In the SI, the unit of {value} is the {subject}.',
          'The SI unit of {value} is the {subject}.',
          'The SI unit in which {value} is measured is the {subject}.',
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
          'Which symbol stands for the SI unit called the {subject}?',
          'Which symbol does the SI unit called the {subject} have?',
          'Which of these is the symbol for the SI unit called the {subject}?',
        ],
        statements: [
          'The symbol for the SI unit called the {subject} is {value}.',
          'The SI unit called the {subject} has the symbol {value}.',
          'The symbol {value} stands for the SI unit called the {subject}.',
          'In the SI, the symbol for the unit called the {subject} is {value}.',
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
          'Which of these is {subject} known for?',
          'For which of these is {subject} known?',
          'For which of these is {subject} remembered?',
          'In the history of science, for which of these is {subject} known?',
        ],
        backward: [
          'Which of these scientists is known for {value}?',
          'Which of these scientists is remembered for {value}?',
        ],
        statements: [
          '{subject} is known for {value}.',
          '{subject} is remembered for {value}.',
          'Science remembers {subject} for {value}.',
          'In the history of science, {subject} is known for {value}.',
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
          'Which scientific term means {value}?',
          'Which term do scientists use for {value}?',
        ],
        statements: [
          'In science, “{subject}” means {value}.',
          'The scientific term for {value} is “{subject}”.',
          'By “{subject}”, scientists mean {value}.',
          'In science, the term “{subject}” means {value}.',
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
          'Which of these plants gives us {subject}?',
        ],
        backward: ['Which of these do we get from {value}?', 'Which of these comes from {value}?'],
        statements: [
          '{value} gives us {subject}.',
          'The source of {subject} is {value}.',
          'We get {subject} from {value}.',
          'The plant from which we get {subject} is {value}.',
        ],
      },
    ],
  },
];
