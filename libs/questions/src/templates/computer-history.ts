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
          'In computing, who created {subject}?',
          'Who is the creator of {subject}, in the world of computing?',
          'Which computer scientist or programmer created {subject}?',
          'Whose creation is {subject}, in the world of computing?',
        ],
        backward: [
          'In computing, which of these was created by {value}?',
          'In computing, which of these is the creation of {value}?',
        ],
        statements: [
          'In computing, {subject} was created by {value}.',
          'In computing, {value} is the creator of {subject}.',
          'In the world of computing, {subject} is the creation of {value}.',
          'In computing, it was {value} who created {subject}.',
        ],
      },
      {
        column: 'appeared',
        levels: [3, 3, 3],
        number: { steps: [3, 4, 5, 7, 9], min: 1950, max: 2024 },
        forward: [
          'In computing history, when did {subject} first appear?',
          'In which year did {subject} make its debut in computing?',
          'Which year in computing saw the first appearance of {subject}?',
          'In the history of computing, {subject} first appeared in which year?',
        ],
        backward: [
          'In computing, which of these first appeared in {value}?',
          'In computing, which of these made its debut in {value}?',
        ],
        statements: [
          'In computing, {subject} first appeared in {value}.',
          'In computing history, {value} saw the first appearance of {subject}.',
          'In computing, {subject} made its first appearance in {value}.',
          'In the history of computing, {subject} made its debut in {value}.',
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
          'What does the history of computing credit {subject} with?',
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
          'Among the achievements of {subject} was {value}.',
          'The history of computing credits {subject} with {value}.',
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
          'Which company brought out {subject}?',
          'Which company launched {subject}?',
        ],
        backward: ['Which of these did {value} introduce?', 'Which of these was launched by {value}?'],
        statements: [
          '{value} introduced {subject}.',
          'It was {value} that launched {subject}.',
          'The company that came out with {subject} was {value}.',
          'The company that brought out {subject} was {value}.',
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
          'Which figure serves as the mascot or logo of {subject}?',
          '{subject} has which figure as its mascot or logo?',
          'Which of these is the mascot or logo of {subject}?',
        ],
        backward: [
          'Which of these has {value} as its mascot or logo?',
          '{value} is the mascot or logo of which of these?',
        ],
        statements: [
          'The mascot or logo of {subject} is {value}.',
          '{subject} has {value} as its mascot or logo.',
          'The figure that serves as the mascot or logo of {subject} is {value}.',
          '{value} serves as the mascot or logo of {subject}.',
        ],
      },
    ],
  },
];
