import type { Kind } from '../../relation.js';

/** Heroes, creatures, places and treasures of legend. */
export const LEGENDS: readonly Kind[] = [
  {
    kind: 'hero',
    relations: [
      {
        column: 'tradition',
        levels: [1, 2, 3],
        forward: [
          'From which tradition does the story of {subject} come?',
          'To which tradition does the story of {subject} belong?',
          'The tales of {subject} come from which tradition?',
          'The story of {subject} belongs to which tradition?',
        ],
        backward: [
          'The story of which of these belongs to {value} legend?',
          'The story of which of these comes from {value} legend?',
        ],
        statements: [
          'The story of {subject} belongs to {value} legend.',
          'The tales of {subject} come from the {value} tradition.',
          'The story of {subject} comes from {value} legend.',
          'The tales of {subject} belong to the {value} tradition.',
        ],
        clashes: [
          ['Greek', 'Roman'],
          ['Irish', 'Welsh'],
        ],
      },
    ],
  },
  {
    kind: 'creature',
    relations: [
      {
        column: 'sort',
        phrases: true,
        levels: [1, 2, 3],
        forward: [
          'In myth and legend, what is {subject}?',
          'Which of these describes {subject} in the old stories?',
          'How do the old tales describe {subject}?',
          'According to the old stories, what is {subject}?',
        ],
        statements: [
          'In myth and legend, {subject} is {value}.',
          'The old tales describe {subject} as {value}.',
          'In the old stories, {subject} is {value}.',
          'According to myth and legend, {subject} is {value}.',
        ],
        clashes: [
          [
            'a dog with several heads at the gate of the underworld',
            'a dog with two heads that guards cattle',
          ],
          ['a giant monster of the northern seas', 'a sea monster with six heads'],
          ['a bird that carries Vishnu', 'a bird so huge that it carries off elephants'],
          ['a horse with the tail of a fish', 'an immortal horse fathered by Poseidon', 'a horse with wings'],
        ],
      },
    ],
  },
  {
    kind: 'slain',
    relations: [
      {
        column: 'slayer',
        levels: [1, 2, 3],
        forward: [
          'In legend, who killed {subject}?',
          'In myth and legend, who killed {subject}?',
          'According to the old stories, who killed {subject}?',
          'Which figure of myth or legend killed {subject}?',
        ],
        statements: [
          'In legend, {value} killed {subject}.',
          'In legend, {subject} died at the hands of {value}.',
          'According to the old stories, {value} killed {subject}.',
          'In myth and legend, it was {value} who killed {subject}.',
        ],
      },
    ],
  },
  {
    kind: 'thing',
    relations: [
      {
        column: 'owner',
        levels: [1, 2, 3],
        forward: [
          'In legend, who owns {subject}?',
          'In myth and legend, who is the owner of {subject}?',
          'According to legend, who owns {subject}?',
          'Which of these figures of legend owns {subject}?',
        ],
        statements: [
          'In legend, the owner of {subject} is {value}.',
          'In legend, {value} owns {subject}.',
          'In myth and legend, {value} is the owner of {subject}.',
          'According to legend, {value} owns {subject}.',
        ],
      },
    ],
  },
  {
    kind: 'place',
    relations: [
      {
        column: 'described',
        phrases: true,
        levels: [1, 2, 3],
        forward: [
          'In myth and legend, what is {subject}?',
          'How do the old tales describe {subject}?',
          'Which of these describes {subject} in myth and legend?',
          'According to legend, what is {subject}?',
        ],
        statements: [
          'In myth and legend, {subject} is {value}.',
          'The old tales describe {subject} as {value}.',
          'In the old stories, {subject} is {value}.',
          'According to legend, {subject} is {value}.',
        ],
        clashes: [
          ['an island swallowed by the sea', 'a drowned land off Cornwall', 'a drowned city of Brittany'],
          ['a hall for warriors who fell in battle', 'the field where Freyja receives half of the fallen'],
          ['the home of the Norse gods', 'the home of a second family of Norse gods'],
          ['a hall for warriors who fell in battle', 'the home of the Norse gods'],
          ['the paradise of Greek heroes', 'a happy land beyond the north wind'],
          ['the world of mist and cold', 'the land of the giants'],
        ],
      },
    ],
  },
  {
    kind: 'figure',
    relations: [
      {
        column: 'tale',
        phrases: true,
        levels: [1, 2, 3],
        forward: [
          'In the myths, which of these is told of {subject}?',
          'For which of these do the myths remember {subject}?',
          'For which of these does myth remember {subject}?',
          'What does myth remember {subject} for?',
        ],
        backward: [
          'Which of these do the myths remember for {value}?',
          'Which of these does myth remember for {value}?',
        ],
        statements: [
          'Myth remembers {subject} for {value}.',
          'The myths tell of {subject} {value}.',
          'There is a myth about {subject} {value}.',
          'The myths remember {subject} for {value}.',
        ],
      },
    ],
  },
];
