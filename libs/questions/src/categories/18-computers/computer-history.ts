import type { Kind } from '../../relation.js';

/** Who made what, and when. */
export const COMPUTER_HISTORY: readonly Kind[] = [
  {
    kind: 'language',
    relations: [
      {
        column: 'designer',
        levels: [1, 2, 3],
        forward: [
          'In computing, who created {subject}?',
          'In computing, who is the creator of {subject}?',
          'Which computer scientist or programmer created {subject}?',
          'In the world of computing, who created {subject}?',
        ],
        backward: [
          'In computing, which of these was created by {value}?',
          'In computing, which of these is the creation of {value}?',
        ],
        statements: [
          'In computing, {subject} was created by {value}.',
          'In computing, {value} is the creator of {subject}.',
          'In computing, {value} created {subject}.',
          'In computing, it was {value} who created {subject}.',
        ],
      },
      {
        column: 'appeared',
        levels: [3, 3, 3],
        number: { steps: [3, 4, 5, 7, 9], min: 1950, max: 2024 },
        forward: [
          'In computing, when did {subject} first appear?',
          'In computing, in which year did {subject} first appear?',
          'In the history of computing, {subject} first appeared in which year?',
          'In computing, which year saw the first appearance of {subject}?',
        ],
        backward: ['In computing, which of these first appeared in {value}?'],
        statements: [
          'In computing, {subject} first appeared in {value}.',
          'In computing, {value} saw the first appearance of {subject}.',
          'In computing, {subject} made its first appearance in {value}.',
          'In the history of computing, {subject} first appeared in {value}.',
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
          'In the history of computing, what is {subject} credited with?',
          'In the history of computing, {subject} is credited with which of these?',
          'Which of these is an achievement of {subject}?',
          'Which of these is {subject} credited with?',
        ],
        backward: [
          'Who is credited with {value}?',
          'In the history of computing, who is credited with {value}?',
          'Which of these people is credited with {value}?',
        ],
        statements: [
          '{subject} is credited with {value}.',
          'One achievement of {subject} was {value}.',
          'In the history of computing, {subject} is credited with {value}.',
          'Among the achievements of {subject} was {value}.',
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
          'Which company introduced {subject}?',
          'Which of these companies introduced {subject}?',
          'What is the name of the company that introduced {subject}?',
          'Name the company that introduced {subject}.',
        ],
        backward: ['Which of these did {value} introduce?', 'Which of these was introduced by {value}?'],
        statements: [
          '{value} introduced {subject}.',
          'It was {value} that introduced {subject}.',
          'The company that introduced {subject} was {value}.',
          'The name of the company that introduced {subject} is {value}.',
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
          'Which figure is the mascot or logo of {subject}?',
          '{subject} has which figure as its mascot or logo?',
          'Which of these is the mascot or logo of {subject}?',
        ],
        backward: ['Which of these has {value} as its mascot or logo?'],
        statements: [
          'The mascot or logo of {subject} is {value}.',
          '{subject} has {value} as its mascot or logo.',
          'As its mascot or logo, {subject} has {value}.',
          '{value} is the mascot or logo of {subject}.',
        ],
      },
    ],
  },
];
