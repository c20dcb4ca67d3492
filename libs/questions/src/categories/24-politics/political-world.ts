import type { Kind } from '../../relation.js';

/** Parliaments, seats of power, organizations and leaders of the past. */
export const POLITICAL_WORLD: readonly Kind[] = [
  {
    kind: 'chamber',
    relations: [
      {
        column: 'chamber_country',
        levels: [1, 2, 3],
        forward: [
          'In which country or territory does {subject} make laws?',
          'In which country or territory does {subject} meet?',
          'Which country or territory has {subject} as a lawmaking body?',
          'Which country or territory has a parliament or chamber called {subject}?',
        ],
        statements: [
          '{subject} is a lawmaking body of {value}.',
          '{subject} makes laws in {value}.',
          '{subject} meets in {value}.',
          'A lawmaking body of {value} is {subject}.',
        ],
        clashes: [
          ['the United Kingdom', 'Wales'],
          ['the United Kingdom', 'the Isle of Man'],
          ['Denmark', 'the Faroe Islands'],
          ['Denmark', 'Greenland'],
          ['China', 'Taiwan'],
        ],
      },
    ],
  },
  {
    kind: 'building',
    relations: [
      {
        column: 'power_city',
        levels: [1, 2, 3],
        forward: [
          'In which city do you find {subject}?',
          'In which city would you see {subject}?',
          'Which city would you visit to see {subject}?',
          'To which city would you go to see {subject}?',
        ],
        backward: ['Which of these would you find in {value}?', 'Which of these would you see in {value}?'],
        statements: [
          'You find {subject} in {value}.',
          'To see {subject}, you go to {value}.',
          'The city where you find {subject} is {value}.',
          'It is in {value} that you find {subject}.',
        ],
      },
    ],
  },
  {
    kind: 'organisation',
    relations: [
      {
        column: 'org_city',
        levels: [1, 2, 3],
        forward: [
          'In which city does {subject} have its headquarters?',
          'In which of these cities does {subject} have its headquarters?',
          'Where does {subject} have its headquarters?',
          'Which city has the headquarters of {subject}?',
        ],
        backward: ['Which of these has its headquarters in {value}?', 'Which of these is based in {value}?'],
        statements: [
          '{subject} has its headquarters in {value}.',
          'It is in {value} that {subject} has its headquarters.',
          '{value} has the headquarters of {subject}.',
          'You find the headquarters of {subject} in {value}.',
        ],
      },
      {
        column: 'org_founded',
        levels: [3, 3, 3],
        number: { steps: [3, 5, 8, 11, 14], max: 2012 },
        forward: [
          'In which year was {subject} founded?',
          'When was {subject} founded?',
          'Which year saw the founding of {subject}?',
          'Which of these is the founding year of {subject}?',
        ],
        statements: [
          '{subject} was founded in {value}.',
          'The year {value} saw the founding of {subject}.',
          'The founding year of {subject} is {value}.',
          'It was in {value} that {subject} was founded.',
        ],
      },
    ],
  },
  {
    kind: 'leader',
    relations: [
      {
        column: 'led',
        levels: [1, 2, 3],
        forward: [
          'Which country did {subject} lead?',
          '{subject} was once a leader of which country?',
          'In which country did {subject} come to power?',
          'Which country was once led by {subject}?',
        ],
        statements: [
          '{subject} once led {value}.',
          '{value} was once led by {subject}.',
          'One of the leaders of {value} was {subject}.',
          '{subject} came to power in {value}.',
        ],
        clashes: [
          ['the Soviet Union', 'Russia'],
          ['West Germany', 'Germany'],
          ['North Korea', 'South Korea'],
        ],
      },
    ],
  },
  {
    kind: 'byname',
    relations: [
      {
        column: 'nicknamed',
        levels: [1, 2, 3],
        forward: [
          'Which figure in politics was known as “{subject}”?',
          'Which politician was called “{subject}”?',
          'Which politician bore the nickname or title “{subject}”?',
          'Which political leader was known as “{subject}”?',
        ],
        statements: [
          '{value} was known as “{subject}”.',
          'The nickname or title “{subject}” was given to {value}.',
          'The politician {value} was called “{subject}”.',
          'The politician known as “{subject}” was {value}.',
        ],
      },
    ],
  },
];
