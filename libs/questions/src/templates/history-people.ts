import type { Kind } from '../relation.js';

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
          'Among those who ruled {value} was {subject}.',
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
          'To which ruling house did {subject} belong?',
          'Which dynasty counts {subject} among its rulers?',
          '{subject} ruled as a member of which dynasty?',
        ],
        statements: [
          '{subject} belonged to {value}.',
          '{subject} ruled as a member of {value}.',
          'As a ruler, {subject} belonged to {value}.',
          '{subject} was a member of {value}.',
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
          'On what does the fame of {subject} rest?',
          'Which of these secured {subject} a place in history?',
          'The history of discovery remembers {subject} for which of these?',
        ],
        backward: [
          'Who is remembered for {value}?',
          'Whose fame rests on {value}?',
          'Whom do we remember for {value}?',
        ],
        statements: [
          'We remember {subject} for {value}.',
          'The fame of {subject} rests on {value}.',
          '{value} secured {subject} a place in history.',
          'The history of discovery remembers {subject} for {value}.',
        ],
      },
      {
        column: 'flag',
        levels: [1, 2, 3],
        forward: [
          'Under the flag of which country did {subject} explore?',
          'In the service of which country did {subject} explore?',
          'For which country did {subject} explore?',
          'The expeditions of {subject} were made in the name of which country?',
        ],
        backward: [
          'Which of these explored in the service of {value}?',
          'Which of these led expeditions under the flag of {value}?',
        ],
        statements: [
          '{subject} explored for {value}.',
          'The expeditions of {subject} were made for {value}.',
          '{subject} led expeditions under the flag of {value}.',
          '{subject} explored in the service of {value}.',
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
          'Who went by the name “{subject}”?',
          'To whom was the name “{subject}” given?',
          'Who is meant by the nickname “{subject}”?',
        ],
        statements: [
          '{value} was known as “{subject}”.',
          'The name “{subject}” was given to {value}.',
          'When people said “{subject}”, they meant {value}.',
          'Another name for {value} was “{subject}”.',
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
          'Who made these words famous: “{subject}”?',
          'Who spoke or wrote the famous words “{subject}”?',
        ],
        statements: [
          'The words “{subject}” come from {value}.',
          'It was {value} who made the words “{subject}” famous.',
          'The famous words “{subject}” are those of {value}.',
          '“{subject}”: those were the words of {value}.',
        ],
      },
    ],
  },
];
