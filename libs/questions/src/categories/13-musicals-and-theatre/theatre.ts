import type { Kind, Relation } from '../../relation.js';

const setting = (column: string, what: string, where: string): Relation => ({
  column,
  id: `play-${what}`,
  levels: [1, 2, 3],
  forward: [
    `${where} is the play “{subject}” mainly set?`,
    `Which ${what} is the main setting of the play “{subject}”?`,
    `The play “{subject}” is mainly set in which ${what}?`,
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
          'Which playwright wrote “{subject}”?',
          'The play “{subject}” is by which writer?',
          'Who is the author of the play “{subject}”?',
        ],
        backward: ['Which of these plays is by {value}?', 'Which of these plays did {value} write?'],
        statements: [
          'The play “{subject}” was written by {value}.',
          'The play “{subject}” is by {value}.',
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
          'In which play is {subject} a character?',
          '{subject} is a character in which play?',
          'In which play do we meet {subject}?',
          'Which play has {subject} among its characters?',
        ],
        backward: [
          'Which of these characters appears in the play “{value}”?',
          'Which of these characters do we meet in the play “{value}”?',
        ],
        statements: [
          '{subject} is a character in the play “{value}”.',
          'In the play “{value}” we meet {subject}.',
          'One of the characters in the play “{value}” is {subject}.',
          'The play “{value}” has {subject} among its characters.',
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
          'From which country does the playwright {subject} come?',
          'What is the home country of the playwright {subject}?',
          'The playwright {subject} is from which country?',
          '{subject} is a playwright from which country?',
        ],
        statements: [
          'The playwright {subject} comes from {value}.',
          '{subject} is a playwright from {value}.',
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
          'In which town or city is {subject}?',
          '{subject} is in which town or city?',
          'You have tickets for a performance at {subject}. Where do you go?',
        ],
        backward: ['Which of these venues is in {value}?', 'Which of these venues do you find in {value}?'],
        statements: [
          'You find {subject} in {value}.',
          '{subject} is in {value}.',
          'To see a performance at {subject}, you go to {value}.',
          'To visit {subject}, you go to {value}.',
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
          'In the theatre, what is meant by “{subject}”?',
          'What does the theatre term “{subject}” mean?',
          'In the theatre, “{subject}” is the term for what?',
        ],
        statements: [
          'In the theatre, “{subject}” means {value}.',
          'In the theatre, “{subject}” is the term for {value}.',
          'The theatre term “{subject}” means {value}.',
          'As a theatre term, “{subject}” means {value}.',
        ],
        clashes: [
          ['a long speech by one character', 'a speech in which a character, alone, thinks aloud'],
          ['a practice run before a performance', 'a full run in costume before the first night'],
        ],
      },
    ],
  },
];
