import type { Kind } from '../relation.js';

/** Who made what, and when. */
export const COMPUTER_HISTORY: readonly Kind[] = [
  {
    kind: 'language',
    relations: [
      {
        column: 'designer',
        levels: [1, 2, 3],
        forward: [
          'Who created {subject}?',
          'Who was the original author of {subject}?',
          'Which computer scientist or programmer first created {subject}?',
          'To whom do we owe {subject}?',
        ],
        backward: [
          'Which of these was created by {value}?',
          'Of which of these was {value} the original author?',
        ],
        statements: [
          '{subject} was created by {value}.',
          '{value} created {subject}.',
          'The original author of {subject} is {value}.',
          'We owe {subject} to {value}.',
        ],
      },
      {
        column: 'appeared',
        levels: [3, 3, 3],
        number: { steps: [3, 4, 5, 7, 9], min: 1950, max: 2024 },
        forward: [
          'In which year did {subject} first appear?',
          'When did {subject} first appear?',
          'Which year saw the first appearance of {subject}?',
          '{subject} first appeared in which year?',
        ],
        backward: [
          'Which of these first appeared in {value}?',
          'The year {value} saw the first appearance of which of these?',
        ],
        statements: [
          '{subject} first appeared in {value}.',
          'The year {value} saw the first appearance of {subject}.',
          '{subject} made its first appearance in {value}.',
          'It was in {value} that {subject} first appeared.',
        ],
      },
    ],
  },
  {
    kind: 'pioneer',
    relations: [
      {
        column: 'known',
        phrases: true,
        id: 'known-for',
        levels: [1, 2, 3],
        forward: [
          'For what is {subject} known?',
          'What is {subject} famous for in computing?',
          'Which of these is an achievement of {subject}?',
          'What made {subject} famous in computing?',
        ],
        backward: [
          'Who is known for {value}?',
          'Who became famous for {value}?',
          'Which of these people is known for {value}?',
        ],
        statements: [
          '{subject} is known for {value}.',
          '{subject} became famous for {value}.',
          'It is {subject} who is known for {value}.',
          'In computing, {subject} is known for {value}.',
        ],
      },
    ],
  },
  {
    kind: 'company',
    relations: [
      {
        column: 'made_by',
        id: 'made-by',
        levels: [1, 2, 3],
        forward: [
          'Which company came out with {subject}?',
          'Which company introduced {subject}?',
          'Which company first brought out {subject}?',
          'From which company did {subject} come?',
        ],
        backward: ['Which of these did {value} introduce?', 'Which of these came from {value}?'],
        statements: [
          '{value} introduced {subject}.',
          '{subject} came from {value}.',
          'The company that came out with {subject} was {value}.',
          'It was {value} that first brought out {subject}.',
        ],
      },
    ],
  },
  {
    kind: 'logo',
    relations: [
      {
        column: 'mascot',
        levels: [1, 2, 3],
        forward: [
          'What is the mascot or logo of {subject}?',
          'Which figure stands for {subject}?',
          'Which figure do you see in the logo or mascot of {subject}?',
          'Which of these is the mascot or logo of {subject}?',
        ],
        backward: [
          'Which of these has {value} as its mascot or logo?',
          '{value} is the mascot or logo of which of these?',
        ],
        statements: [
          'The mascot or logo of {subject} is {value}.',
          '{subject} has {value} as its mascot or logo.',
          'The figure that stands for {subject} is {value}.',
          'As its mascot or logo, {subject} has {value}.',
        ],
      },
    ],
  },
];
