import type { Kind } from '../relation.js';

/** Battles, treaties, operations and single events of history. */
export const HISTORY_WARS: readonly Kind[] = [
  {
    kind: 'battle',
    relations: [
      {
        column: 'war',
        levels: [1, 2, 3],
        forward: [
          'During which war did {subject} take place?',
          'Which war did {subject} form part of?',
          'To which war does {subject} belong?',
          '{subject} belongs to the story of which war?',
        ],
        backward: [
          'Which of these belongs to {value}?',
          'Which of these was a part of {value}?',
          'Which of these took place during {value}?',
        ],
        statements: [
          '{subject} was part of {value}.',
          '{subject} took place during {value}.',
          'The story of {value} includes {subject}.',
          '{subject} belongs to {value}.',
        ],
        clashes: [
          ['the Napoleonic Wars', 'the Peninsular War', 'the French Revolutionary Wars'],
          ['the First Indochina War', 'the Vietnam War'],
        ],
      },
      {
        column: 'battle_country',
        levels: [1, 2, 3],
        forward: [
          'In which of today’s countries did {subject} take place?',
          'In which present-day country do you find the site of {subject}?',
          'On today’s map, in which country is the site of {subject}?',
          'Which country would you visit today to see where {subject} took place?',
        ],
        statements: [
          'The site of {subject} is in {value}.',
          'Today, the site of {subject} lies in {value}.',
          'To see where {subject} took place, you travel to {value}.',
          'On today’s map, the site of {subject} is in {value}.',
        ],
      },
      {
        column: 'victor',
        levels: [1, 2, 3],
        forward: [
          'Which of these led the winning side in {subject}?',
          'Who commanded on the winning side in {subject}?',
          'For which of these commanders was {subject} a victory?',
          'Which of these commanders won {subject}?',
        ],
        backward: [
          'In which of these did {value} command on the winning side?',
          'Which of these was a victory for {value}?',
        ],
        statements: [
          'The winning side in {subject} was led by {value}.',
          '{subject} was a victory for {value}.',
          '{value} commanded on the winning side in {subject}.',
          '{value} was the winning commander in {subject}.',
        ],
      },
      {
        column: 'battle_year',
        levels: [2, 3, 0],
        number: { steps: [1, 2, 3, 4] },
        forward: [
          'In which year did {subject} take place?',
          'When did {subject} take place?',
          'What was the year of {subject}?',
          'Which year saw {subject}?',
        ],
        backward: ['Which of these took place in {value}?', 'Which of these was fought in {value}?'],
        statements: [
          '{subject} took place in {value}.',
          'The year of {subject} was {value}.',
          'The year {value} saw {subject}.',
          'It was in {value} that {subject} took place.',
        ],
      },
    ],
  },
  {
    kind: 'treaty',
    relations: [
      {
        column: 'ended',
        levels: [1, 2, 3],
        forward: [
          'Which conflict did {subject} end?',
          'Which conflict came to an end with {subject}?',
          '{subject} brought peace after which conflict?',
          'The signing of {subject} put an end to which conflict?',
        ],
        backward: [
          'Which of these ended {value}?',
          'Which of these brought {value} to an end?',
          'Which of these was signed to end {value}?',
        ],
        statements: [
          '{subject} ended {value}.',
          '{value} came to an end with {subject}.',
          'Peace after {value} came with {subject}.',
          '{subject} brought {value} to an end.',
        ],
      },
      {
        column: 'treaty_year',
        levels: [2, 3, 0],
        number: { steps: [2, 4, 7, 10, 14] },
        forward: [
          'In which year was {subject} signed?',
          'When was {subject} signed?',
          'From which year does {subject} date?',
          'Which year saw the signing of {subject}?',
        ],
        backward: ['Which of these was signed in {value}?', 'Which of these dates from {value}?'],
        statements: [
          '{subject} was signed in {value}.',
          '{subject} dates from {value}.',
          'The year {value} saw the signing of {subject}.',
          'It was in {value} that {subject} was signed.',
        ],
      },
    ],
  },
  {
    kind: 'operation',
    relations: [
      {
        column: 'aim',
        phrases: true,
        levels: [1, 2, 3],
        forward: [
          'What was {subject}?',
          'What went by the name of {subject}?',
          'Which of these was called {subject}?',
          'Which of these was known as {subject}?',
        ],
        backward: [
          'What was the code name of {value}?',
          'Which name was given to {value}?',
          'By which code name do we know {value}?',
        ],
        statements: [
          '{subject} was {value}.',
          '{subject} was the code name for {value}.',
          'Behind the name {subject} stood {value}.',
          '{subject} was the name given to {value}.',
        ],
      },
    ],
  },
  {
    kind: 'event',
    relations: [
      {
        column: 'event_country',
        levels: [1, 2, 3],
        forward: [
          'In which country did {subject} take place?',
          'Which country was the scene of {subject}?',
          'Where did {subject} take place?',
          '{subject} took place in which country?',
        ],
        statements: [
          '{subject} took place in {value}.',
          '{value} was the scene of {subject}.',
          'The scene of {subject} was {value}.',
          'It was in {value} that {subject} took place.',
        ],
        clashes: [
          ['England', 'the United Kingdom'],
          ['Ireland', 'the United Kingdom'],
          ['Czechoslovakia', 'Czechia'],
        ],
      },
      {
        column: 'event_year',
        levels: [2, 3, 0],
        number: { steps: [2, 4, 6, 9, 13] },
        forward: [
          'In which year did {subject} take place?',
          'When did {subject} take place?',
          'Which year saw {subject}?',
          'What was the year of {subject}?',
        ],
        backward: ['Which of these took place in {value}?', 'Which of these happened in {value}?'],
        statements: [
          '{subject} took place in {value}.',
          'The year of {subject} was {value}.',
          'The year {value} saw {subject}.',
          'It was in {value} that {subject} took place.',
        ],
      },
    ],
  },
];
