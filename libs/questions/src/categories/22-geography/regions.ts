import type { Kind, Relation } from '../../relation.js';

const FORMER_NAME: Relation = {
  column: 'now',
  id: 'former-name',
  levels: [1, 2, 3],
  forward: [
    'Which of these was once called {subject}?',
    'Which of these used to be called {subject}?',
    'Which of these was once known as {subject}?',
    '{subject} is a former name of which of these?',
  ],
  backward: [
    'Which of these is a former name of {value}?',
    'By which of these names was {value} once known?',
  ],
  statements: [
    'A former name of {value} is {subject}.',
    '{value} used to be called {subject}.',
    '{value} was once known as {subject}.',
    '{value} was once called {subject}.',
  ],
};

/** Some old names of cities are also names of people or things. */
const FORMER_CITY: Relation = {
  ...FORMER_NAME,
  forward: [
    'Which city was once called {subject}?',
    'Which modern city used to be called {subject}?',
    'What is the modern name of the city once called {subject}?',
    'Which present-day city was once known as {subject}?',
  ],
  statements: [
    'The city once called {subject} is now called {value}.',
    '{value} is a city that was once called {subject}.',
    '{value} is the modern name of the city once called {subject}.',
    'The modern name of the city once called {subject} is {value}.',
  ],
};

export const REGIONS: readonly Kind[] = [
  {
    kind: 'state',
    relations: [
      {
        column: 'capital',
        id: 'state-capital',
        levels: [1, 2, 3],
        forward: [
          'What is the capital of the US state of {subject}?',
          'Which city is the state capital of {subject}?',
          'Which city is the capital of the US state of {subject}?',
          'Name the capital of the US state of {subject}.',
        ],
        backward: ['{value} is the capital of which US state?', 'Which US state has {value} as its capital?'],
        statements: [
          'The capital of the US state of {subject} is {value}.',
          '{value} is the state capital of {subject}.',
          'The US state of {subject} has {value} as its capital.',
          'The state capital of {subject} is {value}.',
        ],
      },
      {
        column: 'nickname',
        levels: [2, 3, 3],
        forward: [
          'What is the nickname of the US state of {subject}?',
          'By which nickname is the US state of {subject} known?',
          'Which nickname does the US state of {subject} have?',
          'Which of these is the nickname of the US state of {subject}?',
        ],
        backward: ['Which US state is nicknamed {value}?', 'Which US state has the nickname {value}?'],
        statements: [
          'The US state of {subject} is nicknamed {value}.',
          '{value} is the nickname of the US state of {subject}.',
          'The US state of {subject} is known as {value}.',
          'The nickname of the US state of {subject} is {value}.',
        ],
      },
    ],
  },
  {
    kind: 'province',
    relations: [
      {
        column: 'province_capital',
        id: 'province-capital',
        levels: [1, 2, 3],
        forward: [
          'What is the capital of {subject}?',
          'Which city is the capital of {subject}?',
          'Name the city that is the capital of {subject}.',
          'In {country}, what is the capital of {subject}?',
        ],
        backward: [
          'Which state, province or region of {country} has {value} as its capital?',
          '{value} is the capital of which state, province or region of {country}?',
        ],
        statements: [
          'The capital of {subject} is {value}.',
          '{subject} has {value} as its capital.',
          '{value} is the capital of {subject}.',
          'In {country}, {subject} has {value} as its capital.',
        ],
      },
      {
        column: 'country',
        id: 'province-country',
        levels: [1, 1, 2],
        forward: [
          'In which country is {subject}?',
          '{subject} is part of which country?',
          'To which country does {subject} belong?',
          'Which country has a state, province or region called {subject}?',
        ],
        statements: [
          '{subject} is part of {value}.',
          '{subject} is in {value}.',
          '{value} has a state, province or region called {subject}.',
          '{subject} belongs to {value}.',
        ],
      },
    ],
  },
  {
    kind: 'city',
    relations: [
      {
        column: 'city_country',
        id: 'city',
        levels: [1, 2, 3],
        forward: [
          'In which country is the city of {subject}?',
          'The city of {subject} is in which country?',
          'In which country would you find the city of {subject}?',
          'In which country do you find the city of {subject}?',
        ],
        statements: [
          '{subject} is a city in {value}.',
          'The city of {subject} is in {value}.',
          'You find the city of {subject} in {value}.',
          'One of the cities of {value} is {subject}.',
        ],
      },
    ],
  },
  {
    kind: 'river_city',
    relations: [
      {
        column: 'river',
        levels: [1, 2, 3],
        forward: [
          'Which river flows through or past {subject}?',
          'On which river is {subject}?',
          'On which river does the city of {subject} lie?',
          'The city of {subject} lies on which river?',
        ],
        backward: [
          'Which of these cities lies on {value}?',
          'Through or past which of these cities does {value} flow?',
        ],
        statements: [
          '{subject} lies on {value}.',
          '{value} flows through or past {subject}.',
          '{value} flows through or past the city of {subject}.',
          'The city of {subject} lies on {value}.',
        ],
      },
    ],
  },
  {
    kind: 'airport',
    relations: [
      {
        column: 'airport_city',
        id: 'airport',
        levels: [1, 2, 3],
        forward: [
          'Which city is served by {subject} airport?',
          'You land at {subject} airport. Which city does it serve?',
          'Which city does {subject} airport serve?',
          '{subject} airport serves which city?',
        ],
        backward: [
          'Which of these airports serves {value}?',
          'Which of these is an airport that serves {value}?',
        ],
        statements: [
          '{subject} airport serves {value}.',
          '{subject} is an airport that serves {value}.',
          'The city served by {subject} airport is {value}.',
          '{value} is served by {subject} airport.',
        ],
      },
    ],
  },
  { kind: 'former_city', relations: [FORMER_CITY] },
  { kind: 'former_country', relations: [FORMER_NAME] },
  {
    kind: 'endonym',
    relations: [
      {
        column: 'native',
        id: 'native-name',
        levels: [1, 2, 3],
        forward: [
          'What is {subject} called in its own language?',
          'In the language of the country, what is {subject} called?',
          'What does {subject} call itself in its own language?',
          'What is the local name for {subject}?',
        ],
        backward: [
          'Which country is called {value} in its own language?',
          '{value} is the local name for which country?',
          'Which country calls itself {value} in its own language?',
        ],
        statements: [
          'In its own language, {subject} is called {value}.',
          '{value} is the name of {subject} in its own language.',
          '{value} is the local name for {subject}.',
          'In the language of the country, {subject} is called {value}.',
        ],
      },
    ],
  },
];
