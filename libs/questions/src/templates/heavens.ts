import type { Kind } from '../relation.js';

/** Planets, moons, stars and constellations. */
export const HEAVENS: readonly Kind[] = [
  {
    kind: 'planet',
    relations: [
      {
        column: 'planet_fact',
        id: 'planet',
        phrases: true,
        levels: [1, 2, 3],
        forward: [
          'Which of these describes {subject} among the planets of the Solar System?',
          'Which of these is true of the planet {subject}?',
          'How does {subject} stand out among the planets of the Solar System?',
          'Which description fits the planet {subject}?',
        ],
        backward: [
          'Which planet of the Solar System is {value}?',
          'Of the planets of the Solar System, which one is {value}?',
        ],
        statements: [
          'Of the planets of the Solar System, {subject} is {value}.',
          'The planet that is {value} is {subject}.',
          '{subject} stands out among the planets: it is {value}.',
          '{subject} is the planet of the Solar System that is {value}.',
        ],
      },
    ],
  },
  {
    kind: 'moon',
    relations: [
      {
        column: 'orbits',
        id: 'moon',
        levels: [1, 2, 3],
        forward: [
          'The moon {subject} orbits which world?',
          'Around which world does the moon {subject} travel?',
          '{subject} is a moon of which world?',
          'Which world has a moon called {subject}?',
        ],
        backward: ['Which of these is a moon of {value}?', 'Which of these moons orbits {value}?'],
        statements: [
          '{subject} is a moon of {value}.',
          'The moon {subject} orbits {value}.',
          'One of the moons of {value} is {subject}.',
          '{value} has a moon called {subject}.',
        ],
      },
    ],
  },
  {
    kind: 'constellation',
    relations: [
      {
        column: 'figure',
        phrases: true,
        id: 'constellation',
        levels: [1, 2, 3],
        forward: [
          'What does the constellation {subject} represent?',
          'Which figure do stargazers see in the constellation {subject}?',
          'Which figure stands behind the name of the constellation {subject}?',
          'Which figure is traced in the constellation {subject}?',
        ],
        backward: [
          'Which constellation represents {value}?',
          'In which constellation do stargazers see {value}?',
          'Which constellation stands for {value}?',
        ],
        statements: [
          'The constellation {subject} represents {value}.',
          'In the constellation {subject}, stargazers see {value}.',
          '{subject} is the constellation of {value}.',
          'The constellation {subject} stands for {value}.',
        ],
      },
    ],
  },
  {
    kind: 'star',
    relations: [
      {
        column: 'in_constellation',
        id: 'star',
        levels: [1, 2, 3],
        forward: [
          'In which constellation is the star {subject}?',
          'The star {subject} belongs to which constellation?',
          'Which constellation contains the star {subject}?',
          'In which constellation would you look for the star {subject}?',
        ],
        backward: [
          'Which of these stars is in {value}?',
          'Which of these stars belongs to the constellation {value}?',
        ],
        statements: [
          'The star {subject} is in the constellation {value}.',
          '{subject} is a star in {value}.',
          'The constellation {value} contains the star {subject}.',
          'To find the star {subject}, look in the constellation {value}.',
        ],
      },
    ],
  },
];
