import type { Kind } from '../../relation.js';

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
          'By which company was the game “{subject}” developed?',
          'The game “{subject}” was developed by which company?',
        ],
        backward: [
          'Which of these games was developed by {value}?',
          'Which of these games did {value} develop?',
        ],
        statements: [
          'The game “{subject}” was developed by {value}.',
          'The company that developed the game “{subject}” was {value}.',
          'It was {value} that developed the game “{subject}”.',
          'The developer of the video game “{subject}” was {value}.',
        ],
      },
      {
        column: 'year',
        id: 'game-year',
        number: { steps: [2, 4, 6, 9, 12], min: 1970, max: 2025 },
        levels: [3, 3, 0],
        forward: [
          'In which year was the game “{subject}” first released?',
          'In which year did the game “{subject}” first come out?',
          'Which year saw the first release of the game “{subject}”?',
          'The game “{subject}” first came out in which year?',
        ],
        backward: [
          'Which of these games first came out in {value}?',
          'Which of these games was first released in {value}?',
        ],
        statements: [
          'The game “{subject}” was first released in {value}.',
          'The game “{subject}” first came out in {value}.',
          'It was in {value} that the game “{subject}” first came out.',
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
          'Which video game or series is {subject} from?',
          'Which video game or series is the character {subject} from?',
          'The character {subject} comes from which video game or series?',
        ],
        backward: [
          'Which of these characters comes from “{value}”?',
          'Which of these characters is from “{value}”?',
        ],
        statements: [
          'The character {subject} comes from “{value}”.',
          'The character {subject} is from “{value}”.',
          '{subject} is a character from “{value}”.',
          'One character from “{value}” is {subject}.',
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
          'Which video game or series takes players to {subject}?',
          'In which video game or series can players visit {subject}?',
          '{subject} is a place in which video game or series?',
          '{subject} is part of the world of which video game or series?',
        ],
        backward: [
          'Which of these places is part of the world of “{value}”?',
          'Which of these places can players visit in “{value}”?',
        ],
        statements: [
          '{subject} is a place in “{value}”.',
          '{subject} is part of the world of “{value}”.',
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
          'In gaming, which company launched {subject}?',
          'In gaming, which company brought out {subject}?',
          'In gaming, which company made {subject}?',
          'In gaming, {subject} came from which company?',
        ],
        backward: [
          'In gaming, which of these came from {value}?',
          'In gaming, which of these did {value} bring out?',
        ],
        statements: [
          'In gaming, {subject} came from {value}.',
          'In gaming, it was {value} that brought out {subject}.',
          'In gaming, {subject} was launched by {value}.',
          'In gaming, the company that launched {subject} was {value}.',
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
          'Which of these was created by the game designer {subject}?',
          'The game designer {subject} created which of these?',
        ],
        backward: [
          'Which of these game designers created “{value}”?',
          'Which of these game designers is a creator of “{value}”?',
        ],
        statements: [
          'The game designer {subject} created “{value}”.',
          'The game designer {subject} is a creator of “{value}”.',
          'It was the game designer {subject} who created “{value}”.',
          '“{value}” was created by the game designer {subject}.',
        ],
      },
    ],
  },
];
