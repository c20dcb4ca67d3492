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
          'Who is the artist behind “{subject}”?',
          'Which artist gave us “{subject}”?',
          'Who created “{subject}”?',
          '“{subject}” is a work by which artist?',
        ],
        backward: [
          'Which of these is a work by {value}?',
          'Which of these pictures do we owe to {value}?',
          'Which of these pictures is the work of {value}?',
        ],
        statements: [
          '“{subject}” is a work by {value}.',
          '{value} is the artist behind “{subject}”.',
          'We owe “{subject}” to {value}.',
          '“{subject}” is the work of {value}.',
        ],
      },
      {
        column: 'museum',
        levels: [2, 3, 3],
        forward: [
          'Which museum is home to “{subject}”?',
          'In which museum would you look for “{subject}”?',
          'Which museum would you visit to see “{subject}”?',
          '“{subject}” is part of the collection of which museum?',
        ],
        backward: [
          'Which of these pictures would you find in {value}?',
          'Which of these pictures is kept in {value}?',
        ],
        statements: [
          '“{subject}” is kept in {value}.',
          '“{subject}” is in the collection of {value}.',
          '“{subject}” is one of the treasures of {value}.',
          'To see “{subject}”, you would go to {value}.',
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
          'To which artist do we owe {subject}?',
        ],
        statements: [
          '{value} created {subject}.',
          'The creator of {subject} is {value}.',
          'We owe {subject} to {value}.',
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
          'Which photographer gave us “{subject}”?',
          'Who was behind the camera for the picture “{subject}”?',
          'The photograph “{subject}” is the work of which photographer?',
        ],
        statements: [
          '{value} took the photograph “{subject}”.',
          '“{subject}” is a photograph by {value}.',
          'Behind the camera for the picture “{subject}” was {value}.',
          'We owe the photograph “{subject}” to {value}.',
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
          'To which architect do we owe {subject}?',
        ],
        statements: [
          '{value} designed {subject}.',
          'The architect of {subject} was {value}.',
          'It was {value} who designed {subject}.',
          'We owe the design of {subject} to {value}.',
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
