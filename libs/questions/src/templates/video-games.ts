import type { Kind } from '../relation.js';

/** Games, the people who make them and the worlds they show. */
export const VIDEO_GAMES: readonly Kind[] = [
  {
    kind: 'game',
    relations: [
      {
        column: 'studio',
        verbatim: true,
        levels: [1, 2, 3],
        forward: [
          'Which company developed the video game “{subject}”?',
          'Who developed “{subject}”?',
          'Which studio made the game “{subject}”?',
          'The game “{subject}” was developed by which company?',
        ],
        backward: [
          'Which of these games was developed by {value}?',
          'Which of these video games is the work of {value}?',
        ],
        statements: [
          'The game “{subject}” was developed by {value}.',
          'The company that developed “{subject}” was {value}.',
          'The studio that made “{subject}” was {value}.',
          'The video game “{subject}” is the work of {value}.',
        ],
      },
      {
        column: 'year',
        id: 'game-year',
        number: { steps: [2, 4, 6, 9, 12], min: 1970, max: 2025 },
        levels: [3, 3, 0],
        forward: [
          'In which year was “{subject}” first released?',
          'In which year did the game “{subject}” by {studio} first come out?',
          'Which year is the game “{subject}” from?',
          'Which year saw the first release of “{subject}”?',
        ],
        backward: [
          'Which of these games first came out in {value}?',
          'Which of these games was first released in {value}?',
        ],
        statements: [
          'The game “{subject}” was first released in {value}.',
          '“{subject}” first came out in {value}.',
          '“{subject}”, developed by {studio}, first came out in {value}.',
          'The first release of “{subject}” was in {value}.',
        ],
      },
    ],
  },
  {
    kind: 'hero',
    relations: [
      {
        column: 'series',
        levels: [1, 2, 3],
        forward: [
          'From which video game or series does {subject} come?',
          'Which video game or series gave us the character {subject}?',
          'To which video game or series does the character {subject} belong?',
          'In which video game or series is the character {subject} at home?',
        ],
        backward: [
          'Which of these characters comes from {value}?',
          'Which of these characters belongs to the world of {value}?',
        ],
        statements: [
          'The character {subject} comes from {value}.',
          '{subject} belongs to the world of {value}.',
          'One of the characters in {value} is {subject}.',
          'In video games, {subject} is a character in {value}.',
        ],
      },
    ],
  },
  {
    kind: 'setting',
    relations: [
      {
        column: 'world',
        levels: [1, 2, 3],
        forward: [
          'Which game or series takes players to {subject}?',
          'Which game or series has a place called {subject}?',
          'In which game or series can players visit {subject}?',
          'You are playing, and the scene is {subject}. Which game or series is it?',
        ],
        backward: [
          'Which of these places belongs to the world of {value}?',
          'Which of these places do you know from {value}?',
        ],
        statements: [
          '{subject} is a place in {value}.',
          'The world of {value} has a place called {subject}.',
          'In {value}, players can visit {subject}.',
          'Players know {subject} from {value}.',
        ],
      },
    ],
  },
  {
    kind: 'machine',
    relations: [
      {
        column: 'maker',
        levels: [1, 2, 3],
        forward: [
          'Which company launched {subject} for gamers?',
          'In the world of video games, who made {subject}?',
          'Which company brought gamers {subject}?',
          'In the games business, which company was behind {subject}?',
        ],
        backward: [
          'Which of these gaming devices came from {value}?',
          'Which of these gaming devices did {value} bring out?',
        ],
        statements: [
          'In the world of video games, {subject} was made by {value}.',
          'It was {value} that brought gamers {subject}.',
          'In the games business, {value} was the company behind {subject}.',
          'The company that launched {subject} for gamers was {value}.',
        ],
      },
    ],
  },
  {
    kind: 'designer',
    relations: [
      {
        column: 'creation',
        levels: [1, 2, 3],
        forward: [
          'Which of these video games did {subject} create?',
          'For which of these video games is {subject} known?',
          'Which of these do we owe to the game designer {subject}?',
          'Which of these made the game designer {subject} famous?',
        ],
        backward: [
          'Which of these game designers is known for “{value}”?',
          'Which of these people is behind “{value}”?',
          'Which of these game designers created “{value}”?',
        ],
        statements: [
          'The game designer {subject} is known for “{value}”.',
          'The game designer {subject} became famous with “{value}”.',
          'We owe “{value}” to the game designer {subject}.',
          'The designer behind “{value}” is {subject}.',
        ],
      },
    ],
  },
];
