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
          'Who is the artist behind {subject}?',
          'Which artist gave us {subject}?',
          'Whose work is {subject}?',
          '{subject} is a work by which artist?',
        ],
        backward: [
          'Which of these is a work by {value}?',
          'Which of these pictures do we owe to {value}?',
          'Which of these titles belongs to a picture by {value}?',
        ],
        statements: [
          '{subject} is a work by {value}.',
          '{value} is the artist behind {subject}.',
          'We owe {subject} to {value}.',
          'The artist of {subject} is {value}.',
        ],
      },
      {
        column: 'museum',
        levels: [2, 3, 3],
        forward: [
          'Which museum is the home of {subject}?',
          'In the collection of which museum do you find {subject}?',
          'Which museum would you visit to see {subject}?',
          '{subject} is part of the collection of which museum?',
        ],
        backward: [
          'Which of these pictures is in the collection of {value}?',
          'Which of these is kept in {value}?',
        ],
        statements: [
          'The home of {subject} is {value}.',
          '{subject} is kept in {value}.',
          'The collection of {value} includes {subject}.',
          'To see {subject}, you visit {value}.',
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
          'Who created {subject}?',
          'Which artist do we connect with {subject}?',
          'Who is the creator of {subject}?',
          'To which artist do we owe {subject}?',
        ],
        backward: ['Which of these did {value} create?', 'Which of these do we owe to {value}?'],
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
          'Where do you find {subject}?',
          'Where would you travel to see {subject}?',
          'Which place is the home of {subject}?',
          'You are looking at {subject}. Where are you?',
        ],
        backward: ['Which of these do you find in {value}?', 'Which of these could you see in {value}?'],
        statements: [
          'You find {subject} in {value}.',
          'The home of {subject} is {value}.',
          'To see {subject}, you travel to {value}.',
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
          'Who took the photograph {subject}?',
          'Which photographer gave us {subject}?',
          'Who was behind the camera for {subject}?',
          '{subject} is a photograph by whom?',
        ],
        backward: [
          'Which of these photographs did {value} take?',
          'Which of these is a photograph by {value}?',
        ],
        statements: [
          '{value} took the photograph {subject}.',
          '{subject} is a photograph by {value}.',
          'Behind the camera for {subject} was {value}.',
          'We owe the photograph {subject} to {value}.',
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
          'Whose design is {subject}?',
        ],
        backward: [
          'Which of these did {value} design?',
          'Which of these is a work by the architect {value}?',
        ],
        statements: [
          '{value} designed {subject}.',
          'The architect of {subject} was {value}.',
          '{subject} was designed by {value}.',
          'The design of {subject} is by {value}.',
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
          'Which of these collections is in {value}?',
          'Which of these would you look for in {value}?',
        ],
        statements: [
          '{subject} is in {value}.',
          '{value} is home to {subject}.',
          'To visit {subject}, you go to {value}.',
          'In {value} you find {subject}.',
        ],
      },
    ],
  },
];
