import type { Kind } from '../relation.js';

/** Works of the concert hall and the opera house, their composers, instruments and terms. */
export const CONCERT_MUSIC: readonly Kind[] = [
  {
    kind: 'work',
    relations: [
      {
        column: 'composer',
        levels: [1, 2, 3],
        forward: [
          'Who composed {subject}?',
          'Which composer wrote {subject}?',
          'Who was the composer of {subject}?',
          'Which of these composers wrote {subject}?',
        ],
        backward: [
          'Which of these works was composed by {value}?',
          'Which of these did {value} write?',
          'Which of these works is by {value}?',
        ],
        statements: [
          'It was {value} who composed {subject}.',
          '{value} wrote {subject}.',
          '{value} composed {subject}.',
          'The composer of {subject} was {value}.',
        ],
      },
      {
        column: 'form',
        levels: [1, 2, 3],
        clashes: [
          ['opera', 'operetta', 'orchestral suite'],
          ['cantata', 'oratorio', 'song cycle'],
          ['serenade', 'orchestral suite', 'tone poem'],
          ['ballet', 'orchestral suite'],
        ],
        forward: [
          'What kind of work is {subject}, by {composer}?',
          'Which of these terms describes {subject}, by {composer}?',
          'What kind of work did {composer} write under the title {subject}?',
          'As what kind of work did {composer} compose {subject}?',
        ],
        statements: [
          '{subject}, by {composer}, is {a value}.',
          'Under the title {subject}, {composer} wrote {a value}.',
          '{composer} wrote {subject} as {a value}.',
          'The work by {composer} called {subject} is {a value}.',
        ],
      },
    ],
  },
  {
    kind: 'composer',
    relations: [
      {
        column: 'homeland',
        levels: [1, 2, 3],
        forward: [
          'Which country was the composer {subject} from?',
          'Where was the composer {subject} from?',
          'What was the home country of the composer {subject}?',
          'The composer {subject} came from which country?',
        ],
        statements: [
          'The composer {subject} was from {value}.',
          '{subject} was a composer from {value}.',
          'The home country of the composer {subject} was {value}.',
          'The composer {subject} came from {value}.',
        ],
      },
      {
        column: 'period',
        levels: [2, 2, 3],
        forward: [
          'To which period of music does {subject} belong?',
          'In which period of music do we place {subject}?',
          'The music of {subject} belongs to which period?',
          'As a composer, {subject} is counted in which period of music?',
        ],
        backward: [
          'Which of these composers belongs to the {value} period?',
          'Which of these is counted among the composers of the {value} period?',
        ],
        statements: [
          '{subject} belongs to the {value} period of music.',
          'The music of {subject} is from the {value} period.',
          '{subject} was a composer of the {value} period.',
          'We place {subject} in the {value} period of music.',
        ],
      },
    ],
  },
  {
    kind: 'term',
    relations: [
      {
        column: 'sense',
        id: 'music-term',
        phrases: true,
        levels: [1, 2, 3],
        clashes: [
          ['softly', 'getting gradually softer', 'sweetly', 'with a mute', 'in a singing style'],
          ['loudly', 'very loudly', 'majestically'],
          ['at a fast, lively speed', 'at a very fast speed', 'merrily', 'suddenly'],
          ['at a slow speed', 'at a walking pace', 'getting gradually slower', 'majestically'],
          ['with smoothly connected notes', 'in a singing style', 'sweetly', 'softly'],
          ['several notes sounded together', 'all players together'],
          [
            'for one performer alone',
            'a song for one singer in an opera',
            'a showy solo passage in a concerto',
          ],
          ['without instruments', 'staying silent'],
          ['at a fast, lively speed', 'getting gradually faster'],
        ],
        forward: [
          'In music, what does “{subject}” mean?',
          'What do musicians mean by “{subject}”?',
          'Which of these is the meaning of the musical term “{subject}”?',
          'A musician uses the term “{subject}”. What does it mean?',
        ],
        backward: [
          'Which musical term means “{value}”?',
          'Which term do musicians use for “{value}”?',
          'Which of these musical terms would you explain as “{value}”?',
        ],
        statements: [
          'In music, “{subject}” means “{value}”.',
          'The musical term for “{value}” is “{subject}”.',
          'Musicians say “{subject}” when they mean “{value}”.',
          'A dictionary of music explains “{subject}” as “{value}”.',
        ],
      },
    ],
  },
  {
    kind: 'instrument',
    relations: [
      {
        column: 'family',
        id: 'instrument-family',
        levels: [1, 1, 2],
        forward: [
          'To which family of instruments does the {subject} belong?',
          'Which family of instruments includes the {subject}?',
          'Which family of instruments is the {subject} part of?',
          'The {subject} is a member of which family of instruments?',
        ],
        backward: ['Which of these is one of {value}?', 'Which of these is counted among {value}?'],
        statements: [
          'The {subject} is one of {value}.',
          'Among the families of instruments, the {subject} belongs to {value}.',
          'The {subject} is counted among {value}.',
          'The {subject} belongs to the family of {value}.',
        ],
      },
    ],
  },
  {
    kind: 'folk',
    relations: [
      {
        column: 'country',
        id: 'instrument-country',
        levels: [1, 2, 3],
        forward: [
          'In which country is the {subject} a traditional instrument?',
          'The {subject} belongs to the traditional music of which country?',
          'Which country has the {subject} among its traditional instruments?',
          'From which country do we know the {subject} as a traditional instrument?',
        ],
        backward: [
          'Which of these instruments belongs to the traditional music of {value}?',
          'Which of these is a traditional instrument of {value}?',
        ],
        statements: [
          'The {subject} is a traditional instrument of {value}.',
          'The {subject} belongs to the traditional music of {value}.',
          'In {value}, the {subject} is a traditional instrument.',
          '{value} has the {subject} among its traditional instruments.',
        ],
      },
    ],
  },
];
