import type { Kind, Relation } from '../relation.js';

const inCountry = (column: string, id: string): Relation => ({
  column,
  id,
  levels: [1, 2, 3],
  forward: [
    'In which country do you find {subject}?',
    'Within the borders of which country would you find {subject}?',
    'To see {subject}, to which country would you travel?',
    'A trip to {subject} takes you to which country?',
  ],
  backward: ['Which of these is in {value}?', 'Which of these would you find in {value}?'],
  statements: [
    'You find {subject} in {value}.',
    'A trip to {subject} takes you to {value}.',
    'To see {subject}, you travel to {value}.',
    'Within the borders of {value} you find {subject}.',
  ],
});

export const SIGHTS: readonly Kind[] = [
  {
    kind: 'mountain',
    relations: [
      inCountry('mountain_country', 'mountain'),
      {
        column: 'range',
        levels: [2, 3, 3],
        forward: [
          'Which mountain range is {subject} part of?',
          '{subject} is a peak in which mountain range?',
          'Climbing {subject}, in which mountain range are you?',
          'In which mountains does {subject} rise?',
        ],
        backward: ['Which of these is a peak in {value}?', 'Which of these mountains rises in {value}?'],
        statements: [
          '{subject} is part of {value}.',
          '{subject} is a peak in {value}.',
          '{subject} rises in {value}.',
          'One of the peaks of {value} is {subject}.',
        ],
      },
    ],
  },
  {
    kind: 'island',
    relations: [
      {
        column: 'island_country',
        id: 'island',
        levels: [1, 2, 3],
        forward: [
          'To which country does {subject} belong?',
          '{subject} is part of which country?',
          'Which country has {subject} among its islands?',
          'On a political map, {subject} belongs to which country?',
        ],
        backward: [
          'Which of these islands belongs to {value}?',
          'Which of these is among the islands of {value}?',
        ],
        statements: [
          '{subject} belongs to {value}.',
          '{subject} is part of {value}.',
          'The islands of {value} include {subject}.',
          'On a political map, {subject} belongs to {value}.',
        ],
      },
      {
        column: 'waters',
        levels: [1, 2, 3],
        forward: [
          'In which sea or ocean does {subject} lie?',
          'Among the islands of which sea or ocean is {subject}?',
          'On a map, in which waters would you look for {subject}?',
          'From a beach on {subject}, you look out over which waters?',
        ],
        backward: [
          'Which of these islands lies in {value}?',
          'Which of these islands would you find in {value}?',
        ],
        statements: [
          '{subject} lies in {value}.',
          '{subject} is among the islands of {value}.',
          'On a map you find {subject} in {value}.',
          'In {value} you find {subject}.',
        ],
      },
    ],
  },
  {
    kind: 'landmark',
    relations: [
      {
        column: 'landmark_city',
        id: 'landmark',
        levels: [1, 2, 3],
        forward: [
          'In which city do you find {subject}?',
          'Which city would you visit to see {subject}?',
          'To see {subject}, to which city would you travel?',
          'You are looking at {subject}. In which city are you?',
        ],
        backward: [
          'Which of these sights is in {value}?',
          'Which of these could you see on a walk through {value}?',
        ],
        statements: [
          'You find {subject} in {value}.',
          'To see {subject}, you travel to {value}.',
          'On a visit to {value} you can see {subject}.',
          'One of the sights of {value} is {subject}.',
        ],
      },
      inCountry('landmark_country', 'site'),
    ],
  },
  { kind: 'lake', relations: [inCountry('lake_country', 'lake')] },
  { kind: 'desert', relations: [inCountry('desert_place', 'desert')] },
  {
    kind: 'river',
    relations: [
      {
        column: 'mouth',
        levels: [1, 2, 3],
        forward: [
          'Into which body of water does {subject} flow?',
          'Where does {subject} reach the sea?',
          'Which waters does {subject} join at its mouth?',
          'At its mouth, {subject} meets which waters?',
        ],
        backward: ['Which of these rivers flows into {value}?', 'Which of these rivers ends in {value}?'],
        statements: [
          '{subject} flows into {value}.',
          'The mouth of {subject} is on {value}.',
          '{subject} empties into {value}.',
          'At its mouth, {subject} meets {value}.',
        ],
      },
    ],
  },
  {
    kind: 'strait',
    relations: [
      {
        column: 'separates',
        levels: [1, 2, 3],
        forward: [
          'Which places does {subject} separate?',
          'What lies on the two sides of {subject}?',
          'Ships in {subject} pass between which places?',
          'Which places face each other across {subject}?',
        ],
        backward: [
          'Which stretch of water lies between {value}?',
          'Which stretch of water do you cross between {value}?',
        ],
        statements: [
          '{subject} separates {value}.',
          '{value} face each other across {subject}.',
          '{subject} lies between {value}.',
          'Ships in {subject} pass between {value}.',
        ],
      },
    ],
  },
];
