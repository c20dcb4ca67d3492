import type { Kind } from '../relation.js';

/** Heroes, creatures, places and treasures of legend. */
export const LEGENDS: readonly Kind[] = [
  {
    kind: 'hero',
    relations: [
      {
        column: 'tradition',
        levels: [1, 2, 3],
        forward: [
          'In which tradition did the story of {subject} arise?',
          'To which tradition does the story of {subject} belong?',
          'From the legends of which tradition do we know {subject}?',
          'Which tradition gave us the tales of {subject}?',
        ],
        backward: [
          'Which of these names belongs to {value} legend?',
          'Which of these names comes from {value} legend?',
        ],
        statements: [
          'The story of {subject} belongs to {value} legend.',
          'The {value} tradition gave us the tales of {subject}.',
          'It was in {value} legend that the tales of {subject} arose.',
          'The story of {subject} arose in the {value} tradition.',
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
          'Which of these describes {subject}?',
          'How do the old tales describe {subject}?',
          'What sort of being is {subject}?',
        ],
        backward: [
          'In myth and legend, which of these is {value}?',
          'Which of these is the name for {value}?',
          'Which of these do the old tales describe as {value}?',
        ],
        statements: [
          'In myth and legend, {subject} is {value}.',
          'The old tales describe {subject} as {value}.',
          'In the old stories, {subject} is {value}.',
          'Storytellers describe {subject} as {value}.',
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
          'At whose hands did {subject} die?',
          'Who was the slayer of {subject}?',
          'Which figure of myth killed {subject}?',
        ],
        statements: [
          'In legend, {value} killed {subject}.',
          '{subject} died at the hands of {value}.',
          'The slayer of {subject} was {value}.',
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
          'Whom do the tales name as the owner of {subject}?',
          'Which figure of legend is the owner of {subject}?',
          'Which of these figures of legend owns {subject}?',
        ],
        statements: [
          'In legend, the owner of {subject} is {value}.',
          'In legend, {value} owns {subject}.',
          'The tales name {value} as the owner of {subject}.',
          '{value} is the owner of {subject} in legend.',
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
          'Which of these describes {subject} in legend?',
          'What is {subject} said to be in legend?',
        ],
        backward: [
          'In myth and legend, which of these is {value}?',
          'In legend, what is the name of {value}?',
          'Which of these names belongs to {value}?',
        ],
        statements: [
          'In myth and legend, {subject} is {value}.',
          'The old tales describe {subject} as {value}.',
          'In legend, {subject} is the name of {value}.',
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
          'Which deed or fate do the myths tell of {subject}?',
          'Which of these is told of {subject} in myth?',
          'For which of these does myth remember {subject}?',
          'What does myth remember {subject} for?',
        ],
        backward: ['Whom does myth remember for {value}?', 'Who is remembered in myth for {value}?'],
        statements: [
          'Myth remembers {subject} for {value}.',
          'The myths tell of {subject} {value}.',
          'The story of {subject} tells of {value}.',
          'It is {subject} whom myth remembers for {value}.',
        ],
      },
    ],
  },
];
