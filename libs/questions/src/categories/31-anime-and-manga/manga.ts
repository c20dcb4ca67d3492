import type { Kind } from '../../relation.js';

/** Comics from Japan, their authors and the words of their readers. */
export const MANGA: readonly Kind[] = [
  {
    kind: 'manga',
    relations: [
      {
        column: 'author',
        id: 'manga-author',
        verbatim: true,
        levels: [1, 2, 3],
        forward: [
          'Who created the manga “{subject}”?',
          'Who is the creator of the manga “{subject}”?',
          'By whom was the manga “{subject}” created?',
          'Who is the author of the manga “{subject}”?',
        ],
        backward: [
          'Which of these manga was created by {value}?',
          'Which of these manga did {value} create?',
        ],
        statements: [
          'The manga “{subject}” was created by {value}.',
          '“{subject}” is a manga by {value}.',
          'The author of the manga “{subject}” is {value}.',
          '{value} is the creator of the manga “{subject}”.',
        ],
      },
    ],
  },
  {
    kind: 'pastime',
    relations: [
      {
        column: 'pursuit',
        levels: [1, 2, 3],
        forward: [
          'Which sport or pastime is the manga or anime “{subject}” about?',
          'The manga or anime “{subject}” is about which sport or pastime?',
          'Which sport or pastime is central to the manga or anime “{subject}”?',
          'Which sport or pastime is the subject of the manga or anime “{subject}”?',
        ],
        backward: [
          'Which of these manga or anime series is about {value}?',
          'Which of these manga or anime series has {value} as its subject?',
        ],
        statements: [
          'The manga or anime “{subject}” is about {value}.',
          '{value} is central to the manga or anime “{subject}”.',
          'The subject of the manga or anime “{subject}” is {value}.',
          '{value} is the subject of the manga or anime “{subject}”.',
        ],
      },
    ],
  },
  {
    kind: 'term',
    relations: [
      {
        column: 'sense',
        id: 'anime-term',
        phrases: true,
        levels: [1, 2, 3],
        clashes: [
          ['dramatic comics for adults', 'a collected volume of a series', 'a strip of four pictures'],
          ['a translated version made by amateurs', 'a self-published work'],
          [
            'the category aimed at boys',
            'the category aimed at grown-up men',
            'the genre of giant robots',
            'hot-blooded',
          ],
          ['a character cold at first who turns out to be warm', 'a character whose love turns violent'],
          ['a heroine who transforms to use her powers', 'the category aimed at girls'],
          ['dramatic comics for adults', 'the category aimed at grown-up men'],
          ['dramatic comics for adults', 'the category aimed at grown-up women'],
          ['cute', 'a drawing style with small bodies and big heads', 'animal ears on a human figure'],
        ],
        forward: [
          'Among fans of anime and manga, what does “{subject}” mean?',
          'What do fans of anime and manga mean by “{subject}”?',
          'In the world of anime and manga, what does “{subject}” mean?',
          'In the world of anime and manga, what is meant by “{subject}”?',
        ],
        statements: [
          'Among fans of anime and manga, “{subject}” means “{value}”.',
          'In the world of anime and manga, “{subject}” means “{value}”.',
          'By “{subject}”, fans of anime and manga mean “{value}”.',
          'When fans of anime and manga say “{subject}”, they mean “{value}”.',
        ],
      },
    ],
  },
];
