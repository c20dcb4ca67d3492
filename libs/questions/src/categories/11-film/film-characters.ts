import type { Kind, Relation } from '../../relation.js';

const film: Relation = {
  column: 'film',
  levels: [1, 2, 3],
  forward: [
    'In which of these films do we meet {subject}?',
    '{subject} is a character in which of these films?',
    'Which of these films has {subject} among its characters?',
    'Which of these films has a character called {subject}?',
  ],
  statements: [
    '{subject} is a character in the film “{value}”.',
    'In the film “{value}”, we meet {subject}.',
    'The film “{value}” has a character called {subject}.',
    '{subject} is one of the characters in the film “{value}”.',
  ],
};

const played = (column: string, who: string): Relation => ({
  column,
  id: 'played-by',
  levels: [1, 2, 3],
  forward: [
    `Which ${who} played {subject} on screen?`,
    'Who played {subject} on film?',
    `Which ${who} played {subject} in the film “{film}”?`,
    'Who played {subject} in the film “{film}”?',
    `Which ${who} played the part of {subject} on screen?`,
    'Who played the part of {subject} on screen?',
  ],
  statements: [
    'On film, {subject} was played by {value}.',
    '{value} played {subject} on screen.',
    'The part of {subject} in the film “{film}” was played by {value}.',
    '{value} played the part of {subject} on screen.',
    'In the film “{film}”, {subject} was played by {value}.',
  ],
});

/** Characters of films and those who played them. */
export const FILM_CHARACTERS: readonly Kind[] = [
  { kind: 'hero', relations: [played('actor', 'actor'), film] },
  { kind: 'heroine', relations: [played('actress', 'actress'), film] },
  {
    kind: 'toon',
    relations: [
      {
        column: 'animated',
        id: 'animated',
        levels: [1, 2, 3],
        forward: [
          'In which of these animated films do we meet {subject}?',
          '{subject} is a character in which of these animated films?',
          'Which of these animated films has a character called {subject}?',
          'Which of these animated films has {subject} among its characters?',
        ],
        backward: [
          'Which of these characters do we meet in the animated film “{value}”?',
          'Which of these is a character in the animated film “{value}”?',
        ],
        statements: [
          '{subject} is a character in the animated film “{value}”.',
          'In the animated film “{value}”, we meet {subject}.',
          'The animated film “{value}” has {subject} among its characters.',
          'One of the characters in the animated film “{value}” is {subject}.',
        ],
      },
    ],
  },
];
