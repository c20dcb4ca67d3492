import type { Kind } from '../relation.js';

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
          'Which of these songs was recorded by {value} before anyone else?',
        ],
        statements: [
          'It was {value} who first recorded “{subject}”.',
          'It was {value} who recorded the original version of “{subject}”.',
          'The song “{subject}” was recorded by {value} before anyone else.',
          'The original version of the song “{subject}” is by {value}.',
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
          'Whose album is “{subject}”?',
          'Who released an album called “{subject}”?',
          'Who recorded the album “{subject}”?',
        ],
        backward: [
          'Which of these albums is by {value}?',
          'Which of these albums did {value} make?',
          'Under which of these titles did {value} release an album?',
        ],
        statements: [
          '“{subject}” is an album by {value}.',
          'The album “{subject}” was made by {value}.',
          '{value} released an album called “{subject}”.',
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
          'When did {act} release “{subject}”?',
          'Which year saw the release of “{subject}” by {act}?',
          'From which year does the album “{subject}” by {act} date?',
        ],
        backward: ['Which of these albums came out in {value}?', 'Which of these albums dates from {value}?'],
        statements: [
          'The album “{subject}” by {act} came out in {value}.',
          '{act} released “{subject}” in {value}.',
          'The album “{subject}” by {act} was released in {value}.',
          'The album “{subject}” by {act} dates from {value}.',
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
          'With which band did the career of {subject} take off?',
        ],
        backward: [
          'Which of these musicians rose to fame with {value}?',
          'Which of these musicians found fame with {value}?',
        ],
        statements: [
          'It was with {value} that {subject} became famous.',
          'As a member of {value}, {subject} rose to fame.',
          'The band that made {subject} famous was {value}.',
          'The career of {subject} took off with {value}.',
        ],
      },
    ],
  },
];
