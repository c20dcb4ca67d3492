import type { Kind } from '../relation.js';

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
          'Whose manga is “{subject}”?',
          'Whose name is on the covers of the manga “{subject}”?',
          'Who is the author of the manga “{subject}”?',
        ],
        backward: [
          'Which of these manga was created by {value}?',
          'Which of these manga is the work of {value}?',
          'Which of these manga has {value} as its author?',
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
          'On what do the main characters of the manga or anime “{subject}” spend their time?',
          'In the manga or anime “{subject}”, everything revolves around which sport or pastime?',
          'To what do the main characters of the manga or anime “{subject}” devote themselves?',
        ],
        backward: [
          'Which of these manga or anime series is about {value}?',
          'In which of these manga or anime series does everything revolve around {value}?',
        ],
        statements: [
          'The manga or anime “{subject}” is about {value}.',
          'In the manga or anime “{subject}”, everything revolves around {value}.',
          'The main characters of the manga or anime “{subject}” devote themselves to {value}.',
          'At the heart of the manga or anime “{subject}” is {value}.',
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
          'What do anime fans mean by “{subject}”?',
          'Which of these explains the term “{subject}”, used by fans of anime and manga?',
          'Somebody who loves anime says “{subject}”. What is meant?',
        ],
        statements: [
          'Among fans of anime and manga, “{subject}” means “{value}”.',
          'For anime fans, the term for “{value}” is “{subject}”.',
          'By “{subject}”, anime fans mean “{value}”.',
          'When anime fans say “{subject}”, they mean “{value}”.',
        ],
      },
    ],
  },
];
