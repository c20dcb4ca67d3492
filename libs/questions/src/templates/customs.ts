import type { Kind } from '../relation.js';

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
          'How many {subject}?',
          'By definition, what is the number of {subject}?',
          'Which of these is the number of {subject}?',
        ],
        statements: [
          'There are {value} {subject}.',
          'The number of {subject} is {value}.',
          'There are exactly {value} {subject}.',
          'By definition, there are {value} {subject}.',
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
          'If you see {value}, you are looking at the {subject}.',
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
          'Someone was born in {subject}. Which birthstone does the modern list give?',
          'Which gem stands for {subject} among the modern birthstones?',
        ],
        backward: [
          'On the modern list of birthstones, to which month does {value} belong?',
          'Which month has {value} as its modern birthstone?',
        ],
        statements: [
          'On the modern list, the birthstone of {subject} is {value}.',
          'People born in {subject} have {value} as their modern birthstone.',
          'The modern birthstone of {subject} is {value}.',
          'Among the modern birthstones, {value} stands for {subject}.',
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
          'How would a pilot say the letter {subject} in the NATO alphabet?',
          'In the NATO alphabet, what is the word for the letter {subject}?',
          'Spelling with the NATO alphabet, what do you say for {subject}?',
        ],
        statements: [
          'In the NATO alphabet, the word for the letter {subject} is {value}.',
          'On the radio, {value} stands for the letter {subject} in the NATO alphabet.',
          'A pilot who spells with the NATO alphabet says {value} for the letter {subject}.',
          'Spelling with the NATO alphabet, you say {value} for {subject}.',
        ],
      },
    ],
  },
];
