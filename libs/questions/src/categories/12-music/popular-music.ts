import type { Kind } from '../../relation.js';

/** Songs, albums and bands. */
export const POPULAR_MUSIC: readonly Kind[] = [
  {
    kind: 'song',
    relations: [
      {
        column: 'artist',
        id: 'song',
        verbatim: true,
        levels: [1, 2, 3],
        clashes: [['The Beatles', 'John Lennon']],
        forward: [
          'Who first recorded the song “{subject}”?',
          'Who was the first to record “{subject}”?',
          'Which singer or group made the first recording of “{subject}”?',
          'Who recorded the original version of “{subject}”?',
        ],
        backward: [
          'Which of these songs was first recorded by {value}?',
          'Which of these songs did {value} record before anyone else?',
        ],
        statements: [
          'It was {value} who first recorded “{subject}”.',
          'It was {value} who recorded the original version of “{subject}”.',
          'The first recording of the song “{subject}” was made by {value}.',
          'The song “{subject}” was first recorded by {value}.',
        ],
      },
    ],
  },
  {
    kind: 'album',
    relations: [
      {
        column: 'act',
        id: 'album',
        verbatim: true,
        levels: [1, 2, 3],
        forward: [
          'Who made the album “{subject}”?',
          'By whom is the album “{subject}”?',
          'Who released the album “{subject}”?',
          'Who recorded the album “{subject}”?',
        ],
        backward: [
          'Which of these albums is by {value}?',
          'Which of these albums did {value} make?',
          'Which of these albums did {value} release?',
        ],
        statements: [
          '“{subject}” is an album by {value}.',
          'The album “{subject}” was made by {value}.',
          'The album “{subject}” was released by {value}.',
          'One of the albums by {value} is “{subject}”.',
        ],
      },
      {
        column: 'year',
        id: 'album-year',
        number: { steps: [2, 3, 4, 6, 8], min: 1950, max: 2020 },
        levels: [3, 3, 0],
        forward: [
          'In which year did the album “{subject}” by {act} come out?',
          'When did {act} release the album “{subject}”?',
          'Which year saw the release of the album “{subject}” by {act}?',
          'In which year was the album “{subject}” by {act} released?',
        ],
        backward: [
          'Which of these albums came out in {value}?',
          'Which of these albums was released in {value}?',
        ],
        statements: [
          'The album “{subject}” by {act} came out in {value}.',
          '{act} released the album “{subject}” in {value}.',
          'The album “{subject}” by {act} was released in {value}.',
          'It was in {value} that {act} released the album “{subject}”.',
        ],
      },
    ],
  },
  {
    kind: 'member',
    relations: [
      {
        column: 'band',
        verbatim: true,
        levels: [1, 2, 3],
        forward: [
          'With which band did {subject} become famous?',
          'Which band made {subject} famous?',
          '{subject} rose to fame with which band?',
          'As a member of which band did {subject} become famous?',
        ],
        backward: [
          'Which of these musicians rose to fame with {value}?',
          'Which of these musicians became famous with {value}?',
        ],
        statements: [
          'It was with {value} that {subject} became famous.',
          'As a member of {value}, {subject} rose to fame.',
          'It was as a member of {value} that {subject} became famous.',
          'It was with {value} that {subject} rose to fame.',
        ],
      },
    ],
  },
];
