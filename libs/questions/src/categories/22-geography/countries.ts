import type { Kind } from '../../relation.js';

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
        'What is the name of the capital of {subject}?',
      ],
      backward: [
        '{value} is the capital of which country?',
        'Which country has {value} as its capital?',
        'Of which country is {value} the capital?',
      ],
      statements: [
        'The capital of {subject} is {value}.',
        '{value} is the capital of {subject}.',
        '{subject} has {value} as its capital.',
        'The capital city of {subject} is {value}.',
      ],
    },
    {
      column: 'currency',
      levels: [2, 3, 3],
      forward: [
        'What is the currency of {subject} called?',
        'What is the currency of {subject}?',
        'What is the name of the currency of {subject}?',
        'Which of these is the currency of {subject}?',
      ],
      backward: [
        'Which of these countries has a currency called the {value}?',
        'In which of these countries is the currency called the {value}?',
      ],
      statements: [
        'The currency of {subject} is called the {value}.',
        'In {subject}, the currency is called the {value}.',
        'The {value} is the currency of {subject}.',
        '{subject} has a currency called the {value}.',
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
        'What is the main language of government in {subject}?',
        'In which language does the government of {subject} mainly work?',
        'Which language does the government of {subject} mainly use?',
        'Which language is mainly used by the government of {subject}?',
      ],
      backward: [
        'In which of these countries is {value} the main language of government?',
        'In which of these countries does the government mainly work in {value}?',
      ],
      statements: [
        'The main language of government in {subject} is {value}.',
        '{value} is the main language of government in {subject}.',
        'The government of {subject} mainly works in {value}.',
        'The government of {subject} mainly uses {value}.',
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
        'To which continent does {subject} belong?',
        'Which continent is {subject} part of?',
        'In which part of the world is {subject}?',
        'Which of these continents includes {subject}?',
      ],
      backward: ['Which of these countries is in {value}?', 'Which of these is a country in {value}?'],
      statements: [
        '{subject} is a country in {value}.',
        'One of the countries of {value} is {subject}.',
        '{subject} is one of the countries of {value}.',
        '{subject} is in {value}.',
      ],
    },
    {
      column: 'borders',
      correction: '{subject} borders {value}, but not {wrong}.',
      levels: [1, 2, 3],
      forward: [
        'Which of these countries shares a land border with {subject}?',
        'Which of these countries has a land border with {subject}?',
        '{subject} has a land border with which of these countries?',
        'With which of these countries does {subject} share a land border?',
      ],
      backward: [
        'Which of these countries shares a land border with {value}?',
        'Which of these countries has a land border with {value}?',
      ],
      statements: [
        '{subject} borders {value}.',
        '{subject} has a land border with {value}.',
        '{subject} shares a land border with {value}.',
        '{value} shares a land border with {subject}.',
      ],
    },
  ],
};
