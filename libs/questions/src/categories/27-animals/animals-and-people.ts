import type { Kind, Relation } from '../../relation.js';
import { capitalised } from '../../wording.js';

const named = (column: string, who: string, whom: string): Relation => ({
  column,
  levels: [1, 2, 3],
  clashes: [
    ['kit', 'kitten'],
    ['rooster', 'cock'],
    ['hen', 'pen'],
    ['doe', 'hind'],
  ],
  forward: [
    `What is ${who} {subject} called?`,
    `Which word is used for ${who} {subject}?`,
    `What do you call ${who} {subject}?`,
    `Which of these is the name for ${who} {subject}?`,
  ],
  backward: [
    `The word “{value}” is used for ${whom} of which of these animals?`,
    `${capitalised(whom)} of which of these animals is called {a value}?`,
  ],
  statements: [
    `The word for ${who} {subject} is “{value}”.`,
    `${capitalised(who)} {subject} is called {a value}.`,
    `The word “{value}” is used for ${who} {subject}.`,
    `One word for ${who} {subject} is “{value}”.`,
  ],
});

/** Words for animals, breeds and animals that became famous. */
export const ANIMALS_AND_PEOPLE: readonly Kind[] = [
  { kind: 'young', relations: [named('young', 'a young', 'the young')] },
  { kind: 'female', relations: [named('female', 'a female', 'the female')] },
  { kind: 'male', relations: [named('male', 'a male', 'the male')] },
  {
    kind: 'likeness',
    relations: [
      {
        column: 'likeness',
        levels: [1, 2, 3],
        clashes: [['leporine', 'sciurine', 'murine']],
        forward: [
          'Which adjective means “of or like {subject}”?',
          'Which adjective means “to do with {subject}”?',
          'Which adjective means “like {subject}”?',
          'Which of these adjectives refers to {subject}?',
        ],
        backward: [
          'Which animals does the adjective “{value}” refer to?',
          'The word “{value}” means “of or like” which animals?',
        ],
        statements: [
          'The adjective “{value}” means “of or like {subject}”.',
          'The adjective “{value}” means “to do with {subject}”.',
          'An adjective that refers to {subject} is “{value}”.',
          'The adjective “{value}” refers to {subject}.',
        ],
      },
    ],
  },
  {
    kind: 'dwelling',
    relations: [
      {
        column: 'dwelling',
        levels: [1, 2, 3],
        forward: [
          'What is the home of {a subject} called?',
          'Which word names the place where {a subject} lives?',
          'Which of these is the home of {a subject}?',
          'In which of these would you look for {a subject}?',
        ],
        backward: [
          'Which of these animals lives in {a value}?',
          'Which of these animals has {a value} as its home?',
        ],
        statements: [
          'The home of {a subject} is called {a value}.',
          '{a value} is the home of {a subject}.',
          'The place where {a subject} lives is called {a value}.',
          '{a subject} lives in {a value}.',
        ],
      },
    ],
  },
  {
    kind: 'breed',
    relations: [
      {
        column: 'breed_of',
        levels: [1, 2, 3],
        forward: [
          'The {subject} is a breed of what?',
          'What is the {subject} a breed of?',
          'Of which animal is the {subject} a breed?',
          '{subject} is the name of a breed of what?',
        ],
        backward: [
          'Which of these is a breed of {value}?',
          'Which of these is the name of a breed of {value}?',
        ],
        statements: [
          'The {subject} is a breed of {value}.',
          'One breed of {value} is the {subject}.',
          '{subject} is the name of a breed of {value}.',
          'The breed called {subject} is a breed of {value}.',
        ],
      },
      {
        column: 'breed_home',
        levels: [2, 3, 3],
        forward: [
          'Where was the {breed_of} breed called {subject} first bred?',
          'In which country was the {subject}, a breed of {breed_of}, first bred?',
          'What is the country of origin of the {subject}, a breed of {breed_of}?',
          'Where did the {breed_of} breed {subject} originate?',
        ],
        statements: [
          'The {subject}, a breed of {breed_of}, was first bred in {value}.',
          'The {breed_of} breed called {subject} was first bred in {value}.',
          '{value} is the country of origin of the {subject}, a breed of {breed_of}.',
          'The {breed_of} breed {subject} originated in {value}.',
        ],
      },
    ],
  },
  {
    kind: 'horse',
    relations: [
      {
        column: 'deed',
        id: 'horse-deed',
        phrases: true,
        levels: [2, 3, 3],
        forward: [
          'What is the horse called {subject} known for?',
          'What made the horse called {subject} famous?',
          'For what do we remember the horse {subject}?',
          'For what is the horse {subject} famous?',
        ],
        backward: [
          'Which of these horses is known for {value}?',
          'Which of these horses became famous for {value}?',
        ],
        statements: [
          'The horse called {subject} is known for {value}.',
          'We remember the horse {subject} for {value}.',
          'The horse {subject} became famous for {value}.',
          'The horse {subject} is famous for {value}.',
        ],
      },
    ],
  },
  {
    kind: 'famous',
    relations: [
      {
        column: 'famous_kind',
        levels: [1, 2, 3],
        forward: [
          'What kind of animal was {subject}, known for {deed}?',
          'Known for {deed}, {subject} was what kind of animal?',
          'An animal called {subject} became famous for {deed}. What kind of animal was it?',
          '{subject}, famous for {deed}, was what kind of animal?',
        ],
        statements: [
          '{subject}, known for {deed}, was {a value}.',
          'The animal called {subject}, known for {deed}, was {a value}.',
          '{subject}, famous for {deed}, was {a value}.',
          '{subject} was {a value} that became famous for {deed}.',
        ],
      },
      {
        column: 'deed',
        levels: [2, 3, 3],
        phrases: true,
        forward: [
          'What is the {famous_kind} called {subject} known for?',
          'For what do we remember the {famous_kind} called {subject}?',
          'What made the {famous_kind} called {subject} famous?',
          'For what is the {famous_kind} called {subject} famous?',
        ],
        backward: [
          'Which of these animals is known for {value}?',
          'Which of these animals became famous for {value}?',
        ],
        statements: [
          'The {famous_kind} called {subject} is known for {value}.',
          'We remember the {famous_kind} called {subject} for {value}.',
          'The {famous_kind} called {subject} became famous for {value}.',
          'The {famous_kind} called {subject} is famous for {value}.',
        ],
      },
    ],
  },
];
