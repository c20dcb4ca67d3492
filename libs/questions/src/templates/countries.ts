import type { Kind } from '../relation.js';

export const COUNTRIES: Kind = {
  kind: 'country',
  relations: [
    {
      column: 'capital',
      levels: [1, 2, 3],
      forward: [
        'What is the capital of {subject}?',
        'Which city is the capital of {subject}?',
        'Name the capital city of {subject}.',
        'In {subject}, which city is the capital?',
      ],
      backward: [
        '{value} is the capital of which country?',
        'Which country has {value} as its capital?',
        'Of which country is {value} the capital?',
      ],
      statements: [
        'The capital of {subject} is {value}.',
        '{value} is the capital of {subject}.',
        'In {subject}, the capital is {value}.',
        'The capital city of {subject} is called {value}.',
      ],
    },
    {
      column: 'currency',
      levels: [2, 3, 3],
      forward: [
        'What is the currency of {subject} called?',
        'What is the official currency of {subject}?',
        'What is the name of the currency of {subject}?',
        'In which currency does the government of {subject} draw up its budget?',
      ],
      backward: [
        'Which of these countries has a currency called the {value}?',
        'In which of these countries is the currency the {value}?',
      ],
      statements: [
        'The currency of {subject} is called the {value}.',
        'The official currency of {subject} is the {value}.',
        'The {value} is the currency of {subject}.',
        'The {value} is the official currency of {subject}.',
      ],
      clashes: [
        ['krone', 'krona', 'króna', 'koruna', 'kroon', 'crown'],
        ['rial', 'riyal', 'riel', 'real'],
        ['dinar', 'denar'],
        ['som', 'somoni'],
        ['guaraní', 'guilder'],
        ['lira', 'pound'],
        ['mark', 'markka'],
      ],
    },
    {
      column: 'language',
      levels: [1, 2, 3],
      forward: [
        'What is the main language of public life in {subject}?',
        'In which language does the government of {subject} mainly work?',
        'Which language would you expect on official forms in {subject}?',
        'Which language do officials in {subject} mainly use?',
      ],
      backward: [
        'In which of these countries is {value} the main language of public life?',
        'In which of these countries does the government mainly work in {value}?',
      ],
      statements: [
        'The main language of public life in {subject} is {value}.',
        '{value} is the main language of public life in {subject}.',
        'The government of {subject} mainly works in {value}.',
        'Official forms in {subject} are mainly in {value}.',
      ],
      clashes: [
        ['Malay', 'Indonesian'],
        ['Serbian', 'Croatian'],
        ['Romanian', 'Moldovan'],
        ['Czech', 'Slovak'],
        ['Thai', 'Lao'],
        ['Persian', 'Tajik'],
        ['Turkish', 'Azerbaijani'],
      ],
    },
    {
      column: 'continent',
      levels: [1, 1, 2],
      forward: [
        'On which continent would you look for {subject}?',
        'Which continent counts {subject} among its countries?',
        'Which continent would you travel to if you went to {subject}?',
        'In which part of the world would you find {subject}?',
      ],
      backward: [
        'Which of these countries is in {value}?',
        'Which of these countries would you find in {value}?',
      ],
      statements: [
        '{subject} is a country in {value}.',
        'One of the countries of {value} is {subject}.',
        'Travelling to {subject} takes you to {value}.',
        'You find {subject} in {value}.',
      ],
    },
    {
      column: 'borders',
      correction: '{subject} borders {value}, but not {wrong}.',
      levels: [1, 2, 3],
      forward: [
        'Which of these countries shares a land border with {subject}?',
        'Which of these countries borders {subject}?',
        '{subject} has a land border with which of these countries?',
        'Which of these is a neighbour of {subject} by land?',
      ],
      backward: [
        'Which of these countries is a neighbour of {value} by land?',
        'Which of these countries has a land border with {value}?',
      ],
      statements: [
        '{subject} borders {value}.',
        '{subject} has a land border with {value}.',
        '{subject} and {value} share a land border.',
        '{subject} and {value} are neighbours by land.',
      ],
    },
  ],
};
