import type { Kind } from '../../relation.js';

/** Comics, those who made them and the words for their parts. */
export const COMICS: readonly Kind[] = [
  {
    kind: 'comic',
    verbatim: true,
    relations: [
      {
        column: 'creator',
        id: 'comic-creator',
        levels: [1, 2, 3],
        forward: [
          'Who created the comic “{subject}”?',
          'Who is credited with creating the comic “{subject}”?',
          'Whose creation is the comic “{subject}”?',
          'By whom was the comic “{subject}” created?',
        ],
        backward: [
          'Which of these comics was created by {value}?',
          'Which of these comics is the creation of {value}?',
        ],
        statements: [
          'The comic “{subject}” was created by {value}.',
          'The comic “{subject}” is the creation of {value}.',
          'It was {value} who created the comic “{subject}”.',
          '“{subject}” is a comic by {value}.',
        ],
      },
      {
        column: 'homeland',
        id: 'comic-homeland',
        levels: [2, 2, 3],
        forward: [
          'In which country was the comic “{subject}” created?',
          'From which country does the comic “{subject}” come?',
          '“{subject}” is a comic from which country?',
          'In which country did the comic “{subject}” originate?',
        ],
        statements: [
          'The comic “{subject}” comes from {value}.',
          '“{subject}” is a comic from {value}.',
          'The comic “{subject}” originated in {value}.',
          'The home country of the comic “{subject}” is {value}.',
        ],
      },
    ],
  },
  {
    kind: 'cast',
    relations: [
      {
        column: 'comic',
        id: 'cast',
        levels: [1, 2, 3],
        // Heroes of one publisher appear in each other's comics.
        clashes: [
          ['Batman', 'Superman', 'Wonder Woman', 'The Flash', 'Green Lantern', 'Aquaman'],
          [
            'Black Panther',
            'Spider-Man',
            'Thor',
            'Iron Man',
            'Fantastic Four',
            'Captain America',
            'Daredevil',
          ],
        ],
        forward: [
          'Which comic has a character called {subject}?',
          'In which comic is {subject} a character?',
          'In which comic does {subject} appear?',
          'Readers of which comic meet {subject}?',
        ],
        backward: [
          'Which of these is a character in the comic “{value}”?',
          'Which of these characters appears in the comic “{value}”?',
        ],
        statements: [
          '{subject} is a character in the comic “{value}”.',
          '{subject} appears in the comic “{value}”.',
          'One of the characters in the comic “{value}” is {subject}.',
          'Readers of the comic “{value}” meet {subject}.',
        ],
      },
    ],
  },
  {
    kind: 'term',
    relations: [
      {
        column: 'sense',
        id: 'comics-term',
        phrases: true,
        levels: [1, 2, 3],
        clashes: [
          [
            'a long comic published as a book',
            'a book that collects several issues',
            'a single collected volume of manga',
          ],
          ['a box with words that no character says', 'an outlined space with the words of a character'],
          ['a fresh start that ignores what was told before', 'a later change to what earlier stories told'],
          ['one framed picture of a comic', 'a short row of pictures like those in newspapers'],
        ],
        forward: [
          'In the world of comics, what does “{subject}” mean?',
          'What do comics readers mean by “{subject}”?',
          'As a comics term, what does “{subject}” mean?',
          'When comics fans say “{subject}”, what do they mean?',
        ],
        backward: [
          'Which of these is the comics term for {value}?',
          'In the world of comics, which of these terms means {value}?',
          'Which of these terms do comics fans use for {value}?',
        ],
        statements: [
          'In the world of comics, “{subject}” means {value}.',
          'In the world of comics, the term for {value} is “{subject}”.',
          'By “{subject}”, comics fans mean {value}.',
          'When comics fans say “{subject}”, they mean {value}.',
        ],
      },
    ],
  },
];
