import type { Kind } from '../../relation.js';

/** Musicals, their composers, sources, places, songs and characters. */
export const MUSICALS: readonly Kind[] = [
  {
    kind: 'musical',
    relations: [
      {
        column: 'music',
        id: 'musical-composer',
        levels: [1, 2, 3],
        forward: [
          'Who composed the music for the musical “{subject}”?',
          'Which composer wrote the music for the stage musical “{subject}”?',
          'The music of the stage musical “{subject}” is by which composer?',
          'Whose music do we hear in the stage musical “{subject}”?',
        ],
        backward: [
          'Which of these musicals has music by {value}?',
          'For which of these musicals did {value} compose the music?',
        ],
        statements: [
          'The music of the stage musical “{subject}” is by {value}.',
          '{value} composed the music for the musical “{subject}”.',
          'The composer of the stage musical “{subject}” is {value}.',
          'The musical “{subject}” has music by {value}.',
        ],
      },
      {
        column: 'source_work',
        id: 'musical-source',
        levels: [2, 2, 3],
        forward: [
          'On which older work is the musical “{subject}” based?',
          'The musical “{subject}” is based on which older work?',
          'Which older work is the basis of the musical “{subject}”?',
          'Which older work served as the basis for the musical “{subject}”?',
        ],
        backward: ['Which of these musicals is based on “{value}”?'],
        statements: [
          'The musical “{subject}” is based on “{value}”.',
          'The basis of the musical “{subject}” is “{value}”.',
          '“{value}” is the basis of the musical “{subject}”.',
          '“{value}” served as the basis for the musical “{subject}”.',
        ],
      },
      {
        column: 'place',
        id: 'musical-place',
        levels: [1, 2, 3],
        forward: [
          'Where is the musical “{subject}” mainly set?',
          'The musical “{subject}” is mainly set in which place?',
          'Which place is the main setting of the musical “{subject}”?',
          'Where does most of the musical “{subject}” take place?',
        ],
        backward: [
          'Which of these musicals is mainly set in {value}?',
          'Which of these musicals has {value} as its main setting?',
        ],
        statements: [
          'The musical “{subject}” is mainly set in {value}.',
          'The main setting of the musical “{subject}” is {value}.',
          '{value} is the main setting of the musical “{subject}”.',
          'Most of the musical “{subject}” takes place in {value}.',
        ],
        clashes: [['California', 'Los Angeles']],
      },
      {
        column: 'land',
        id: 'musical-land',
        levels: [1, 2, 3],
        forward: [
          'In which country is the musical “{subject}” mainly set?',
          'The musical “{subject}” is mainly set in which country?',
          'Which country is the main setting of the musical “{subject}”?',
          'In which country does most of the musical “{subject}” take place?',
        ],
        backward: [
          'Which of these musicals is mainly set in {value}?',
          'Which of these musicals has {value} as its main setting?',
        ],
        statements: [
          'The musical “{subject}” is mainly set in {value}.',
          'The main setting of the musical “{subject}” is {value}.',
          '{value} is the main setting of the musical “{subject}”.',
          'Most of the musical “{subject}” takes place in {value}.',
        ],
      },
      {
        column: 'opened',
        levels: [3, 3, 0],
        number: { steps: [2, 4, 6, 9, 12], max: 2026 },
        forward: [
          'In which year did the musical “{subject}” first open on Broadway?',
          'When did the musical “{subject}” first open on Broadway?',
          'The musical “{subject}” first opened on Broadway in which year?',
          'In which year did the musical “{subject}” have its Broadway premiere?',
        ],
        backward: [
          'Which of these musicals first opened on Broadway in {value}?',
          'Which of these musicals had its Broadway premiere in {value}?',
        ],
        statements: [
          'The musical “{subject}” first opened on Broadway in {value}.',
          'The musical “{subject}” had its Broadway premiere in {value}.',
          'In {value}, the musical “{subject}” first opened on Broadway.',
          'The Broadway premiere of the musical “{subject}” was in {value}.',
        ],
      },
    ],
  },
  {
    kind: 'show_song',
    relations: [
      {
        column: 'sung_in',
        id: 'show-song',
        levels: [1, 2, 3],
        forward: [
          'From which musical does the song “{subject}” come?',
          'Which musical features the song “{subject}”?',
          'The song “{subject}” is from which musical?',
          'The song “{subject}” comes from which musical?',
        ],
        backward: [
          'Which of these songs is from the musical “{value}”?',
          'Which of these songs comes from the musical “{value}”?',
        ],
        statements: [
          'The song “{subject}” is from the musical “{value}”.',
          'The song “{subject}” comes from the musical “{value}”.',
          'The musical “{value}” features the song “{subject}”.',
          '“{subject}” is a song from the musical “{value}”.',
        ],
      },
    ],
  },
  {
    kind: 'show_role',
    relations: [
      {
        column: 'in_musical',
        id: 'musical-role',
        levels: [1, 2, 3],
        forward: [
          'In which musical is {subject} a character?',
          '{subject} is a character in which musical?',
          'In which musical do we meet {subject}?',
          'Which musical has {subject} among its characters?',
        ],
        backward: [
          'Which of these characters appears in the musical “{value}”?',
          'Which of these characters do we meet in the musical “{value}”?',
        ],
        statements: [
          '{subject} is a character in the musical “{value}”.',
          'In the musical “{value}” we meet {subject}.',
          'One of the characters in the musical “{value}” is {subject}.',
          'The musical “{value}” has {subject} among its characters.',
        ],
      },
    ],
  },
];
