import type { Kind } from '../../relation.js';

/** Measures, signs and customs. */
export const CUSTOMS: readonly Kind[] = [
  {
    kind: 'measure',
    relations: [
      {
        column: 'measure_count',
        levels: [1, 2, 3],
        decoysOnly: true,
        forward: [
          'What is the exact number of {subject}?',
          'What is the correct number of {subject}?',
          'What is the number of {subject}?',
          'Which of these is the number of {subject}?',
        ],
        statements: [
          'There are {value} {subject}.',
          'The number of {subject} is {value}.',
          'There are exactly {value} {subject}.',
          'The exact number of {subject} is {value}.',
        ],
      },
    ],
  },
  {
    kind: 'sign',
    relations: [
      {
        column: 'sign',
        levels: [1, 2, 3],
        decoysOnly: true,
        verbatim: true,
        forward: [
          'Which of these is the {subject}?',
          'What does the {subject} look like?',
          'Which sign is known as the {subject}?',
          'Which of these would you type for the {subject}?',
        ],
        backward: ['What is the sign {value} called?', 'What is the name of the sign {value}?'],
        statements: [
          'The sign {value} is the {subject}.',
          'The sign {value} is called the {subject}.',
          'The sign {value} is known as the {subject}.',
          'The name of the sign {value} is “{subject}”.',
        ],
      },
    ],
  },
  {
    kind: 'anniversary',
    relations: [
      {
        column: 'gift',
        levels: [1, 2, 3],
        forward: [
          'By tradition, which material marks the {subject} wedding anniversary?',
          'Which material is the traditional choice for {a subject} wedding anniversary?',
          'A couple celebrate their {subject} wedding anniversary. Which material goes with it by tradition?',
          'Which material traditionally stands for the {subject} wedding anniversary?',
        ],
        backward: [
          'Which wedding anniversary is traditionally marked with {value}?',
          'By tradition, {value} marks which wedding anniversary?',
        ],
        statements: [
          'By tradition, the {subject} wedding anniversary is marked with {value}.',
          'The traditional material for the {subject} wedding anniversary is {value}.',
          'By tradition, {value} goes with the {subject} wedding anniversary.',
          '{value} is the traditional material for the {subject} wedding anniversary.',
        ],
      },
    ],
  },
  {
    kind: 'birthstone',
    relations: [
      {
        column: 'birthstone',
        levels: [1, 2, 3],
        forward: [
          'On the modern list of birthstones, which gem belongs to {subject}?',
          'Which of these is the modern birthstone of {subject}?',
          'Which birthstone does the modern list give for {subject}?',
          'Which gem is the birthstone of {subject} on the modern list?',
        ],
        backward: [
          'On the modern list of birthstones, to which month does {value} belong?',
          'Which month has {value} as its modern birthstone?',
        ],
        statements: [
          'On the modern list, the birthstone of {subject} is {value}.',
          'The modern list of birthstones gives {value} for {subject}.',
          'The modern birthstone of {subject} is {value}.',
          '{value} is the birthstone of {subject} on the modern list.',
        ],
      },
    ],
  },
  {
    kind: 'spelling',
    relations: [
      {
        column: 'spelling_word',
        levels: [1, 2, 3],
        decoysOnly: true,
        echoes: true,
        forward: [
          'On the radio, which word stands for the letter {subject} in the NATO alphabet?',
          'Which word does a pilot use for the letter {subject} in the NATO alphabet?',
          'In the NATO alphabet, what is the word for the letter {subject}?',
          'When you spell with the NATO alphabet, what do you say for the letter {subject}?',
        ],
        statements: [
          'In the NATO alphabet, the word for the letter {subject} is {value}.',
          'On the radio, {value} stands for the letter {subject} in the NATO alphabet.',
          'A pilot who spells with the NATO alphabet says {value} for the letter {subject}.',
          'When you spell with the NATO alphabet, you say {value} for the letter {subject}.',
        ],
      },
    ],
  },
];
