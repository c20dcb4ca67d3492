import type { Kind } from '../../relation.js';

/** Animated series and the figures in them. */
export const CARTOON_SERIES: readonly Kind[] = [
  {
    kind: 'series',
    relations: [
      {
        column: 'creator',
        levels: [1, 2, 3],
        forward: [
          'Who created the animated series “{subject}”?',
          'By whom was the animated series “{subject}” created?',
          'Who came up with the animated series “{subject}”?',
          'Which of these created the animated series “{subject}”?',
        ],
        backward: [
          'Which of these series was created by {value}?',
          'Which of these animated series did {value} create?',
        ],
        statements: [
          'The animated series “{subject}” was created by {value}.',
          '{value} created the animated series “{subject}”.',
          'The animated series “{subject}” is the creation of {value}.',
          'It was {value} who created the animated series “{subject}”.',
        ],
      },
      {
        column: 'setting',
        levels: [1, 2, 3],
        forward: [
          'Where is the animated series “{subject}” mainly set?',
          'Which place is the main setting of the animated series “{subject}”?',
          'What is the main setting of the animated series “{subject}” called?',
          'What is the name of the place where the animated series “{subject}” is mainly set?',
        ],
        backward: [
          'For which of these series is {value} the main setting?',
          'Which of these series has {value} as its main setting?',
        ],
        statements: [
          'The main setting of the animated series “{subject}” is called {value}.',
          '{value} is the main setting of the animated series “{subject}”.',
          'The animated series “{subject}” has {value} as its main setting.',
          '{value} is the place where the animated series “{subject}” is mainly set.',
        ],
      },
      {
        column: 'channel',
        levels: [1, 2, 3],
        forward: [
          'On which channel or service was the animated series “{subject}” first shown?',
          'Which channel or service first showed the animated series “{subject}”?',
          'The animated series “{subject}” was first shown on which channel or service?',
          'The animated series “{subject}” began on which channel or service?',
        ],
        backward: [
          'Which of these series began on {value}?',
          'Which of these series was first shown on {value}?',
        ],
        statements: [
          'The animated series “{subject}” was first shown on {value}.',
          'The animated series “{subject}” began on {value}.',
          'Viewers first saw the animated series “{subject}” on {value}.',
          'It was {value} that first showed the animated series “{subject}”.',
        ],
      },
      {
        column: 'premiered',
        levels: [3, 3, 0],
        number: { steps: [3, 5, 8, 11, 14], max: 2024 },
        forward: [
          'In which year did the animated series “{subject}” begin?',
          'When was the animated series “{subject}” first shown?',
          'In which year was the animated series “{subject}” first shown?',
          'The first episode of the animated series “{subject}” was shown in which year?',
        ],
        statements: [
          'The animated series “{subject}” began in {value}.',
          'In {value}, the first episode of the animated series “{subject}” was shown.',
          'The animated series “{subject}” was first shown in {value}.',
          'Viewers first saw the animated series “{subject}” in {value}.',
        ],
      },
    ],
  },
  {
    kind: 'figure',
    relations: [
      {
        column: 'series',
        levels: [1, 2, 3],
        forward: [
          'In which animated series do we meet {subject}?',
          'Which animated series is {subject} from?',
          'Which of these animated series has {subject} among its characters?',
          'In which animated series is {subject} a character?',
        ],
        backward: [
          'Which of these characters do we meet in the animated series “{value}”?',
          'Which of these characters is from the animated series “{value}”?',
        ],
        statements: [
          '{subject} is a character in the animated series “{value}”.',
          'In the animated series “{value}” we meet {subject}.',
          'The animated series “{value}” has {subject} among its characters.',
          'One of the characters in the animated series “{value}” is {subject}.',
        ],
      },
    ],
  },
  {
    kind: 'beast',
    relations: [
      {
        column: 'beast_kind',
        levels: [1, 2, 3],
        clashes: [
          ['panther', 'snow leopard'],
          ['tortoise', 'sea turtle'],
          ['monkey', 'mandrill'],
        ],
        forward: [
          'What kind of animal is {subject} in “{seen_in}”?',
          'In “{seen_in}”, what kind of animal is {subject}?',
          'In “{seen_in}”, {subject} is what kind of animal?',
          'What kind of animal is the character {subject} in “{seen_in}”?',
        ],
        statements: [
          'In “{seen_in}”, {subject} is {a value}.',
          'In “{seen_in}”, the character {subject} is {a value}.',
          'The character {subject} in “{seen_in}” is {a value}.',
          '{subject} in “{seen_in}” is {a value}.',
        ],
      },
      {
        column: 'seen_in',
        levels: [1, 2, 3],
        forward: [
          'In which film or series is there {a beast_kind} called {subject}?',
          'Which film or series is the {beast_kind} called {subject} from?',
          'Which of these films and series has {a beast_kind} called {subject}?',
          'In which film or series do we meet {subject} the {beast_kind}?',
        ],
        backward: [
          'Which of these animals is a character in “{value}”?',
          'Which of these animals do we meet in “{value}”?',
        ],
        statements: [
          'In “{value}” we meet {subject} the {beast_kind}.',
          'The {beast_kind} called {subject} is from “{value}”.',
          '{subject} the {beast_kind} is a character in “{value}”.',
          'One of the animals in “{value}” is {subject} the {beast_kind}.',
        ],
      },
    ],
  },
  {
    kind: 'star',
    relations: [
      {
        column: 'star_kind',
        levels: [1, 2, 3],
        forward: [
          'What kind of animal is the cartoon character {subject}?',
          'In cartoons, what kind of animal is {subject}?',
          'The cartoon character {subject} is what kind of animal?',
          'Which animal is the cartoon character {subject}?',
        ],
        backward: [
          'Which of these cartoon characters is {a value}?',
          'In cartoons, which of these is {a value}?',
        ],
        statements: [
          'The cartoon character {subject} is {a value}.',
          'In cartoons, {subject} is {a value}.',
          'In cartoons, the character {subject} is {a value}.',
          'The cartoon character called {subject} is {a value}.',
        ],
      },
    ],
  },
];
