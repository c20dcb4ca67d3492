import type { Kind } from '../relation.js';

/** Words, numbers, books and rules of politics. */
export const POLITICAL_IDEAS: readonly Kind[] = [
  {
    kind: 'word',
    relations: [
      {
        column: 'meaning',
        phrases: true,
        levels: [1, 2, 3],
        forward: [
          'In politics, what is meant by “{subject}”?',
          'Which of these describes the political term “{subject}”?',
          'What does the term “{subject}” mean in politics?',
          'A news report uses the term “{subject}”. What is meant?',
        ],
        backward: [
          'What is the political term for {value}?',
          'Which of these terms means {value}?',
          'In politics, which term stands for {value}?',
        ],
        statements: [
          'In politics, “{subject}” means {value}.',
          'The political term for {value} is “{subject}”.',
          'In politics, the term “{subject}” stands for {value}.',
          'A report that uses the term “{subject}” is talking about {value}.',
        ],
        clashes: [
          ['the person who holds the office now', 'an office holder who will soon be replaced'],
          ['an easing of tension between rival powers', 'the renewal of good relations between states'],
          ["adding foreign land to one's own state", 'claiming land abroad because of shared roots'],
        ],
      },
    ],
  },
  {
    kind: 'rule',
    relations: [
      {
        column: 'ruled_by',
        phrases: true,
        levels: [1, 2, 3],
        forward: [
          'In {a subject}, who rules?',
          'Who holds power in {a subject}?',
          'Power in {a subject} is in whose hands?',
          'Who is in charge in {a subject}?',
        ],
        backward: [
          'What do you call rule by {value}?',
          'Which word means rule by {value}?',
          'Which of these is a name for government by {value}?',
        ],
        statements: [
          'In {a subject}, power is held by {value}.',
          'Rule by {value} is called {subject}.',
          'The word {subject} means rule by {value}.',
          'The name for government by {value} is {subject}.',
        ],
        clashes: [
          ['experts', 'people chosen for their ability'],
          ['the people', 'the mob'],
          ['experts', 'officials in offices'],
        ],
      },
    ],
  },
  {
    kind: 'amendment',
    relations: [
      {
        column: 'amendment',
        clashes: [['the prohibition of alcohol', 'the end of Prohibition']],
        phrases: true,
        levels: [2, 3, 3],
        forward: [
          'What is the subject of {subject}?',
          'Which of these is dealt with in {subject}?',
          '{subject} is about what?',
          'Which of these is found in {subject}?',
        ],
        backward: ['Which of these is about {value}?', 'Which amendment deals with {value}?'],
        statements: [
          '{subject} is about {value}.',
          '{subject} deals with {value}.',
          'The subject of {subject} is {value}.',
          'What {subject} deals with is {value}.',
        ],
      },
    ],
  },
  {
    kind: 'count',
    relations: [
      {
        column: 'count',
        levels: [1, 2, 3],
        forward: [
          'Which figure gives the number of {subject}?',
          'What is the number of {subject}?',
          'What is the correct number of {subject}?',
          'Which of these is the number of {subject}?',
        ],
        statements: [
          'The number of {subject} is {value}.',
          'The number of {subject} comes to {value}.',
          'The number of {subject} is exactly {value}.',
          'The number of {subject} stands at {value}.',
        ],
      },
    ],
  },
  {
    kind: 'milestone',
    relations: [
      {
        column: 'milestone',
        levels: [3, 3, 3],
        number: { steps: [2, 4, 6, 9, 12], max: 2020 },
        forward: [
          'What was the year of {subject}?',
          'Which year saw {subject}?',
          'Which of these was the year of {subject}?',
          'With which year is {subject} linked?',
        ],
        backward: ['Which of these dates from {value}?', 'Which of these belongs to the year {value}?'],
        statements: [
          'The year of {subject} was {value}.',
          'The year {value} saw {subject}.',
          'It was in {value} that the world saw {subject}.',
          'In the history of politics, {subject} belongs to the year {value}.',
        ],
      },
    ],
  },
  {
    kind: 'book',
    relations: [
      {
        column: 'author',
        levels: [1, 2, 3],
        forward: [
          'Who wrote “{subject}”?',
          'Who is the author of “{subject}”?',
          '“{subject}” is a work by whom?',
          'To whom do we owe “{subject}”?',
        ],
        backward: ['Which of these is a work by {value}?', 'Which of these was written by {value}?'],
        statements: [
          '“{subject}” was written by {value}.',
          '“{subject}” is a work by {value}.',
          'The author of “{subject}” is {value}.',
          'We owe “{subject}” to {value}.',
        ],
      },
    ],
  },
];
