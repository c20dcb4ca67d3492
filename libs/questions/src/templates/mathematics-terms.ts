import type { Kind, Relation } from '../relation.js';

const parts = (column: string, part: string): Relation => ({
  column,
  levels: [1, 2, 3],
  number: { steps: column === 'sides' ? [1, 2, 3, 4] : [2, 4, 6, 8], min: 3, max: 40 },
  forward: [
    `How many ${part} does {a subject} have?`,
    `What is the number of ${part} on {a subject}?`,
    `If you count the ${part} of {a subject}, what number do you get?`,
    `{a subject} has how many ${part}?`,
  ],
  backward:
    column === 'edges'
      ? []
      : [`Which of these has {value} ${part}?`, `Which of these shapes has {value} ${part}?`],
  statements: [
    `{a subject} has {value} ${part}.`,
    `The number of ${part} on {a subject} is {value}.`,
    `If you count the ${part} of {a subject}, you get {value}.`,
    `You would count {value} ${part} on {a subject}.`,
  ],
});

/** Shapes, people and words; the sums are generated. */
export const MATHEMATICS_TERMS: readonly Kind[] = [
  { kind: 'polygon', relations: [parts('sides', 'sides')] },
  { kind: 'solid', relations: [parts('faces', 'faces'), parts('edges', 'edges')] },
  {
    kind: 'mathematician',
    relations: [
      {
        column: 'contribution',
        id: 'mathematician',
        phrases: true,
        levels: [1, 2, 3],
        forward: [
          'What is {subject} known for in mathematics?',
          'Mathematicians remember {subject} for which of these?',
          'In mathematics, {subject} is known for which of these?',
          'For which of these is {subject} known among mathematicians?',
        ],
        backward: [
          'Who is known for {value}?',
          'Which mathematician is known for {value}?',
          'Which mathematician is remembered for {value}?',
        ],
        statements: [
          '{subject} is known for {value}.',
          'Among mathematicians, {subject} is known for {value}.',
          'In mathematics, {subject} is known for {value}.',
          'Mathematicians remember {subject} for {value}.',
        ],
      },
    ],
  },
  {
    kind: 'term',
    relations: [
      {
        column: 'meaning',
        id: 'term',
        phrases: true,
        levels: [1, 2, 3],
        forward: [
          'In mathematics, what does “{subject}” mean?',
          'What do mathematicians mean by “{subject}”?',
          'Which of these is meant by the term “{subject}” in mathematics?',
          'Which of these is the meaning of “{subject}” in mathematics?',
        ],
        backward: [
          'What is the mathematical term for {value}?',
          'Which mathematical term means {value}?',
          'What do mathematicians call {value}?',
        ],
        statements: [
          'In mathematics, “{subject}” means {value}.',
          'The mathematical term for {value} is “{subject}”.',
          'By “{subject}”, mathematicians mean {value}.',
          'Mathematicians use the term “{subject}” for {value}.',
        ],
      },
    ],
  },
];
