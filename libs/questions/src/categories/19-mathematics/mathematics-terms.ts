import type { Kind, Relation } from '../../relation.js';

const parts = (column: string, part: string): Relation => ({
  column,
  levels: [1, 2, 3],
  number: { steps: column === 'sides' ? [1, 2, 3, 4] : [2, 4, 6, 8], min: 3, max: 40 },
  forward: [
    `How many ${part} does {a subject} have?`,
    `What is the number of ${part} of {a subject}?`,
    `If you count the ${part} of {a subject}, what number do you get?`,
    `{a subject} has how many ${part}?`,
  ],
  backward:
    column === 'edges'
      ? []
      : [`Which of these has {value} ${part}?`, `Which of these shapes has {value} ${part}?`],
  statements: [
    `{a subject} has {value} ${part}.`,
    `The number of ${part} of {a subject} is {value}.`,
    `If you count the ${part} of {a subject}, you get {value}.`,
    `{a subject} is a shape with {value} ${part}.`,
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
          'Which of these is {subject} known for in mathematics?',
          'For which of these do mathematicians remember {subject}?',
          'In mathematics, for which of these is {subject} known?',
          'In the history of mathematics, {subject} is known for which of these?',
        ],
        backward: [
          'Which of these mathematicians is known for {value}?',
          'Which of these mathematicians is remembered for {value}?',
        ],
        statements: [
          '{subject} is known for {value}.',
          '{subject} is remembered for {value}.',
          'In the history of mathematics, {subject} is known for {value}.',
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
