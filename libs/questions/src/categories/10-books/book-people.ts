import type { Kind } from '../../relation.js';

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
          'In which book does {subject} appear?',
          'Which of these books has a character called {subject}?',
        ],
        backward: [
          'Which of these characters do we meet in the book “{value}”?',
          'Which of these characters appears in “{value}”?',
          'Which of these is a character in the book “{value}”?',
        ],
        statements: [
          '{subject} is a character in the book “{value}”.',
          'In the book “{value}” we meet {subject}.',
          'The book “{value}” has a character called {subject}.',
          '{subject} appears in the book “{value}”.',
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
          'Which author invented the character {subject}?',
          'In the work of which author did {subject} first appear?',
          'The character {subject} is the creation of which author?',
        ],
        backward: [
          'Which of these characters was created by {value}?',
          'Which of these characters did the author {value} invent?',
        ],
        statements: [
          'The character {subject} was created by {value}.',
          '{value} invented the character {subject}.',
          'The author who created the character {subject} is {value}.',
          'The character {subject} is the creation of {value}.',
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
          'Which author created the imaginary place called {subject}?',
          'Which author first wrote of the imaginary place called {subject}?',
          'The imaginary place called {subject} is the creation of which author?',
          'Which author invented the imaginary place called {subject}?',
        ],
        backward: [
          'Which of these imaginary places was created by {value}?',
          'Which of these imaginary places did {value} invent?',
        ],
        statements: [
          'The imaginary place called {subject} was created by {value}.',
          '{value} invented the imaginary place called {subject}.',
          'The author who first wrote of the imaginary place called {subject} was {value}.',
          'The imaginary place called {subject} is the creation of {value}.',
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
          'What was the writer {subject} really called?',
          'Who wrote under the name {subject}?',
          '{subject} was the assumed name of which writer?',
        ],
        statements: [
          'The real name of the writer known as {subject} was {value}.',
          '{subject} was the assumed name of {value}.',
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
          '{subject} is a pen name of which author?',
          'The name {subject} was used by which author as a pen name?',
        ],
        statements: [
          '{value} published work under the name {subject}.',
          '{subject} is a name under which {value} published.',
          '{subject} is a pen name of {value}.',
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
