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
          'To the art of which country does {subject} belong?',
          'Which country do we connect with the artist {subject}?',
          'Which is the home country of the artist {subject}?',
        ],
        backward: [
          'Which of these artists comes from {value}?',
          'Which of these artists has {value} as a home country?',
        ],
        statements: [
          'The artist {subject} comes from {value}.',
          'The home country of the artist {subject} is {value}.',
          '{subject} belongs to the art of {value}.',
          '{value} is the home country of the artist {subject}.',
        ],
      },
      {
        column: 'movement',
        levels: [1, 2, 3],
        forward: [
          'With which style or movement is {subject} above all linked?',
          'To which style or movement does {subject} belong?',
          '{subject} is a well-known name of which style or movement?',
          'For which style or movement does the name of {subject} stand?',
        ],
        backward: [
          'Which of these artists stands for {value}?',
          'Which of these names belongs to {value}?',
          'Which of these artists is above all linked with {value}?',
        ],
        statements: [
          '{subject} is above all linked with {value}.',
          'The name of {subject} stands for {value}.',
          '{subject} belongs to {value}.',
          'One of the artists of {value} is {subject}.',
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
          'Under which name is {subject} famous?',
          'Which name in art belongs to {subject}?',
          'As whom do we know {subject}?',
          '{subject} became known under which name?',
        ],
        backward: [
          'What was the original name of {value}?',
          'Who became famous as {value}?',
          'Under which name did {value} start out in life?',
        ],
        statements: [
          'We know {subject} as {value}.',
          '{subject} became known as {value}.',
          'The original name of {value} was {subject}.',
          '{subject} is famous under the name of {value}.',
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
          'Which of these describes {subject}?',
          'What do artists mean by {subject}?',
          'In the language of art, what is meant by {subject}?',
        ],
        backward: [
          'In art, what is the term for {value}?',
          'What do artists call {value}?',
          'Which term stands for {value}?',
        ],
        statements: [
          'In art, {subject} is {value}.',
          'What artists call {subject} is {value}.',
          'The term for {value} is {subject}.',
          'By {subject}, artists mean {value}.',
        ],
        clashes: [
          ['a picture of things such as fruit or flowers', 'a still life that recalls how short life is'],
          [
            'a painting on wet plaster',
            'a picture on a wall',
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
          'Which colour do we connect with {subject}?',
          'As a colour, what is {subject}?',
          '{subject} is linked with which colour?',
          'As a word for a colour, what does {subject} mean?',
        ],
        backward: [
          'Which of these words stands for a kind of {value}?',
          'Which of these is a kind of {value}?',
        ],
        statements: [
          '{subject} is a kind of {value}.',
          'As a colour, {subject} is {value}.',
          'As a word for a colour, {subject} means {value}.',
          'The colour that we connect with {subject} is {value}.',
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
