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
          'Who developed the game “{subject}”?',
          'Which studio made the game “{subject}”?',
          'The game “{subject}” was developed by which company?',
        ],
        backward: [
          'Which of these games was developed by {value}?',
          'Which of these video games is the work of {value}?',
        ],
        statements: [
          'The game “{subject}” was developed by {value}.',
          'The company that developed the game “{subject}” was {value}.',
          'The studio that made the game “{subject}” was {value}.',
          'The video game “{subject}” is the work of {value}.',
        ],
      },
      {
        column: 'year',
        id: 'game-year',
        number: { steps: [2, 4, 6, 9, 12], min: 1970, max: 2025 },
        levels: [3, 3, 0],
        forward: [
          'In which year was the game “{subject}” first released?',
          'In which year did the game “{subject}” by {studio} first come out?',
          'Which year is the game “{subject}” from?',
          'Which year saw the first release of the game “{subject}”?',
        ],
        backward: [
          'Which of these games first came out in {value}?',
          'Which of these games was first released in {value}?',
        ],
        statements: [
          'The game “{subject}” was first released in {value}.',
          'The game “{subject}” first came out in {value}.',
          '“{subject}”, a game developed by {studio}, first came out in {value}.',
          'The first release of the game “{subject}” was in {value}.',
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
          'Which video game or series gave gamers the character {subject}?',
          'The character {subject} comes from which video game or series?',
          'Name the video game or series that the character {subject} comes from.',
        ],
        backward: [
          'Which of these characters comes from “{value}”?',
          'Which of these characters did “{value}” give to gamers?',
        ],
        statements: [
          'The character {subject} comes from “{value}”.',
          'In video games, {subject} comes from “{value}”.',
          '“{value}” gave gamers the character {subject}.',
          '“{value}” is the video game or series that {subject} comes from.',
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
          'You are playing in {subject}. Which game or series is it?',
        ],
        backward: [
          'Which of these places is part of the world of “{value}”?',
          'Which of these places can players visit in “{value}”?',
        ],
        statements: [
          '{subject} is a place in “{value}”.',
          'The world of “{value}” has a place called {subject}.',
          'In “{value}”, players can visit {subject}.',
          '“{value}” takes players to {subject}.',
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
          'In the world of video games, which company launched {subject}?',
          'In the world of video games, who made {subject}?',
          'Which company brought gamers {subject}?',
          'In the games business, which company was behind {subject}?',
        ],
        backward: [
          'Which of these gaming devices came from {value}?',
          'Which of these gaming devices did {value} bring out?',
        ],
        statements: [
          'In the world of video games, {subject} came from {value}.',
          'It was {value} that brought gamers {subject}.',
          'In the games business, {value} was the company behind {subject}.',
          'In the world of video games, the company that launched {subject} was {value}.',
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
          'Which of these video games or series did {subject} create?',
          'Which of these did the game designer {subject} create?',
          'Which of these has the game designer {subject} among its creators?',
          'The game designer {subject} is a creator of which of these?',
        ],
        backward: [
          'Which of these game designers created “{value}”?',
          'Which of these game designers is a creator of “{value}”?',
        ],
        statements: [
          'The game designer {subject} created “{value}”.',
          'The game designer {subject} is a creator of “{value}”.',
          'It was the game designer {subject} who created “{value}”.',
          '“{value}” is a creation of the game designer {subject}.',
        ],
      },
    ],
  },
];
