import type { Kind } from '../../relation.js';

/** Books, poems and the people who wrote them. */
export const BOOKS: readonly Kind[] = [
  {
    kind: 'novel',
    relations: [
      {
        column: 'author',
        levels: [1, 2, 3],
        forward: [
          'Who wrote the book “{subject}”?',
          'Which author wrote “{subject}”?',
          'Who is the author of the book “{subject}”?',
          'The book “{subject}” is the work of which author?',
        ],
        backward: [
          'Which of these books was written by {value}?',
          'Which of these did {value} write?',
          '{value} is the author of which of these books?',
        ],
        statements: [
          'The book “{subject}” was written by {value}.',
          '{value} wrote “{subject}”.',
          'The author of “{subject}” is {value}.',
          '“{subject}” is a book by {value}.',
        ],
      },
      {
        column: 'published',
        levels: [3, 0, 0],
        number: { steps: [3, 5, 8, 11, 15], max: 2026 },
        forward: [
          'In which year was the book “{subject}” first published?',
          'In which year did “{subject}” first come out as a book?',
          'The first edition of the book “{subject}” dates from which year?',
          'Which year saw the first edition of the book “{subject}”?',
        ],
        backward: [
          'Which of these books was first published in {value}?',
          'Which of these books first came out in {value}?',
        ],
        statements: [
          'The book “{subject}” was first published in {value}.',
          'As a book, “{subject}” first came out in {value}.',
          'The first edition of the book “{subject}” dates from {value}.',
          'The year in which the book “{subject}” was first published is {value}.',
        ],
      },
    ],
  },
  {
    kind: 'poem',
    relations: [
      {
        column: 'poet',
        levels: [1, 2, 3],
        forward: [
          'Which poet wrote “{subject}”?',
          '“{subject}” was written by which poet?',
          '“{subject}” is the work of which poet?',
          'Which poet is the author of “{subject}”?',
        ],
        backward: [
          'Which of these works of poetry is by {value}?',
          'Which of these did the poet {value} write?',
        ],
        statements: [
          'The author of “{subject}” is the poet {value}.',
          'The poet {value} wrote “{subject}”.',
          '“{subject}” is the work of the poet {value}.',
          '“{subject}” was written by the poet {value}.',
        ],
      },
    ],
  },
  {
    kind: 'treatise',
    relations: [
      {
        column: 'thinker',
        levels: [1, 2, 3],
        forward: [
          'Who wrote the work “{subject}”?',
          'Which writer or thinker wrote “{subject}”?',
          'Who is the author of the work “{subject}”?',
          '“{subject}” is a work by which author?',
        ],
        backward: ['Which of these works is by {value}?', 'Which of these works did {value} write?'],
        statements: [
          'The work “{subject}” is by {value}.',
          '{value} is the author of “{subject}”.',
          '“{subject}” is a work by {value}.',
          '{value} wrote the work “{subject}”.',
        ],
      },
    ],
  },
  {
    kind: 'opening',
    relations: [
      {
        column: 'begins',
        levels: [1, 2, 3],
        forward: [
          'The words “{subject}” open the story of which book?',
          '“{subject}”: the story of which book opens with these words?',
          'The story of which book begins with the words “{subject}”?',
          'In which book does the story start with the words “{subject}”?',
        ],
        backward: [
          'With which words does the story of “{value}” begin?',
          'Which words open the story of the book “{value}”?',
        ],
        statements: [
          'The story of the book “{value}” begins with the words “{subject}”.',
          'In the book “{value}”, the story starts with the words “{subject}”.',
          'The words “{subject}” open the story of the book “{value}”.',
          'The story of “{value}” opens with the words “{subject}”.',
        ],
      },
    ],
  },
  {
    kind: 'book_word',
    relations: [
      {
        column: 'book_term',
        id: 'book-term',
        phrases: true,
        levels: [1, 2, 3],
        forward: [
          'What does the literary term “{subject}” mean?',
          'Which of these is the meaning of the term “{subject}”?',
          'What is meant by the term “{subject}”?',
          'The term “{subject}” means which of these?',
        ],
        backward: ['In literature, what do we call {value}?', 'Which of these is the term for {value}?'],
        statements: [
          'The term “{subject}” means {value}.',
          'The term “{subject}” is used for {value}.',
          'The term “{subject}” stands for {value}.',
          'By the term “{subject}” we mean {value}.',
        ],
        clashes: [['a description of one thing as if it were another', 'a comparison with “like” or “as”']],
      },
    ],
  },
];
