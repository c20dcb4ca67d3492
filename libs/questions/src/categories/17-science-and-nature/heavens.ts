import type { Kind } from '../../relation.js';

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
          'Which of these is true of {subject} among the planets of the Solar System?',
          'Which of these is true of the planet {subject}?',
          'Of the planets of the Solar System, {subject} is which of these?',
          'Which of these describes the planet {subject}?',
        ],
        backward: [
          'Which planet of the Solar System is {value}?',
          'Of the planets of the Solar System, which one is {value}?',
        ],
        statements: [
          'Of the planets of the Solar System, {subject} is {value}.',
          'The planet that is {value} is {subject}.',
          'Among the planets of the Solar System, {subject} is {value}.',
          'Of the planets of the Solar System, the one that is {value} is {subject}.',
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
          'The moon {subject} orbits which of these?',
          'Which of these does the moon {subject} orbit?',
          '{subject} is a moon of which of these?',
          'Which of these has a moon called {subject}?',
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
          'As what is the constellation {subject} pictured?',
          'Which of these does the constellation {subject} represent?',
          'What does the constellation {subject} depict?',
        ],
        backward: [
          'Which of these constellations represents {value}?',
          'Which of these constellations is pictured as {value}?',
          'Which of these constellations depicts {value}?',
        ],
        statements: [
          'The constellation {subject} represents {value}.',
          'The constellation {subject} is pictured as {value}.',
          '{subject} is a constellation that represents {value}.',
          'The constellation {subject} depicts {value}.',
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
