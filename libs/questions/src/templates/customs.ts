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
          'How many {subject}?',
          'What is the number of {subject}?',
          'Which of these is the number of {subject}?',
          'Which figure gives the number of {subject}?',
        ],
        statements: [
          'The number of {subject} is {value}.',
          'There are {value} {subject}.',
          'By definition, there are {value} {subject}.',
          '{value} is the number of {subject}.',
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
          'You print the {subject} like this: {value}.',
          'In print, {value} is the {subject}.',
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
          'By tradition, which material belongs to the {subject} wedding anniversary?',
          'What is the traditional gift for the {subject} wedding anniversary made of?',
          'A couple celebrates its {subject} wedding anniversary. Which material traditionally stands for it?',
          'Which material is traditionally linked with the {subject} wedding anniversary?',
        ],
        backward: [
          'Which wedding anniversary is traditionally linked with {value}?',
          'By tradition, {value} marks which wedding anniversary?',
        ],
        statements: [
          'By tradition, the {subject} wedding anniversary is marked with {value}.',
          'The traditional material for the {subject} wedding anniversary is {value}.',
          'By tradition, {value} belongs to the {subject} wedding anniversary.',
          'The traditional gift for the {subject} wedding anniversary is {value}.',
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
          'For people born in {subject}, the modern list of birthstones has {value}.',
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
