import type { Kind, Relation } from '../relation.js';

const FORMER_NAME: Relation = {
  column: 'now',
  id: 'former-name',
  levels: [1, 2, 3],
  forward: [
    'What do we call {subject} today?',
    'Which name has replaced {subject} on the map?',
    'By what name do we know {subject} now?',
    'What is the modern name of {subject}?',
  ],
  backward: [
    'Which of these is a former name of {value}?',
    'By which of these names was {value} once known?',
  ],
  statements: [
    'A former name of {value} is {subject}.',
    '{value} used to be called {subject}.',
    '{value} was once known as {subject}.',
    'Today’s name for {subject} is {value}.',
  ],
};

/** Some old names of cities are those of people or things as well. */
const FORMER_CITY: Relation = {
  ...FORMER_NAME,
  forward: [
    'Which city was once called {subject}?',
    'Which modern city used to be called {subject}?',
    'What is the modern name of the city once called {subject}?',
    'By what name do we now know the city once called {subject}?',
  ],
  statements: [
    'The city once called {subject} is now {value}.',
    '{value} is a city that was once called {subject}.',
    '{value} is the modern name of the city once called {subject}.',
    'Today’s name for the city once called {subject} is {value}.',
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
          'In the US state of {subject}, which city is the capital?',
          'The US state of {subject} is governed from which city?',
        ],
        backward: ['{value} is the capital of which US state?', 'Which US state has {value} as its capital?'],
        statements: [
          'The capital of the US state of {subject} is {value}.',
          '{value} is the state capital of {subject}.',
          'The US state of {subject} has {value} as its capital.',
          'The US state of {subject} is governed from {value}.',
        ],
      },
      {
        column: 'nickname',
        levels: [2, 3, 3],
        forward: [
          'What is the nickname of the US state of {subject}?',
          'By which nickname is the US state of {subject} known?',
          'Which nickname goes with the US state of {subject}?',
          'What do Americans call the state of {subject}?',
        ],
        backward: ['Which US state is nicknamed {value}?', 'Which US state is known as {value}?'],
        statements: [
          'The US state of {subject} is nicknamed {value}.',
          '{value} is the nickname of the state of {subject}.',
          'Americans know the state of {subject} as {value}.',
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
          'Name the city that is the capital of {subject}.',
          'In {country}, what is the capital of {subject}?',
          'Which city is the capital of {subject}, {country}?',
          'You are in the capital of {subject}, {country}. Which city is that?',
          'From which city is {subject} in {country} governed?',
        ],
        backward: [
          '{value} is the capital of which part of {country}?',
          'Which part of {country} has {value} as its capital?',
        ],
        statements: [
          'The capital of {subject} is {value}.',
          '{subject} has {value} as its capital.',
          '{value} is the capital of {subject}, {country}.',
          'In {country}, {subject} has {value} as its capital.',
          'The seat of government of {subject} in {country} is {value}.',
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
        backward: [
          'Which of these is a part of {value}?',
          'Which of these is a state, province or region of {value}?',
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
          'Which country would you visit to see the city of {subject}?',
          'In which country do you find the city of {subject}?',
        ],
        backward: ['Which of these cities is in {value}?', 'Which of these is a city in {value}?'],
        statements: [
          '{subject} is a city in {value}.',
          'The city of {subject} is in {value}.',
          'To visit the city of {subject} you travel to {value}.',
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
          'Which river would you see in the city of {subject}?',
          'The city of {subject} lies on which river?',
        ],
        backward: [
          'Which of these cities lies on {value}?',
          'Through or past which of these cities does {value} flow?',
        ],
        statements: [
          '{subject} lies on {value}.',
          '{value} flows through or past {subject}.',
          '{value} is the river on which {subject} lies.',
          'The city of {subject} stands on {value}.',
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
          'In or near which city is {subject} airport?',
          'Which city has an airport called {subject}?',
        ],
        backward: [
          'Which of these airports serves {value}?',
          'At which of these airports would you land to visit {value}?',
        ],
        statements: [
          '{subject} airport serves {value}.',
          '{subject} is an airport that serves {value}.',
          'The city served by {subject} airport is {value}.',
          '{value} has an airport called {subject}.',
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
          'In the language of the country, what is the name of {subject}?',
          'What do the people of {subject} call their country in their own language?',
          'What is the local name for {subject}?',
        ],
        backward: [
          'Which country is called {value} in its own language?',
          '{value} is the local name for which country?',
          '{value} is which country’s name in its own language?',
        ],
        statements: [
          'In its own language, {subject} is called {value}.',
          '{value} is what {subject} is called in its own language.',
          '{value} is the local name for {subject}.',
          'In the language of the country, {subject} is called {value}.',
        ],
      },
    ],
  },
];
