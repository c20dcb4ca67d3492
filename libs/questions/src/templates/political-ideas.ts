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
          'Which of these explains the political term “{subject}”?',
          'What does the term “{subject}” mean in politics?',
          'A news report uses the term “{subject}”. What is meant?',
        ],
        backward: [
          'What is the political term for {value}?',
          'Which of these terms means {value}?',
          'What do people in politics call {value}?',
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
          [
            'passing powers down from the centre to the regions',
            'deciding matters at the lowest suitable level',
          ],
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
          'In {a subject}, power is in the hands of whom?',
          'Who is in charge in {a subject}?',
        ],
        backward: [
          'What do you call rule by {value}?',
          'Which word means rule by {value}?',
          'Which of these is a name for government by {value}?',
        ],
        statements: [
          'In {a subject}, power is held by {value}.',
          'Rule by {value} goes by the name of {subject}.',
          'The word {subject} means rule by {value}.',
          'The name for government by {value} is {subject}.',
        ],
        clashes: [
          ['experts', 'people chosen for their ability'],
          ['the people', 'the mob'],
          ['experts', 'appointed officials'],
          ['people chosen for their ability', 'appointed officials'],
          ['priests in the name of a god', 'one person alone'],
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
          'Which of these would you read about in {subject}?',
          'What does {subject} deal with?',
          'With which matter does {subject} deal?',
          'Which of these does {subject} concern?',
        ],
        backward: ['Which of these concerns {value}?', 'Which amendment deals with {value}?'],
        statements: [
          '{subject} concerns {value}.',
          '{subject} deals with {value}.',
          '{value} is dealt with in {subject}.',
          'Read {subject}, and you read about {value}.',
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
          'Which of these is the number of {subject}?',
          'What is the number of {subject}?',
          'Do you know the number of {subject}?',
          'Asked for the number of {subject}, what do you answer?',
        ],
        statements: [
          'The number of {subject} is {value}.',
          '{value} is the number of {subject}.',
          'The number of {subject} comes to {value}.',
          'Ask for the number of {subject}, and the answer is {value}.',
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
          'To which year do history books date {subject}?',
          'Which year saw {subject}?',
          'Which was the year of {subject}?',
          'Which year brought {subject}?',
        ],
        backward: [
          'Which of these did the year {value} bring?',
          'Which of these do history books date to {value}?',
        ],
        statements: [
          'The year of {subject} was {value}.',
          'The year {value} saw {subject}.',
          'The year {value} brought {subject}.',
          'History books date {subject} to {value}.',
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
          'Whose work is “{subject}”?',
          'By whom was “{subject}” written?',
        ],
        backward: ['Which of these is a work by {value}?', 'Which of these was written by {value}?'],
        statements: [
          '“{subject}” was written by {value}.',
          '“{subject}” is a work by {value}.',
          '“{subject}” comes from the pen of {value}.',
          'It was {value} who wrote “{subject}”.',
        ],
      },
    ],
  },
];
