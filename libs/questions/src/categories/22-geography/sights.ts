import type { Kind, Relation } from '../../relation.js';

const inCountry = (column: string, id: string): Relation => ({
  column,
  id,
  levels: [1, 2, 3],
  forward: [
    'In which country do you find {subject}?',
    'In which country would you find {subject}?',
    'Which country would you visit to see {subject}?',
    'In which of these countries do you find {subject}?',
  ],
  statements: [
    'You find {subject} in {value}.',
    '{subject} can be found in {value}.',
    'To see {subject}, you would travel to {value}.',
    'In {value} you find {subject}.',
  ],
});

/** Mountains, islands, landmarks, lakes, deserts, rivers and straits. */
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
          'To which mountain range does {subject} belong?',
          'In which mountain range is {subject}?',
        ],
        backward: ['Which of these is a peak in {value}?', 'Which of these mountains is part of {value}?'],
        statements: [
          '{subject} is part of {value}.',
          '{subject} is a peak in {value}.',
          '{subject} is a mountain in {value}.',
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
          '{subject} belongs to which country?',
        ],
        statements: [
          '{subject} belongs to {value}.',
          '{subject} is part of {value}.',
          'The islands of {value} include {subject}.',
          '{value} has {subject} among its islands.',
        ],
      },
      {
        column: 'waters',
        levels: [1, 2, 3],
        forward: [
          'In which sea or ocean does {subject} lie?',
          '{subject} lies in which sea or ocean?',
          'In which sea or ocean is {subject}?',
          'In which sea or ocean would you find {subject}?',
        ],
        backward: [
          'Which of these islands lies in {value}?',
          'Which of these islands would you find in {value}?',
        ],
        statements: [
          '{subject} lies in {value}.',
          '{subject} is in {value}.',
          'You find {subject} in {value}.',
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
          'In which city would you find {subject}?',
          'In which of these cities do you find {subject}?',
        ],
        statements: [
          'You find {subject} in {value}.',
          'To see {subject}, you would travel to {value}.',
          '{subject} can be found in {value}.',
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
          '{subject} flows into which body of water?',
          'Into which body of water does {subject} empty?',
          'On which body of water is the mouth of {subject}?',
        ],
        backward: ['Which of these rivers flows into {value}?', 'Which of these rivers ends in {value}?'],
        statements: [
          '{subject} flows into {value}.',
          'The mouth of {subject} is on {value}.',
          '{subject} empties into {value}.',
          '{subject} ends in {value}.',
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
          'Which places are separated by {subject}?',
          'Ships in {subject} pass between which places?',
          'Between which places does {subject} lie?',
        ],
        backward: [
          'Which of these stretches of water lies between {value}?',
          'Which of these stretches of water separates {value}?',
        ],
        statements: [
          '{subject} separates {value}.',
          '{value} are separated by {subject}.',
          '{subject} lies between {value}.',
          'Ships in {subject} pass between {value}.',
        ],
      },
    ],
  },
];
