import type { Kind, Relation } from '../relation.js';

const setting = (column: string, what: string, where: string): Relation => ({
  column,
  id: `play-${what}`,
  levels: [1, 2, 3],
  forward: [
    `${where} is the play “{subject}” mainly set?`,
    `Which ${what} is the main setting of the play “{subject}”?`,
    `The action of the play “{subject}” mainly unfolds in which ${what}?`,
    `${where} does most of the play “{subject}” take place?`,
  ],
  backward: [
    'Which of these plays is mainly set in {value}?',
    'Which of these plays has {value} as its main setting?',
  ],
  statements: [
    'The play “{subject}” is mainly set in {value}.',
    'The main setting of the play “{subject}” is {value}.',
    'Most of the play “{subject}” takes place in {value}.',
    '{value} is the main setting of the play “{subject}”.',
  ],
});

/** Plays, playwrights, playhouses and the words of the stage. */
export const THEATRE: readonly Kind[] = [
  {
    kind: 'play',
    relations: [
      {
        column: 'playwright',
        levels: [1, 2, 3],
        forward: [
          'Who wrote the play “{subject}”?',
          'Which playwright wrote “{subject}” for the stage?',
          'The play “{subject}” is the work of which writer?',
          'Who is the author of the play “{subject}”?',
        ],
        backward: [
          'Which of these plays is by {value}?',
          'Which of these plays did {value} write?',
          '{value} is the author of which of these plays?',
        ],
        statements: [
          'The play “{subject}” was written by {value}.',
          'The play “{subject}” is the work of {value}.',
          'The author of the play “{subject}” is {value}.',
          '“{subject}” is a play by {value}.',
        ],
      },
      setting('locale', 'place', 'Where'),
      setting('realm', 'country', 'In which country'),
    ],
  },
  {
    kind: 'play_role',
    relations: [
      {
        column: 'in_play',
        id: 'play-role',
        levels: [1, 2, 3],
        forward: [
          'In which play do we meet {subject}?',
          '{subject} is a character in which play?',
          'Which play has a part called {subject}?',
          'Which play has {subject} among its characters?',
        ],
        backward: [
          'Which of these characters appears in the play “{value}”?',
          'Whom do we meet in the play “{value}”?',
        ],
        statements: [
          '{subject} is a character in the play “{value}”.',
          'In the play “{value}” we meet {subject}.',
          'The play “{value}” has a part called {subject}.',
          'The part of {subject} belongs to the play “{value}”.',
        ],
      },
    ],
  },
  {
    kind: 'stage_line',
    relations: [
      {
        column: 'line_in',
        id: 'play-line',
        levels: [1, 2, 3],
        forward: [
          'The words “{subject}” come from which play?',
          'The words “{subject}” are found in which play?',
          'Which play contains the words “{subject}”?',
          '“{subject}” is a quotation from which play?',
        ],
        backward: [
          'Which of these quotations comes from the play “{value}”?',
          'Which of these quotations do we find in the play “{value}”?',
        ],
        statements: [
          'The words “{subject}” come from the play “{value}”.',
          'The play “{value}” contains the words “{subject}”.',
          '“{subject}” is a quotation from the play “{value}”.',
          'The words “{subject}” are found in the play “{value}”.',
        ],
      },
    ],
  },
  {
    kind: 'dramatist',
    relations: [
      {
        column: 'native_of',
        id: 'playwright-from',
        levels: [1, 2, 3],
        forward: [
          'Which country does the playwright {subject} come from?',
          'What is the home country of the playwright {subject}?',
          'The playwright {subject} is from which country?',
          'The playwright {subject} hails from which country?',
        ],
        statements: [
          'The playwright {subject} comes from {value}.',
          '{value} is the home country of the playwright {subject}.',
          'The playwright {subject} is from {value}.',
          'The home country of the playwright {subject} is {value}.',
        ],
      },
    ],
  },
  {
    kind: 'playhouse',
    relations: [
      {
        column: 'stands_in',
        id: 'playhouse',
        levels: [1, 2, 3],
        forward: [
          'Where do you find {subject}?',
          'Where would you go to see a performance at {subject}?',
          'Where in the world is {subject}?',
          'You have tickets for {subject}. Where must you go?',
        ],
        backward: [
          'Which of these famous stages is in {value}?',
          'Which of these could you visit for a night out in {value}?',
        ],
        statements: [
          'You find {subject} in {value}.',
          'To see a performance at {subject}, you go to {value}.',
          'One of the famous stages of {value} is {subject}.',
          'With tickets for {subject}, you must go to {value}.',
        ],
      },
    ],
  },
  {
    kind: 'stage_word',
    relations: [
      {
        column: 'stage_term',
        id: 'stage-term',
        phrases: true,
        levels: [1, 2, 3],
        forward: [
          'In the theatre, what does “{subject}” mean?',
          'What do theatre people mean by “{subject}”?',
          'Which of these describes what “{subject}” means in the theatre?',
          'When theatre people say “{subject}”, what is meant?',
        ],
        statements: [
          'In the theatre, “{subject}” means {value}.',
          'In the theatre, “{subject}” is the term for {value}.',
          'By “{subject}”, theatre people mean {value}.',
          'Theatre people say “{subject}” when they mean {value}.',
        ],
        clashes: [
          ['a long speech by one character', 'a speech in which a character, alone, thinks aloud'],
          ['a practice run before a performance', 'a full run in costume before the first night'],
        ],
      },
    ],
  },
];
