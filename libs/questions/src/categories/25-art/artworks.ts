import type { Kind } from '../../relation.js';

/** Pictures, sculptures, photographs and buildings with those who made them. */
export const ARTWORKS: readonly Kind[] = [
  {
    kind: 'painting',
    relations: [
      {
        column: 'painter',
        levels: [1, 2, 3],
        forward: [
          'Which artist created the picture “{subject}”?',
          'Who created the picture “{subject}”?',
          'The picture “{subject}” is by which artist?',
          'The picture “{subject}” is the work of which artist?',
        ],
        backward: [
          'Which of these pictures is by {value}?',
          'Which of these pictures was created by {value}?',
          'Which of these pictures is the work of {value}?',
        ],
        statements: [
          'The picture “{subject}” is by {value}.',
          '{value} created the picture “{subject}”.',
          'The picture “{subject}” is the work of {value}.',
          'The picture “{subject}” was created by {value}.',
        ],
      },
      {
        column: 'museum',
        levels: [2, 3, 3],
        forward: [
          'Which museum holds the picture “{subject}”?',
          'In which museum is the picture “{subject}” kept?',
          'Which museum would you visit to see the picture “{subject}”?',
          'The picture “{subject}” is kept in which museum?',
        ],
        backward: [
          'Which of these pictures would you find in {value}?',
          'Which of these pictures is kept in {value}?',
        ],
        statements: [
          'The picture “{subject}” is kept in {value}.',
          'You will find the picture “{subject}” in {value}.',
          'The museum that holds the picture “{subject}” is {value}.',
          'To see the picture “{subject}”, you would go to {value}.',
        ],
      },
    ],
  },
  {
    kind: 'sculpture',
    relations: [
      {
        column: 'sculptor',
        levels: [1, 2, 3],
        forward: [
          'Which artist created {subject}?',
          'Who created {subject}?',
          'What is the name of the artist who created {subject}?',
          'Name the artist who created {subject}.',
        ],
        statements: [
          '{value} created {subject}.',
          'The creator of {subject} is {value}.',
          'It was {value} who created {subject}.',
          'The artist who created {subject} is {value}.',
        ],
      },
      {
        column: 'sculpture_city',
        levels: [1, 2, 3],
        forward: [
          'Where would you find {subject}?',
          'Where would you travel to see {subject}?',
          'In which of these places can you see {subject}?',
          'To which of these places would you travel to see {subject}?',
        ],
        statements: [
          'You will find {subject} in {value}.',
          'In {value} you can see {subject}.',
          'To see {subject}, you would travel to {value}.',
          'The place to see {subject} is {value}.',
        ],
      },
    ],
  },
  {
    kind: 'photograph',
    relations: [
      {
        column: 'photographer',
        levels: [1, 2, 3],
        forward: [
          'Who took the photograph “{subject}”?',
          'Which photographer took the picture “{subject}”?',
          'By whom was the photograph “{subject}” taken?',
          'The photograph “{subject}” is the work of which photographer?',
        ],
        statements: [
          '{value} took the photograph “{subject}”.',
          '“{subject}” is a photograph by {value}.',
          'It was {value} who took the photograph “{subject}”.',
          'The photograph “{subject}” was taken by {value}.',
        ],
      },
    ],
  },
  {
    kind: 'structure',
    relations: [
      {
        column: 'architect',
        levels: [1, 2, 3],
        forward: [
          'Who designed {subject}?',
          'Which architect designed {subject}?',
          'Who was the architect of {subject}?',
          'What is the name of the architect who designed {subject}?',
        ],
        statements: [
          '{value} designed {subject}.',
          'The architect of {subject} was {value}.',
          'It was {value} who designed {subject}.',
          'The architect who designed {subject} was {value}.',
        ],
      },
    ],
  },
  {
    kind: 'museum_building',
    relations: [
      {
        column: 'museum_city',
        id: 'museum-city',
        levels: [1, 2, 3],
        forward: [
          'In which city is {subject}?',
          '{subject} is in which city?',
          'Where would you go to visit {subject}?',
          'In which city would you find {subject}?',
        ],
        backward: [
          'Which of these museums is in {value}?',
          'Which of these museums would you find in {value}?',
        ],
        statements: [
          '{subject} is in {value}.',
          'You will find {subject} in {value}.',
          'To visit {subject}, you go to {value}.',
          'The city where you will find {subject} is {value}.',
        ],
      },
    ],
  },
];
