import type { Kind } from '../relation.js';

/** Television series: their places, makers and beginnings, and the words of the trade. */
export const TELEVISION: readonly Kind[] = [
  {
    kind: 'series',
    relations: [
      {
        column: 'setting',
        id: 'series-city',
        levels: [1, 2, 3],
        forward: [
          'In which city or town is the series “{subject}” mainly set?',
          'Which place is the main setting of the series “{subject}”?',
          'The story of the series “{subject}” takes place mainly in which city or town?',
          'In which city or town do most episodes of “{subject}” take place?',
        ],
        backward: [
          'Which of these series is mainly set in {value}?',
          'Which of these series has {value} as its main setting?',
        ],
        statements: [
          'The series “{subject}” is mainly set in {value}.',
          'The main setting of the series “{subject}” is {value}.',
          '{value} is the main setting of the series “{subject}”.',
          'The story of the series “{subject}” takes place mainly in {value}.',
        ],
      },
      {
        column: 'network',
        levels: [2, 3, 3],
        forward: [
          'Which broadcaster or streaming service first showed the series “{subject}”?',
          'On which channel or service did the series “{subject}” begin?',
          'On which channel or service did viewers first see the series “{subject}”?',
          'Which channel or service was the first to show the series “{subject}”?',
        ],
        backward: [
          'Which of these series began on {value}?',
          'Which of these series was first shown by {value}?',
        ],
        statements: [
          'The series “{subject}” was first shown by {value}.',
          'The first channel or service to show the series “{subject}” was {value}.',
          'The series “{subject}” began on {value}.',
          '{value} was the first to show the series “{subject}”.',
        ],
      },
      {
        column: 'showrunner',
        id: 'series-creator',
        levels: [2, 3, 3],
        forward: [
          'Who created the television series “{subject}”?',
          'Who is credited as the creator of the series “{subject}”?',
          'Whose creation is the series “{subject}”?',
          'Which of these people created the series “{subject}”?',
        ],
        backward: [
          'Which of these series was created by {value}?',
          'Which of these series is a creation of {value}?',
        ],
        statements: [
          'The series “{subject}” was created by {value}.',
          '{value} created the series “{subject}”.',
          'The television series “{subject}” is a creation of {value}.',
          'It was {value} who created the series “{subject}”.',
        ],
      },
      {
        column: 'premiere',
        levels: [3, 3, 0],
        number: { steps: [2, 4, 6, 8, 11], max: 2026 },
        forward: [
          'In which year did the series “{subject}” begin?',
          'When was the series “{subject}” first shown?',
          'Which year saw the first episode of “{subject}”?',
          'The first episode of “{subject}” was shown in which year?',
        ],
        backward: [
          'Which of these series began in {value}?',
          'Which of these series was first shown in {value}?',
        ],
        statements: [
          'The series “{subject}” began in {value}.',
          'The first episode of “{subject}” was shown in {value}.',
          'The series “{subject}” was first shown in {value}.',
          'Viewers first saw the series “{subject}” in {value}.',
        ],
      },
    ],
  },
  {
    kind: 'abroad',
    relations: [
      {
        column: 'made_in',
        id: 'series-country',
        levels: [1, 2, 3],
        forward: [
          'In which country was the programme “{subject}” originally made?',
          'The programme “{subject}” was originally made in which country?',
          'From which country does the programme “{subject}” originally come?',
          'The programme “{subject}” is originally from which country?',
        ],
        backward: [
          'Which of these programmes originally comes from {value}?',
          'Which of these programmes was originally made in {value}?',
        ],
        statements: [
          'The programme “{subject}” originally comes from {value}.',
          'The programme “{subject}” was originally made in {value}.',
          'It was in {value} that the programme “{subject}” was originally made.',
          'The country that originally made the programme “{subject}” is {value}.',
        ],
      },
    ],
  },
  {
    kind: 'spinoff',
    relations: [
      {
        column: 'parent',
        id: 'spin-off',
        levels: [1, 2, 3],
        forward: [
          'The series “{subject}” grew out of which older series?',
          'Which older series led to the series “{subject}”?',
          'From which older series did “{subject}” develop?',
          '“{subject}” is a spin-off of which series?',
        ],
        backward: [
          'Which of these series grew out of “{value}”?',
          'Which of these series is a spin-off of “{value}”?',
        ],
        statements: [
          'The series “{subject}” grew out of “{value}”.',
          '“{subject}” is a spin-off of “{value}”.',
          'The series “{value}” led to the spin-off “{subject}”.',
          '“{value}” is the older series from which “{subject}” grew.',
        ],
      },
    ],
  },
  {
    kind: 'tv_word',
    relations: [
      {
        column: 'tv_term',
        id: 'tv-term',
        phrases: true,
        levels: [1, 2, 3],
        forward: [
          'In television, what does “{subject}” mean?',
          'What do people in television mean by “{subject}”?',
          'Which of these describes what “{subject}” means in television?',
          'When people talk about television, what is meant by “{subject}”?',
        ],
        statements: [
          'In television, “{subject}” means {value}.',
          'In television, “{subject}” is the term for {value}.',
          'By “{subject}”, people in television mean {value}.',
          'People in television say “{subject}” when they mean {value}.',
        ],
      },
    ],
  },
];
