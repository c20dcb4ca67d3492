import type { Kind } from '../../relation.js';

/** Animation from Japan: films and series, who made them and when. */
export const ANIME: readonly Kind[] = [
  {
    kind: 'film',
    relations: [
      {
        column: 'director',
        id: 'anime-director',
        levels: [1, 2, 3],
        forward: [
          'Who directed the animated film “{subject}”?',
          'Who was the director of the animated film “{subject}”?',
          'By whom was the animated film “{subject}” directed?',
          'Who directed the Japanese animated film “{subject}”?',
        ],
        backward: [
          'Which of these animated films was directed by {value}?',
          'Which of these animated films did {value} direct?',
        ],
        statements: [
          'The animated film “{subject}” was directed by {value}.',
          '{value} directed the animated film “{subject}”.',
          'The director of the animated film “{subject}” was {value}.',
          '“{subject}” is an animated film directed by {value}.',
        ],
      },
      {
        column: 'film_year',
        id: 'anime-film-year',
        number: { steps: [2, 4, 6, 9, 12], min: 1960, max: 2025 },
        levels: [3, 3, 0],
        forward: [
          'In which year did the animated film “{subject}” open in Japan?',
          'In which year did the animated film “{subject}” come out in Japan?',
          'In which year was the animated film “{subject}” released in Japan?',
          'The animated film “{subject}” opened in Japan in which year?',
        ],
        backward: [
          'Which of these animated films opened in Japan in {value}?',
          'Which of these animated films came out in Japan in {value}?',
        ],
        statements: [
          'The animated film “{subject}” opened in Japan in {value}.',
          'The animated film “{subject}” came out in Japan in {value}.',
          'The animated film “{subject}” was released in Japan in {value}.',
          'It was in {value} that the animated film “{subject}” opened in Japan.',
        ],
      },
    ],
  },
  {
    kind: 'series',
    relations: [
      {
        column: 'studio',
        id: 'anime-studio',
        verbatim: true,
        levels: [2, 3, 3],
        forward: [
          'Which studio made the anime series “{subject}”?',
          'By which studio was the anime series “{subject}” made?',
          'Which studio animated the series “{subject}”?',
          'The anime series “{subject}” was made by which studio?',
        ],
        backward: [
          'Which of these anime series was made by {value}?',
          'Which of these anime series was animated by {value}?',
        ],
        statements: [
          'The anime series “{subject}” was made by {value}.',
          'The anime series “{subject}” was animated by {value}.',
          'The studio that made the anime series “{subject}” is {value}.',
          'It was {value} that made the anime series “{subject}”.',
        ],
      },
      {
        column: 'first_year',
        id: 'anime-series-year',
        number: { steps: [2, 4, 6, 9, 12], min: 1955, max: 2025 },
        levels: [3, 3, 0],
        forward: [
          'In which year did the anime series “{subject}” start in Japan?',
          'In which year was the anime series “{subject}” first broadcast?',
          'In which year was the first episode of the anime series “{subject}” shown?',
          'The anime series “{subject}” was first broadcast in which year?',
        ],
        backward: [
          'Which of these anime series started in {value}?',
          'Which of these anime series was first broadcast in {value}?',
        ],
        statements: [
          'The anime series “{subject}” started in {value}.',
          'The anime series “{subject}” was first broadcast in {value}.',
          'The first episode of the anime series “{subject}” was shown in {value}.',
          'It was in {value} that the anime series “{subject}” began.',
        ],
      },
    ],
  },
  {
    kind: 'character',
    relations: [
      {
        column: 'story',
        id: 'anime-character',
        levels: [1, 2, 3],
        forward: [
          'In which manga or anime do you meet {subject}?',
          '{subject} is a character in which manga or anime?',
          'In which manga or anime does {subject} appear?',
          'Which manga or anime has {subject} among its characters?',
        ],
        backward: [
          'Which of these is a character in “{value}”?',
          'Which of these characters appears in “{value}”?',
        ],
        statements: [
          '{subject} is a character in “{value}”.',
          'In “{value}” we meet {subject}.',
          'One of the characters in “{value}” is {subject}.',
          '“{value}” has {subject} among its characters.',
        ],
      },
    ],
  },
  {
    kind: 'detail',
    relations: [
      {
        column: 'known_from',
        id: 'anime-detail',
        levels: [1, 2, 3],
        forward: [
          'In which manga or anime does {subject} appear?',
          'Which manga or anime features {subject}?',
          '{subject} features in which manga or anime?',
          'In which manga or anime do you come across {subject}?',
        ],
        backward: ['Which of these appears in “{value}”?', 'Which of these features in “{value}”?'],
        statements: [
          '{subject} appears in “{value}”.',
          '“{value}” features {subject}.',
          '{subject} features in “{value}”.',
          'In “{value}” you come across {subject}.',
        ],
      },
    ],
  },
];
