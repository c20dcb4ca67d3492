import type { Kind } from '../relation.js';

/** Pictures, sculptures, photographs and buildings with those who made them. */
export const ARTWORKS: readonly Kind[] = [
  {
    kind: 'painting',
    relations: [
      {
        column: 'painter',
        levels: [1, 2, 3],
        forward: [
          'Who is the artist behind the picture “{subject}”?',
          'Which artist made the picture “{subject}”?',
          'Who created the picture “{subject}”?',
          'The picture “{subject}” is a work by which artist?',
        ],
        backward: [
          'Which of these pictures is a work by {value}?',
          'Which of these pictures was made by {value}?',
          'Which of these pictures is the work of {value}?',
        ],
        statements: [
          'The picture “{subject}” is a work by {value}.',
          '{value} is the artist behind the picture “{subject}”.',
          'It was {value} who created the picture “{subject}”.',
          'The picture “{subject}” was made by {value}.',
        ],
      },
      {
        column: 'museum',
        levels: [2, 3, 3],
        forward: [
          'Which museum is home to the picture “{subject}”?',
          'In which museum would you look for the picture “{subject}”?',
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
          'Who is the artist behind {subject}?',
          'Who is the creator of {subject}?',
          'Which artist made {subject}?',
        ],
        statements: [
          '{value} created {subject}.',
          'The creator of {subject} is {value}.',
          'It was {value} who created {subject}.',
          'The artist behind {subject} is {value}.',
        ],
      },
      {
        column: 'sculpture_city',
        levels: [1, 2, 3],
        forward: [
          'Where would you find {subject}?',
          'Where would you travel to see {subject}?',
          'Which of these places is home to {subject}?',
          'You are looking at {subject}. Where are you?',
        ],
        statements: [
          'You will find {subject} in {value}.',
          '{value} is home to {subject}.',
          'To see {subject}, you would travel to {value}.',
          'In {value} you can see {subject}.',
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
          'Who was behind the camera for the picture “{subject}”?',
          'The photograph “{subject}” is the work of which photographer?',
        ],
        statements: [
          '{value} took the photograph “{subject}”.',
          '“{subject}” is a photograph by {value}.',
          'Behind the camera for the picture “{subject}” was {value}.',
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
          'Which architect drew up the plans for {subject}?',
        ],
        statements: [
          '{value} designed {subject}.',
          'The architect of {subject} was {value}.',
          'It was {value} who designed {subject}.',
          'The plans for {subject} were drawn up by {value}.',
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
          'Which city is home to {subject}?',
          'Where would you go to visit {subject}?',
          'You have a ticket for {subject}. To which city do you travel?',
        ],
        backward: [
          'Which of these museums is in {value}?',
          'Which of these museums would you visit in {value}?',
        ],
        statements: [
          '{subject} is in {value}.',
          '{value} is home to {subject}.',
          'To visit {subject}, you go to {value}.',
          '{subject} is one of the museums of {value}.',
        ],
      },
    ],
  },
];
