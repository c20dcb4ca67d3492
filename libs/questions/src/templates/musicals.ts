import type { Kind } from '../relation.js';

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
          'Who composed the score of the musical “{subject}”?',
          'Which composer wrote the music for the stage show “{subject}”?',
          'Whose music do we hear in the stage musical “{subject}”?',
          'The stage musical “{subject}” has music by which composer?',
        ],
        backward: [
          'Which of these stage musicals has music by {value}?',
          'For which of these musicals did {value} compose the music?',
        ],
        statements: [
          'The score of the stage musical “{subject}” is by {value}.',
          '{value} composed the score of the musical “{subject}”.',
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
          'Which older work was turned into the musical “{subject}”?',
          'The story of the musical “{subject}” comes from which work?',
          'Which older work is the basis of the musical “{subject}”?',
        ],
        backward: [
          'Which of these musicals is based on “{value}”?',
          'Which of these musicals takes its story from “{value}”?',
        ],
        statements: [
          'The musical “{subject}” is based on “{value}”.',
          'The story of the musical “{subject}” comes from “{value}”.',
          'The basis of the musical “{subject}” is “{value}”.',
          'The musical “{subject}” takes its story from “{value}”.',
        ],
      },
      {
        column: 'place',
        id: 'musical-place',
        levels: [1, 2, 3],
        forward: [
          'Where is the musical “{subject}” mainly set?',
          'Where does most of the musical “{subject}” take place?',
          'The story of the musical “{subject}” takes place mainly where?',
          'What is the main setting of the musical “{subject}”?',
        ],
        backward: [
          'Which of these musicals is mainly set in {value}?',
          'Which of these musicals has {value} as its main setting?',
        ],
        statements: [
          'The musical “{subject}” is mainly set in {value}.',
          'The main setting of the musical “{subject}” is {value}.',
          'The story of the musical “{subject}” takes place mainly in {value}.',
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
          'Which country is the main setting of the musical “{subject}”?',
          'In which country does most of the musical “{subject}” take place?',
          'The story of the musical “{subject}” takes place mainly in which country?',
        ],
        backward: [
          'Which of these musicals is mainly set in {value}?',
          'Which of these musicals has {value} as its main setting?',
        ],
        statements: [
          'The musical “{subject}” is mainly set in {value}.',
          '{value} is the main setting of the musical “{subject}”.',
          'The story of the musical “{subject}” takes place mainly in {value}.',
          'Most of the musical “{subject}” takes place in {value}.',
        ],
      },
      {
        column: 'opened',
        levels: [3, 3, 0],
        number: { steps: [2, 4, 6, 9, 12], max: 2026 },
        forward: [
          'In which year did the musical “{subject}” first open on Broadway?',
          'When did the musical “{subject}” first come to Broadway?',
          'Which year saw the Broadway opening of the musical “{subject}”?',
          'Broadway first saw the musical “{subject}” in which year?',
        ],
        backward: [
          'Which of these musicals first opened on Broadway in {value}?',
          'Which of these musicals was new on Broadway in {value}?',
        ],
        statements: [
          'The musical “{subject}” first opened on Broadway in {value}.',
          'The musical “{subject}” first came to Broadway in {value}.',
          'Broadway first saw the musical “{subject}” in {value}.',
          '“{subject}” was a new musical on Broadway in {value}.',
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
          'In which musical would you hear the song “{subject}”?',
          'Which musical features the song “{subject}”?',
          'The song “{subject}” is part of which musical?',
          'From which musical does the song “{subject}” come?',
        ],
        backward: [
          'Which of these songs is from the musical “{value}”?',
          'Which of these songs do we hear in the musical “{value}”?',
        ],
        statements: [
          'The song “{subject}” is from the musical “{value}”.',
          'The song “{subject}” can be heard in the musical “{value}”.',
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
          'Which musical has a part called {subject}?',
          'The part of {subject} belongs to which musical?',
          'In which musical would a performer play {subject}?',
        ],
        backward: [
          'Which of these is a part in the musical “{value}”?',
          'Which of these characters appears in the musical “{value}”?',
        ],
        statements: [
          '{subject} is a character in the musical “{value}”.',
          'The musical “{value}” has a part called {subject}.',
          'The part of {subject} belongs to the musical “{value}”.',
          'One of the characters in the musical “{value}” is {subject}.',
        ],
      },
    ],
  },
];
