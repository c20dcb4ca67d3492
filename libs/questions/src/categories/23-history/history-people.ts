import type { Kind } from '../../relation.js';

/** Rulers, explorers and other people of history, with what they were called and what they said. */
export const HISTORY_PEOPLE: readonly Kind[] = [
  {
    kind: 'ruler',
    relations: [
      {
        column: 'realm',
        levels: [1, 2, 3],
        forward: [
          'Which realm or people did {subject} rule?',
          'Over which realm or people did {subject} reign?',
          '{subject} was the ruler of which realm or people?',
          '{subject} reigned over which realm or people?',
        ],
        statements: [
          '{subject} ruled {value}.',
          '{subject} reigned over {value}.',
          'One of the rulers of {value} was {subject}.',
          '{subject} was a ruler of {value}.',
        ],
        clashes: [
          ['England', 'Great Britain', 'the United Kingdom', 'Wessex', 'Mercia'],
          ['the Roman Empire', 'the Byzantine Empire'],
          ['Persia', 'Iran'],
          ['Germany', 'Prussia'],
          ['Wallachia', 'Romania'],
          ['Albania', 'Epirus'],
          ['the Mughal Empire', 'the Maurya Empire'],
        ],
      },
      {
        column: 'dynasty',
        levels: [2, 3, 3],
        forward: [
          'To which dynasty did {subject} belong?',
          'Which dynasty did {subject} belong to?',
          'Of which dynasty was {subject} a member?',
          '{subject} was a member of which dynasty?',
        ],
        statements: [
          '{subject} belonged to {value}.',
          'By dynasty, {subject} belonged to {value}.',
          'As a ruler, {subject} belonged to {value}.',
          'One of the rulers who belonged to {value} was {subject}.',
        ],
      },
    ],
  },
  {
    kind: 'explorer',
    relations: [
      {
        column: 'feat',
        phrases: true,
        levels: [1, 2, 3],
        forward: [
          'What do we remember {subject} for?',
          'For what do we remember {subject}?',
          'Which of these do we remember {subject} for?',
          'For which of these do we remember {subject}?',
        ],
        backward: ['Who is remembered for {value}?', 'Whom do we remember for {value}?'],
        statements: [
          'We remember {subject} for {value}.',
          'History remembers {subject} for {value}.',
          '{subject} is remembered for {value}.',
          '{subject} went down in history for {value}.',
        ],
      },
      {
        column: 'flag',
        levels: [1, 2, 3],
        forward: [
          'Under the flag of which country did {subject} lead expeditions?',
          'In the service of which country did {subject} lead expeditions?',
          'For which country did {subject} lead expeditions?',
          'The expeditions of {subject} were made for which country?',
        ],
        statements: [
          '{subject} led expeditions for {value}.',
          'The expeditions of {subject} were made for {value}.',
          '{subject} led expeditions under the flag of {value}.',
          '{subject} led expeditions in the service of {value}.',
        ],
        clashes: [['England', 'Great Britain', 'the United Kingdom']],
      },
    ],
  },
  {
    kind: 'nickname',
    relations: [
      {
        column: 'nicknamed',
        levels: [1, 2, 3],
        forward: [
          'Who was known as “{subject}”?',
          'Who was called “{subject}”?',
          'To whom was the name “{subject}” given?',
          'Who is meant by the name “{subject}”?',
        ],
        statements: [
          '{value} was known as “{subject}”.',
          '{value} was called “{subject}”.',
          'The name “{subject}” was given to {value}.',
          'People used “{subject}” as a name for {value}.',
        ],
      },
    ],
  },
  {
    kind: 'victim',
    relations: [
      {
        column: 'killer',
        levels: [1, 2, 3],
        forward: [
          'Who killed {subject}?',
          'At whose hands did {subject} die?',
          'Who is remembered as the killer of {subject}?',
          'By whom was {subject} killed?',
        ],
        statements: [
          '{value} killed {subject}.',
          '{subject} was killed by {value}.',
          '{subject} died at the hands of {value}.',
          'The killer of {subject} was {value}.',
        ],
      },
    ],
  },
  {
    kind: 'saying',
    relations: [
      {
        column: 'speaker',
        levels: [1, 2, 3],
        forward: [
          'Whose words are these: “{subject}”?',
          'Who said or wrote “{subject}”?',
          'Who said or wrote these words: “{subject}”?',
          'From whom do the words “{subject}” come?',
        ],
        statements: [
          'The words “{subject}” come from {value}.',
          'It was {value} who said or wrote “{subject}”.',
          'The words “{subject}” are those of {value}.',
          '{value} said or wrote “{subject}”.',
        ],
      },
    ],
  },
];
