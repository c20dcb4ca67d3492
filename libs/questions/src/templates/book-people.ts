import type { Kind } from '../relation.js';

/** Characters and places of books, and the names and homes of writers. */
export const BOOK_PEOPLE: readonly Kind[] = [
  {
    kind: 'figure',
    relations: [
      {
        column: 'appears_in',
        id: 'appears-in',
        levels: [1, 2, 3],
        forward: [
          'In which book do we meet {subject}?',
          '{subject} is a character in which book?',
          'Readers of which book get to know {subject}?',
          'Which of these books has a character called {subject}?',
        ],
        backward: [
          'Whom do we meet in the book “{value}”?',
          'Which of these characters appears in “{value}”?',
          'Which of these is a character in the book “{value}”?',
        ],
        statements: [
          '{subject} is a character in the book “{value}”.',
          'In the book “{value}” we meet {subject}.',
          'The book “{value}” has a character called {subject}.',
          'Readers of “{value}” get to know {subject}.',
        ],
      },
    ],
  },
  {
    kind: 'sleuth',
    relations: [
      {
        column: 'inventor',
        levels: [1, 2, 3],
        forward: [
          'Who created the character {subject}?',
          'Which author invented {subject}?',
          'In the work of which author did {subject} first appear?',
          'Which author thought up the character {subject}?',
        ],
        backward: [
          'Which of these characters was created by {value}?',
          'Which of these characters is an invention of the author {value}?',
          'Which of these characters did the author {value} invent?',
        ],
        statements: [
          'The character {subject} was created by {value}.',
          '{value} invented the character {subject}.',
          'The author who created the character {subject} is {value}.',
          '{subject} is an invention of the author {value}.',
        ],
      },
    ],
  },
  {
    kind: 'imagined',
    relations: [
      {
        column: 'creator',
        id: 'imagined',
        levels: [1, 2, 3],
        forward: [
          'Which author dreamed up {subject}?',
          'Which author first wrote of the imaginary place called {subject}?',
          'Whose imagination gave us {subject}?',
          'Which author invented the place called {subject}?',
        ],
        backward: [
          'Which of these imaginary places was dreamed up by {value}?',
          'Which of these imaginary places is an invention of {value}?',
        ],
        statements: [
          '{subject} was dreamed up by {value}.',
          'The place called {subject} was invented by {value}.',
          'The author who first wrote of the imaginary place called {subject} was {value}.',
          '{subject} comes from the imagination of {value}.',
        ],
      },
    ],
  },
  {
    kind: 'penname',
    relations: [
      {
        column: 'born_as',
        id: 'real-name',
        levels: [1, 2, 3],
        forward: [
          'What was the real name of the writer known as {subject}?',
          'Who was hiding behind the name {subject}?',
          'Who wrote under the name {subject}?',
          '{subject} is an assumed name. What was the writer really called?',
        ],
        statements: [
          'The real name of the writer known as {subject} was {value}.',
          'Behind the name {subject} stood {value}.',
          '{value} was the real name of the writer {subject}.',
          '{value} wrote under the name {subject}.',
        ],
      },
    ],
  },
  {
    kind: 'mask',
    relations: [
      {
        column: 'alias_of',
        id: 'alias',
        levels: [1, 2, 3],
        forward: [
          'Which author published work under the name {subject}?',
          'Which author used {subject} as a pen name?',
          'Behind the pen name {subject} stood which author?',
          'Which author hid behind the pen name {subject}?',
        ],
        statements: [
          '{value} published work under the name {subject}.',
          '{subject} is a name under which {value} published.',
          'Behind the pen name {subject} stood {value}.',
          '{value} used {subject} as a pen name.',
        ],
      },
    ],
  },
  {
    kind: 'writer',
    relations: [
      {
        column: 'home',
        id: 'writer-from',
        levels: [1, 2, 3],
        forward: [
          'Which country does the writer {subject} come from?',
          'Which country is the homeland of the writer {subject}?',
          'The writer {subject} is from which country?',
          'What is the home country of the writer {subject}?',
        ],
        statements: [
          'The writer {subject} comes from {value}.',
          '{value} is the home country of the writer {subject}.',
          'The homeland of the writer {subject} is {value}.',
          'The home country of the writer {subject} is {value}.',
        ],
      },
    ],
  },
];
