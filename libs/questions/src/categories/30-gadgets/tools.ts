import type { Kind } from '../../relation.js';

/** Tools, instruments and the parts of devices. */
export const TOOLS: readonly Kind[] = [
  {
    kind: 'gauge',
    relations: [
      {
        column: 'gauge_of',
        levels: [1, 2, 3],
        clashes: [
          ['temperature', 'very high temperatures'],
          ['the number of steps', 'distance driven'],
          ['radioactivity', 'exposure to radiation'],
          ['electric current', 'voltage, current and resistance'],
          ['angles', 'the height of the Sun over the horizon'],
          ['distance driven', 'the price of a ride'],
        ],
        forward: [
          'What is {a subject} made to measure?',
          'What do people measure with {a subject}?',
          'Which of these does {a subject} measure?',
          'What is measured with {a subject}?',
        ],
        backward: [
          'Which of these is made to measure {value}?',
          'With which of these would you measure {value}?',
        ],
        statements: [
          '{a subject} is made to measure {value}.',
          '{a subject} is a device for measuring {value}.',
          '{a subject} is used to measure {value}.',
          'People use {a subject} to measure {value}.',
        ],
      },
    ],
  },
  {
    kind: 'tool',
    relations: [
      {
        column: 'tool_use',
        levels: [1, 2, 3],
        phrases: true,
        clashes: [
          ['carving wood or stone', 'smoothing rough timber'],
          ['carving wood or stone', 'prising things apart'],
          ['smoothing rough timber', 'filing wood roughly'],
          ['piercing holes in leather', 'starting holes for screws'],
          ['seeing distant things', 'looking over an obstacle'],
          ['seeing distant things', 'finding the position of stars'],
          ['finding north', 'sighting a line on a map'],
          ['finding the position of stars', 'sighting a line on a map'],
          ['holding a piece firmly', 'supporting metal that is hammered'],
          ['draining the bladder', 'stopping blood from flowing'],
          ['separating fine bits from coarse ones', 'draining pasta or vegetables'],
          ['separating fine bits from coarse ones', 'separating liquids by fast spinning'],
        ],
        forward: [
          'What is {a subject} used for?',
          'For which of these is {a subject} used?',
          'What do people use {a subject} for?',
          'What is the purpose of {a subject}?',
        ],
        backward: ['Which of these is used for {value}?', 'Which of these do people use for {value}?'],
        statements: [
          '{a subject} is used for {value}.',
          'The purpose of {a subject} is {value}.',
          'For {value}, people use {a subject}.',
          'People use {a subject} for {value}.',
        ],
      },
    ],
  },
  {
    kind: 'component',
    relations: [
      {
        column: 'component_task',
        levels: [1, 2, 3],
        phrases: true,
        clashes: [
          [
            'opens and closes a circuit',
            'uses a small current to switch a larger one',
            'works as a tiny switch or amplifier',
          ],
          ['makes a weak signal stronger', 'works as a tiny switch or amplifier'],
          ['conducts better in bright light', 'turns light into electricity'],
          ['lets current flow one way only', 'turns alternating current into direct current'],
          ['limits the current', 'gives a resistance that can be adjusted'],
          ['limits the current', 'stores charge on two plates'],
          ['limits the current', 'stores energy in a magnetic field'],
          ['works as a tiny switch or amplifier', 'gives a resistance that can be adjusted'],
        ],
        forward: [
          'In a device, what does {a subject} do?',
          'What does {a subject} do?',
          'Which of these describes what {a subject} does?',
          'In technology, what does {a subject} do?',
        ],
        backward: ['Which of these {value}?', 'Which of these parts {value}?'],
        statements: [
          '{a subject} {value}.',
          '{a subject} is a part that {value}.',
          'In a device, {a subject} {value}.',
          'In technology, {a subject} {value}.',
        ],
      },
    ],
  },
  {
    kind: 'brief',
    verbatim: true,
    relations: [
      {
        column: 'letters_for',
        levels: [1, 2, 3],
        decoysOnly: true,
        echoes: true,
        forward: [
          'In technology, what do the letters {subject} stand for?',
          'In technology, what does {subject} stand for?',
          'As a technical abbreviation, what is {subject} short for?',
          'What is the long form of the technical abbreviation {subject}?',
        ],
        statements: [
          'In technology, {subject} stands for “{value}”.',
          'In technology, the letters {subject} stand for “{value}”.',
          'The long form of the technical abbreviation {subject} is “{value}”.',
          'As a technical abbreviation, {subject} is short for “{value}”.',
        ],
      },
    ],
  },
];
