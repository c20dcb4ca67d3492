import type { Kind } from '../../relation.js';

/** Animated films: who made them, who speaks and sings in them. */
export const CARTOON_FILMS: readonly Kind[] = [
  {
    kind: 'film',
    relations: [
      {
        column: 'studio',
        levels: [1, 2, 3],
        forward: [
          'Which studio made the animated film “{subject}”?',
          'By which studio was the animated film “{subject}” made?',
          'At which studio was the animated film “{subject}” made?',
          'The animated film “{subject}” was made by which studio?',
        ],
        backward: [
          'Which of these animated films was made by {value}?',
          'Which of these animated films did {value} make?',
        ],
        statements: [
          'The animated film “{subject}” was made by {value}.',
          'The studio that made the animated film “{subject}” was {value}.',
          'It was {value} that made the animated film “{subject}”.',
          '{value} made the animated film “{subject}”.',
        ],
      },
      {
        column: 'director',
        levels: [2, 3, 3],
        forward: [
          'Who directed the animated film “{subject}”?',
          'Which of these directed the animated film “{subject}”?',
          'By whom was the animated film “{subject}” directed?',
          'Under whose direction was the animated film “{subject}” made?',
        ],
        backward: [
          'Which of these animated films was directed by {value}?',
          'Which of these animated films was made under the direction of {value}?',
        ],
        statements: [
          'The animated film “{subject}” was directed by {value}.',
          'It was {value} who directed the animated film “{subject}”.',
          'The animated film “{subject}” was made under the direction of {value}.',
          '{value} directed the animated film “{subject}”.',
        ],
      },
      {
        column: 'released',
        levels: [3, 3, 0],
        number: { steps: [3, 5, 7, 9, 12], max: 2024 },
        forward: [
          'In which year did the animated film “{subject}” come out?',
          'In which year was the animated film “{subject}” released?',
          'The animated film “{subject}” was released in which year?',
          'The animated film “{subject}” came out in which year?',
        ],
        statements: [
          'The animated film “{subject}” came out in {value}.',
          'In {value}, the animated film “{subject}” came out.',
          'The animated film “{subject}” was released in {value}.',
          'It was in {value} that the animated film “{subject}” was released.',
        ],
      },
    ],
  },
  {
    kind: 'role',
    relations: [
      {
        column: 'role_film',
        levels: [1, 2, 2],
        forward: [
          'In which animated film is {subject} a character?',
          'Which animated film has {subject} among its characters?',
          'Which of these animated films has {subject} as a character?',
          'In which animated film do we meet {subject}?',
        ],
        statements: [
          'One of the characters in the animated film “{value}” is {subject}.',
          'The animated film “{value}” has {subject} among its characters.',
          '{subject} is a character in the animated film “{value}”.',
          'In the animated film “{value}” we meet {subject}.',
        ],
      },
      {
        column: 'voice',
        levels: [2, 3, 3],
        forward: [
          'Who is the original voice of {subject} in the animated film “{role_film}”?',
          'Whose voice does {subject} have in the original version of the film “{role_film}”?',
          'In the original version of the animated film “{role_film}”, who voices {subject}?',
          'Who voiced {subject} in the original version of the film “{role_film}”?',
        ],
        backward: [
          'Which of these film characters was originally voiced by {value}?',
          'Which of these film characters has {value} as the original voice?',
        ],
        statements: [
          'In the original version of the film “{role_film}”, {value} voices {subject}.',
          'In the original version of the film “{role_film}”, {subject} is voiced by {value}.',
          'It is {value} who voices {subject} in the original version of the film “{role_film}”.',
          '{value} is the original voice of {subject} in the animated film “{role_film}”.',
        ],
      },
    ],
  },
  {
    kind: 'villain',
    relations: [
      {
        column: 'villain_film',
        levels: [1, 2, 3],
        forward: [
          'In which animated film is {subject} a villain?',
          'Which animated film has {subject} as a villain?',
          '{subject} is a villain in which animated film?',
          'Which of these animated films has {subject} as a villain?',
        ],
        backward: [
          'Which of these is a villain in the animated film “{value}”?',
          'Which of these villains is from the animated film “{value}”?',
        ],
        statements: [
          '{subject} is a villain in the animated film “{value}”.',
          'The animated film “{value}” has {subject} as a villain.',
          'In the animated film “{value}”, {subject} is a villain.',
          'A villain in the animated film “{value}” is {subject}.',
        ],
      },
    ],
  },
  {
    kind: 'song',
    relations: [
      {
        column: 'song_film',
        levels: [1, 2, 3],
        forward: [
          'For which animated film was the song “{subject}” written?',
          'The song “{subject}” was written for which animated film?',
          'From which animated film does the song “{subject}” come?',
          'The song “{subject}” is from the soundtrack of which animated film?',
        ],
        backward: [
          'Which of these songs was written for the animated film “{value}”?',
          'Which of these songs comes from the animated film “{value}”?',
        ],
        statements: [
          'The song “{subject}” was written for the animated film “{value}”.',
          'The song “{subject}” comes from the animated film “{value}”.',
          'The song “{subject}” is from the soundtrack of the animated film “{value}”.',
          'It was for the animated film “{value}” that the song “{subject}” was written.',
        ],
      },
    ],
  },
];
