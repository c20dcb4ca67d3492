import type { Kind } from '../../relation.js';

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
          'Which city or town is the main setting of the series “{subject}”?',
          'Where is the series “{subject}” mainly set?',
          'The series “{subject}” takes place mainly in which city or town?',
        ],
        backward: [
          'Which of these series is mainly set in {value}?',
          'Which of these series has {value} as its main setting?',
        ],
        statements: [
          'The series “{subject}” is mainly set in {value}.',
          'The main setting of the series “{subject}” is {value}.',
          '{value} is the main setting of the series “{subject}”.',
          'The series “{subject}” takes place mainly in {value}.',
        ],
      },
      {
        column: 'network',
        levels: [2, 3, 3],
        forward: [
          'Which broadcaster or streaming service first showed the series “{subject}”?',
          'On which channel or service did the series “{subject}” begin?',
          'On which channel or service was the series “{subject}” first shown?',
          'Which channel or service was the first to show the series “{subject}”?',
        ],
        backward: [
          'Which of these series began on {value}?',
          'Which of these series was first shown on {value}?',
        ],
        statements: [
          'The series “{subject}” was first shown on {value}.',
          'The series “{subject}” began on {value}.',
          'It was on {value} that the series “{subject}” began.',
          '{value} was the first to show the series “{subject}”.',
        ],
      },
      {
        column: 'showrunner',
        id: 'series-creator',
        levels: [2, 3, 3],
        forward: [
          'Who created the series “{subject}”?',
          'Who is credited as the creator of the series “{subject}”?',
          'By whom was the series “{subject}” created?',
          'Which of these people created the series “{subject}”?',
        ],
        backward: [
          'Which of these series was created by {value}?',
          'Which of these series did {value} create?',
        ],
        statements: [
          'The series “{subject}” was created by {value}.',
          '{value} created the series “{subject}”.',
          'The creator of the series “{subject}” is {value}.',
          'It was {value} who created the series “{subject}”.',
        ],
      },
      {
        column: 'premiere',
        levels: [3, 3, 0],
        number: { steps: [2, 4, 6, 8, 11], max: 2026 },
        forward: [
          'In which year did the series “{subject}” begin?',
          'In which year was the series “{subject}” first shown?',
          'In which year was the first episode of the series “{subject}” shown?',
          'The series “{subject}” was first shown in which year?',
        ],
        backward: [
          'Which of these series began in {value}?',
          'Which of these series was first shown in {value}?',
        ],
        statements: [
          'The series “{subject}” began in {value}.',
          'The first episode of the series “{subject}” was shown in {value}.',
          'The series “{subject}” was first shown in {value}.',
          'It was in {value} that the series “{subject}” began.',
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
          'From which country does the programme “{subject}” come?',
          'Which country does the programme “{subject}” come from?',
          'The programme “{subject}” comes from which country?',
          'In which country was the programme “{subject}” produced?',
        ],
        backward: [
          'Which of these programmes comes from {value}?',
          'Which of these programmes was produced in {value}?',
        ],
        statements: [
          'The programme “{subject}” comes from {value}.',
          'The programme “{subject}” was produced in {value}.',
          '“{subject}” is a programme from {value}.',
          '{value} is the country that the programme “{subject}” comes from.',
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
          'Of which series is “{subject}” a spin-off?',
          'Which older series led to the spin-off “{subject}”?',
          'The series “{subject}” is a spin-off of which other series?',
        ],
        backward: [
          'Which of these series grew out of “{value}”?',
          'Which of these series is a spin-off of “{value}”?',
        ],
        statements: [
          'The series “{subject}” grew out of “{value}”.',
          'The series “{subject}” is a spin-off of “{value}”.',
          'The series “{value}” led to the spin-off “{subject}”.',
          'The series “{value}” gave rise to the spin-off “{subject}”.',
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
          'In television, what is meant by “{subject}”?',
          'Which of these explains what “{subject}” means in television?',
          'When people talk about television, what do they mean by “{subject}”?',
        ],
        statements: [
          'In television, “{subject}” means {value}.',
          'In television, “{subject}” is the term for {value}.',
          'When people talk about television, “{subject}” means {value}.',
          'In television, people use the term “{subject}” for {value}.',
        ],
      },
    ],
  },
];
