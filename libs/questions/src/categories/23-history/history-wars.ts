import type { Kind } from '../../relation.js';

/** Battles, treaties, operations and single events of history. */
export const HISTORY_WARS: readonly Kind[] = [
  {
    kind: 'battle',
    relations: [
      {
        column: 'war',
        levels: [1, 2, 3],
        forward: [
          'Which war was {subject} part of?',
          'Of which war was {subject} part?',
          'To which war does {subject} belong?',
          '{subject} was part of which war?',
        ],
        backward: ['Which of these was part of {value}?', 'Which of these belongs to {value}?'],
        statements: [
          '{subject} was part of {value}.',
          '{subject} formed part of {value}.',
          '{value} included {subject}.',
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
          'In which present-day country did {subject} take place?',
          'In which present-day country is the site of {subject}?',
          'On today’s map, in which country is the site of {subject}?',
          'In which of today’s countries did {subject} take place?',
        ],
        statements: [
          'The site of {subject} is in present-day {value}.',
          '{subject} took place in present-day {value}.',
          'Today, the site of {subject} lies in {value}.',
          'On today’s map, the site of {subject} is in {value}.',
        ],
      },
      {
        column: 'victor',
        levels: [1, 2, 3],
        forward: [
          'Who commanded on the winning side in {subject}?',
          'Which of these commanded on the winning side in {subject}?',
          'Which of these was a commander on the winning side in {subject}?',
          'For which of these commanders was {subject} a victory?',
        ],
        backward: [
          'In which of these did {value} command on the winning side?',
          'Which of these was a victory for {value}?',
        ],
        statements: [
          '{value} commanded on the winning side in {subject}.',
          '{value} was a commander on the winning side in {subject}.',
          'A commander on the winning side in {subject} was {value}.',
          '{subject} was a victory for {value}.',
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
  {
    kind: 'treaty',
    relations: [
      {
        column: 'ended',
        levels: [1, 2, 3],
        forward: [
          'Which conflict did {subject} end?',
          'Which conflict was ended by {subject}?',
          'Which conflict came to an end with {subject}?',
          '{subject} ended which conflict?',
        ],
        backward: ['Which of these ended {value}?', 'Which of these brought {value} to an end?'],
        statements: [
          '{subject} ended {value}.',
          '{subject} put an end to {value}.',
          '{value} came to an end with {subject}.',
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
          'What was known as {subject}?',
          'Which of these was called {subject}?',
          'Which of these was known as {subject}?',
        ],
        backward: ['What was the code name for {value}?', 'Which of these was the code name for {value}?'],
        statements: [
          '{subject} was {value}.',
          '{subject} was the code name for {value}.',
          'The code name for {value} was {subject}.',
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
          'In which country did {subject} happen?',
          'In which of these countries did {subject} take place?',
          '{subject} took place in which country?',
        ],
        statements: [
          '{subject} took place in {value}.',
          '{subject} happened in {value}.',
          'The country in which {subject} took place was {value}.',
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
