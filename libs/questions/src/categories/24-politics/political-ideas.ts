import type { Kind } from '../../relation.js';

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
          'In politics, the term “{subject}” means {value}.',
          'In politics, “{subject}” is the term for {value}.',
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
          'Who rules in {a subject}?',
          'Who holds power in {a subject}?',
          'In {a subject}, who holds power?',
          'Who is in charge in {a subject}?',
        ],
        backward: [
          'What do you call rule by {value}?',
          'Which word means rule by {value}?',
          'Which of these is a name for rule by {value}?',
        ],
        statements: [
          'In {a subject}, power is held by {value}.',
          'The word for rule by {value} is “{subject}”.',
          'The word “{subject}” means rule by {value}.',
          'In {a subject}, power lies with {value}.',
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
          'What does {subject} deal with?',
          'Which of these does {subject} deal with?',
          'With which of these does {subject} deal?',
          'Which of these does {subject} concern?',
        ],
        backward: ['Which of these concerns {value}?', 'Which of these deals with {value}?'],
        statements: [
          '{subject} deals with {value}.',
          '{subject} concerns {value}.',
          '{value} is dealt with in {subject}.',
          'It is {subject} that deals with {value}.',
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
          'What is the number of {subject}?',
          'Which of these is the number of {subject}?',
          'What is the exact number of {subject}?',
          'What is the correct number of {subject}?',
        ],
        statements: [
          'The number of {subject} is {value}.',
          '{value} is the number of {subject}.',
          'There are {value} {subject}.',
          'The correct number of {subject} is {value}.',
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
          'When was {subject}?',
          'In which year was {subject}?',
          'What was the year of {subject}?',
          'Which year saw {subject}?',
        ],
        backward: ['Which of these dates from {value}?', 'Which of these did the year {value} see?'],
        statements: [
          'The year of {subject} was {value}.',
          'The year {value} saw {subject}.',
          '{subject} came in {value}.',
          '{subject} dates from {value}.',
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
          'By whom was “{subject}” written?',
          'Whose work is “{subject}”?',
          '“{subject}” was written by whom?',
        ],
        backward: ['Which of these is a work by {value}?', 'Which of these was written by {value}?'],
        statements: [
          '“{subject}” was written by {value}.',
          '“{subject}” is a work by {value}.',
          '{value} wrote “{subject}”.',
          'It was {value} who wrote “{subject}”.',
        ],
      },
    ],
  },
];
