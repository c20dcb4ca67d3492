import type { Kind } from '../../relation.js';

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
          'Which of these works did {value} compose?',
          'Which of these works is by {value}?',
        ],
        statements: [
          'It was {value} who composed {subject}.',
          '{value} was the composer of {subject}.',
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
          '{subject}, by {composer}, is what kind of work?',
          "What kind of work is {composer}'s {subject}?",
        ],
        statements: [
          '{subject}, by {composer}, is {a value}.',
          "{composer}'s {subject} is {a value}.",
          'The work {subject}, by {composer}, is {a value}.',
          'The term “{value}” describes {subject}, by {composer}.',
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
          'In which period of music is {subject} placed?',
          'The music of {subject} belongs to which period?',
          '{subject} was a composer of which period of music?',
        ],
        backward: [
          'Which of these composers belongs to the {value} period?',
          'Which of these was a composer of the {value} period?',
        ],
        statements: [
          '{subject} belongs to the {value} period of music.',
          'The music of {subject} belongs to the {value} period.',
          '{subject} was a composer of the {value} period.',
          'The composer {subject} belongs to the {value} period.',
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
          'What is the meaning of the musical term “{subject}”?',
        ],
        backward: [
          'Which of these musical terms means “{value}”?',
          'Which of these terms do musicians use for “{value}”?',
        ],
        statements: [
          'In music, “{subject}” means “{value}”.',
          'The musical term for “{value}” is “{subject}”.',
          'By “{subject}”, musicians mean “{value}”.',
          'As a musical term, “{subject}” means “{value}”.',
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
          'The {subject} is a member of the family of {value}.',
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
          'The {subject} is a traditional instrument of which country?',
        ],
        statements: [
          'The {subject} is a traditional instrument of {value}.',
          'The {subject} belongs to the traditional music of {value}.',
          'In {value}, the {subject} is a traditional instrument.',
          'The {subject} is one of the traditional instruments of {value}.',
        ],
      },
    ],
  },
];
