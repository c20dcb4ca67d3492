import type { Kind } from '../../relation.js';

/** Artists, and the words and colours of their craft. */
export const ARTISTS: readonly Kind[] = [
  {
    kind: 'artist',
    relations: [
      {
        column: 'art_country',
        levels: [1, 2, 3],
        forward: [
          'From which country does the artist {subject} come?',
          'The artist {subject} is from which country?',
          'What is the home country of the artist {subject}?',
          '{subject} is an artist from which country?',
        ],
        statements: [
          'The artist {subject} comes from {value}.',
          'The home country of the artist {subject} is {value}.',
          '{subject} is an artist from {value}.',
          'The artist {subject} is from {value}.',
        ],
      },
      {
        column: 'movement',
        levels: [1, 2, 3],
        forward: [
          'With which style or movement is {subject} most closely associated?',
          '{subject} is most closely associated with which style or movement?',
          'With which style or movement is the work of {subject} most closely associated?',
          'The work of {subject} is usually assigned to which style or movement?',
        ],
        statements: [
          '{subject} is most closely associated with {value}.',
          'The work of {subject} is most closely associated with {value}.',
          'The work of {subject} is usually assigned to {value}.',
          '{value} is the style or movement with which {subject} is most closely associated.',
        ],
        clashes: [
          ['Impressionism', 'Post-Impressionism', 'Pointillism'],
          ['the Renaissance', 'Mannerism'],
          ['Mannerism', 'the Baroque', 'Rococo'],
          ['Dada', 'Surrealism'],
          ['Cubism', 'Futurism'],
          ['Expressionism', 'Abstract Expressionism', 'Fauvism'],
          ['Constructivism', 'Suprematism', 'De Stijl'],
          ['Art Nouveau', 'Symbolism', 'Romanticism'],
          ['Pre-Raphaelitism', 'Romanticism'],
        ],
      },
    ],
  },
  {
    kind: 'birth_name',
    relations: [
      {
        column: 'artist_name',
        levels: [1, 2, 3],
        forward: [
          'By which name is {subject} better known?',
          '{subject} is better known by which name?',
          'Under which other name is {subject} better known?',
          'By which name do most people know {subject}?',
        ],
        backward: ['Which of these people is better known as {value}?', 'Who is better known as {value}?'],
        statements: [
          '{subject} is better known as {value}.',
          '{subject} is better known by the name of {value}.',
          'Another name of {value} is {subject}.',
          'Most people know {subject} as {value}.',
        ],
      },
    ],
  },
  {
    kind: 'art_term',
    relations: [
      {
        column: 'art_sense',
        id: 'art-term',
        phrases: true,
        levels: [1, 2, 3],
        forward: [
          'In art, what is {subject}?',
          'In art, which of these describes {subject}?',
          'In art, what is meant by {subject}?',
          'In the art world, what is {subject}?',
        ],
        statements: [
          'In art, {subject} is {value}.',
          'In the art world, {subject} is {value}.',
          'By {subject}, people in the art world mean {value}.',
          'When people in the art world speak of {subject}, they mean {value}.',
        ],
        clashes: [
          ['a picture of things such as fruit or flowers', 'a still life that recalls how short life is'],
          [
            'a painting on wet plaster',
            'a picture painted straight onto a wall',
            'a picture made of small coloured stones or tiles',
            'a long band of decoration along a wall',
          ],
          ['the play of strong light and dark', 'painting with figures lit against deep darkness'],
          ['a sacred image of the Eastern Church', 'an image of Mary holding the dead Christ'],
          [
            'a carving that stands out only slightly from its ground',
            'a long band of decoration along a wall',
          ],
          ['painting outdoors', 'painting in small dots of pure colour'],
        ],
      },
    ],
  },
  {
    kind: 'pigment',
    relations: [
      {
        column: 'hue',
        levels: [1, 2, 3],
        forward: [
          '{subject} is a shade of which colour?',
          'Of which colour is {subject} a shade?',
          'The word “{subject}” names a shade of which colour?',
          'Which colour is {subject} a shade of?',
        ],
        backward: ['Which of these words names a shade of {value}?', 'Which of these is a shade of {value}?'],
        statements: [
          '{subject} is a shade of {value}.',
          'The word “{subject}” names a shade of {value}.',
          'As a colour, {subject} is a shade of {value}.',
          'One shade of {value} is {subject}.',
        ],
        clashes: [
          ['red', 'orange', 'pink', 'purple'],
          ['red', 'brown'],
          ['blue', 'purple'],
          ['blue', 'green'],
          ['yellow', 'orange'],
          ['yellow', 'green'],
          ['brown', 'orange'],
          ['brown', 'black'],
          ['white', 'yellow'],
        ],
      },
    ],
  },
];
