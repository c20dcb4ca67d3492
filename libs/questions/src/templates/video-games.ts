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
          'From which year is the game “{subject}”?',
          'Which year saw the first release of “{subject}”?',
        ],
        backward: [
          'Which of these games first came out in {value}?',
          'Which of these games had its first release in {value}?',
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
          'Which of these characters do we owe to {value}?',
        ],
        statements: [
          'The character {subject} comes from {value}.',
          '{subject} belongs to the world of {value}.',
          'Among the characters of {value} is {subject}.',
          'In video games, {subject} is a character of {value}.',
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
          'In which game or series is {subject} a place?',
          'Where do players find a place called {subject}?',
          'You are playing, and the scene is {subject}. Which game or series could it be?',
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
          'Which company sold gamers {subject}?',
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
          'Gamers could buy {subject} from {value}.',
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
          'The name of {subject} is linked with the making of which video game?',
        ],
        backward: [
          'Which of these game designers is known for {value}?',
          'Which of these people is behind {value}?',
          'Whose work as a game designer led to {value}?',
        ],
        statements: [
          'The game designer {subject} is known for {value}.',
          'The game designer {subject} became famous with {value}.',
          'We owe {value} to the game designer {subject}.',
          'The designer behind {value} is {subject}.',
        ],
      },
    ],
  },
];
