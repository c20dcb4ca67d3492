import type { Kind } from '../relation.js';

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
          'Who was the director of the Japanese animated film “{subject}”?',
          'Which director made the animated film “{subject}”?',
          'Who directed “{subject}”, an animated film from Japan?',
        ],
        backward: [
          'Which of these animated films was directed by {value}?',
          'Which of these animated films did {value} direct?',
        ],
        statements: [
          'The animated film “{subject}” was directed by {value}.',
          '{value} directed the animated film “{subject}”.',
          'The director of the animated film “{subject}” was {value}.',
          '“{subject}” is an animated film by {value}.',
        ],
      },
      {
        column: 'film_year',
        id: 'anime-film-year',
        number: { steps: [2, 4, 6, 9, 12], min: 1960, max: 2025 },
        levels: [3, 3, 0],
        forward: [
          'In which year did “{subject}” open in Japanese cinemas?',
          'When did the animated film “{subject}” open in Japan?',
          'From which year is the animated film “{subject}”?',
          'In which year could cinema audiences in Japan first see “{subject}”?',
        ],
        backward: [
          'Which of these animated films opened in Japan in {value}?',
          'Which of these animated films dates from {value}?',
        ],
        statements: [
          'The animated film “{subject}” opened in Japan in {value}.',
          '“{subject}” came to Japanese cinemas in {value}.',
          'The animated film “{subject}” dates from {value}.',
          'It was in {value} that “{subject}” opened in Japanese cinemas.',
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
          'Which is the main studio behind the anime series “{subject}”?',
          'By which studio was the anime series “{subject}” made?',
          'Which animation studio made the series “{subject}”?',
          'The anime series “{subject}” is the work of which studio?',
        ],
        backward: [
          'Which of these anime series was made by {value}?',
          'Which of these anime series is the work of {value}?',
        ],
        statements: [
          'The anime series “{subject}” was made by {value}.',
          'The main studio behind the anime series “{subject}” is {value}.',
          'The studio that made the anime series “{subject}” is {value}.',
          'The anime series “{subject}” is the work of {value}.',
        ],
      },
      {
        column: 'first_year',
        id: 'anime-series-year',
        number: { steps: [2, 4, 6, 9, 12], min: 1955, max: 2025 },
        levels: [3, 3, 0],
        forward: [
          'In which year did the anime series “{subject}” start in Japan?',
          'When was the anime series “{subject}” first broadcast?',
          'Which year saw the first episode of the anime series “{subject}”?',
          'In which year could viewers in Japan first watch the anime series “{subject}”?',
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
          'From which of these stories do fans of anime and manga know {subject}?',
          '{subject} is a character in which of these?',
          'To the world of which manga or anime does {subject} belong?',
        ],
        backward: [
          'Which of these characters belongs to “{value}”?',
          'Which of these characters do we meet in “{value}”?',
        ],
        statements: [
          '{subject} is a character in “{value}”.',
          'In “{value}” we meet {subject}.',
          'One of the characters in “{value}” is {subject}.',
          'Fans of manga and anime know {subject} from “{value}”.',
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
          'In which manga or anime does {subject} play a part?',
          'To the world of which manga or anime does {subject} belong?',
          'A fan is talking about {subject}. Which manga or anime is meant?',
          'In which manga or anime do you come across {subject}?',
        ],
        backward: [
          'Which of these belongs to the world of “{value}”?',
          'Which of these plays a part in “{value}”?',
        ],
        statements: [
          '{subject} belongs to the world of “{value}”.',
          'Readers and viewers of “{value}” come across {subject}.',
          'In the world of “{value}” you find {subject}.',
          '{subject} plays a part in “{value}”.',
        ],
      },
    ],
  },
];
