import type { Kind } from '../relation.js';

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
          'Which country is the homeland of the artist {subject}?',
          'What is the home country of the artist {subject}?',
          '{subject} is an artist from which country?',
        ],
        backward: ['Which of these artists comes from {value}?', 'Which of these is an artist from {value}?'],
        statements: [
          'The artist {subject} comes from {value}.',
          'The home country of the artist {subject} is {value}.',
          '{subject} is an artist from {value}.',
          'The homeland of the artist {subject} is {value}.',
        ],
      },
      {
        column: 'movement',
        levels: [1, 2, 3],
        forward: [
          'With which style or movement is {subject} most closely associated?',
          'To which style or movement do books on art usually assign {subject}?',
          'The work of {subject} is usually placed under which style or movement?',
          'Art history links {subject} above all with which style or movement?',
        ],
        statements: [
          '{subject} is most closely associated with {value}.',
          'Art history links {subject} above all with {value}.',
          'The work of {subject} is usually placed under {value}.',
          'Books on art usually assign {subject} to {value}.',
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
          ['the Pre-Raphaelite movement', 'Romanticism'],
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
          'Under which name did {subject} become famous?',
          'By which name do we know {subject} today?',
          '{subject} is better known by which name?',
          'The world knows {subject} under which name?',
        ],
        backward: [
          'Which of these is another name of {value}?',
          'Who became famous as {value}?',
          'By which other name do art historians know {value}?',
        ],
        statements: [
          '{subject} is better known as {value}.',
          '{subject} became famous as {value}.',
          'Another name of {value} is {subject}.',
          'We know {subject} by the name of {value}.',
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
          'How would a museum guide explain {subject}?',
          'In the art world, what is meant by {subject}?',
        ],
        statements: [
          'In art, {subject} is {value}.',
          'A museum guide would explain {subject} as {value}.',
          'When people in the art world speak of {subject}, they mean {value}.',
          'In the art world, {value} is called {subject}.',
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
          'Which colour does the word “{subject}” name?',
          'As a colour, what is {subject}?',
          '{subject} is a shade of which colour?',
          'You ask a painter for {subject}. Which colour do you get?',
        ],
        backward: ['Which of these words names a shade of {value}?', 'Which of these is a shade of {value}?'],
        statements: [
          '{subject} is a shade of {value}.',
          'As a colour, {subject} is {value}.',
          'The word {subject} names a shade of {value}.',
          'On a colour chart, {subject} stands among the shades of {value}.',
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
