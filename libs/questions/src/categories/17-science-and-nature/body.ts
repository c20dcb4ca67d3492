import type { Kind, Relation } from '../../relation.js';

const place = (column: string, sort: string): Relation => ({
  column,
  id: sort,
  phrases: true,
  levels: [1, 2, 3],
  clashes: [
    ['the foot', 'the heel', 'the ankle', 'the lower leg', 'the calf', 'the shin'],
    [
      'the lower jaw',
      'the upper jaw',
      'the cheek',
      'the nose',
      'the middle ear',
      'the jaw',
      'the lips',
      'the eyelids',
    ],
    ['the shoulder', 'the chest', 'the upper arm', 'the back'],
    ['the wrist', 'the forearm'],
    ['the throat', 'the neck', 'the jaw'],
    ['the hip', 'the base of the spine', 'the buttocks', 'the thigh', 'the front of the thigh'],
    ['the thigh', 'the knee', 'the lower leg', 'the front of the thigh'],
    ['the belly', 'the chest'],
  ],
  forward: [
    `Where in the body is the ${sort} called the {subject}?`,
    `In which part of the body is the ${sort} called the {subject}?`,
    `In which part of the body do you find the ${sort} called the {subject}?`,
    `The {subject} is a ${sort} in which part of the body?`,
  ],
  backward: [`Which of these is a ${sort} in {value}?`, `Which of these ${sort}s is in {value}?`],
  statements: [
    `The {subject} is a ${sort} in {value}.`,
    `A ${sort} in {value} is called the {subject}.`,
    `The ${sort} called the {subject} is in {value}.`,
    `There is a ${sort} called the {subject} in {value}.`,
  ],
});

const task = (column: string, id: string, part: string, field: string, backward?: string[]): Relation => ({
  column,
  id,
  levels: [1, 2, 3],
  phrases: true,
  forward: [
    `What does the ${part} called the {subject} do?`,
    `In ${field}, what does the {subject} do?`,
    `In ${field}, which of these does the {subject} do?`,
    `In ${field}, the {subject} does which of these?`,
  ],
  ...(backward && { backward }),
  statements: [
    `In ${field}, the {subject} {value}.`,
    `The ${part} that {value} is the {subject}.`,
    `The {subject} is the ${part} that {value}.`,
    `The ${part} called the {subject} {value}.`,
  ],
});

export const BODY: readonly Kind[] = [
  { kind: 'bone', relations: [place('bone_place', 'bone')] },
  { kind: 'muscle', relations: [place('muscle_place', 'muscle')] },
  { kind: 'organ', relations: [task('task', 'organ', 'part of the body', 'the body')] },
  {
    kind: 'cellpart',
    relations: [
      task('cell_task', 'cell-part', 'part of a cell', 'cell biology', [
        'Which part of a cell {value}?',
        'Which of these parts of a cell {value}?',
      ]),
    ],
  },
  {
    kind: 'vitamin',
    relations: [
      {
        column: 'chemical_name',
        id: 'vitamin',
        levels: [1, 2, 3],
        forward: [
          'What is the chemical name of {subject}?',
          'Which of these is another name for {subject}?',
          '{subject} is also known by which chemical name?',
          'By which chemical name is {subject} also known?',
        ],
        backward: ['Which vitamin is {value}?', 'Which vitamin is also called {value}?'],
        statements: [
          '{subject} is also known as {value}.',
          'The chemical name of {subject} is {value}.',
          '{value} is another name for {subject}.',
          '{value} is the chemical name of {subject}.',
        ],
      },
    ],
  },
  {
    kind: 'disease',
    relations: [
      {
        column: 'cause',
        levels: [1, 2, 3],
        phrases: true,
        forward: [
          'What causes {subject}?',
          '{subject} is caused by which of these?',
          'Which of these is the cause of {subject}?',
          'What is the cause of {subject}?',
        ],
        backward: ['Which of these diseases is caused by {value}?', 'Which of these is caused by {value}?'],
        statements: [
          '{subject} is caused by {value}.',
          'The cause of {subject} is {value}.',
          '{value} causes {subject}.',
          'What causes {subject} is {value}.',
        ],
      },
    ],
  },
  {
    kind: 'medical',
    relations: [
      {
        column: 'plain_name',
        id: 'medical-term',
        levels: [1, 2, 3],
        phrases: true,
        forward: [
          'What do doctors mean by “{subject}”?',
          'What does “{subject}” mean in everyday words?',
          'A doctor writes down “{subject}”. What is that in everyday words?',
          'How would you put the medical term “{subject}” into everyday words?',
        ],
        backward: ['What is the medical term for {value}?', 'What do doctors call {value}?'],
        statements: [
          'The medical term for {value} is “{subject}”.',
          'By “{subject}”, doctors mean {value}.',
          'In everyday words, “{subject}” means {value}.',
          'Doctors call {value} “{subject}”.',
        ],
      },
    ],
  },
  {
    kind: 'phobia',
    relations: [
      {
        column: 'feared',
        phrases: true,
        id: 'phobia',
        levels: [1, 2, 3],
        forward: [
          'What does a person with {subject} fear?',
          '{subject} is the fear of what?',
          'What is somebody with {subject} afraid of?',
          'What frightens a person who has {subject}?',
        ],
        backward: ['What is the fear of {value} called?', 'Which of these is the fear of {value}?'],
        statements: [
          '{subject} is the fear of {value}.',
          'A person with {subject} fears {value}.',
          'The fear of {value} is called {subject}.',
          'Somebody with {subject} is afraid of {value}.',
        ],
      },
    ],
  },
];
