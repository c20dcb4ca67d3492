import type { Kind } from '../relation.js';

/** Gods and goddesses, their families and their counterparts in Rome. */
export const DEITIES: readonly Kind[] = [
  {
    kind: 'deity',
    relations: [
      {
        column: 'pantheon',
        levels: [1, 2, 3],
        forward: [
          'In the myths of which tradition do you meet {subject}?',
          'To which tradition of gods and myths does {subject} belong?',
          '{subject} is a deity of which tradition?',
          'Which tradition counts {subject} among its gods and goddesses?',
        ],
        backward: [
          'Which of these is a deity of the {value} tradition?',
          'Which of these do you meet in the myths of the {value} tradition?',
        ],
        statements: [
          '{subject} belongs to the {value} tradition of gods and myths.',
          'You meet {subject} in the myths of the {value} tradition.',
          'The {value} tradition counts {subject} among its gods and goddesses.',
          '{subject} is a deity of the {value} tradition.',
        ],
        clashes: [
          ['Greek', 'Roman'],
          ['Irish', 'Welsh'],
          ['Mesopotamian', 'Canaanite'],
          ['Hawaiian', 'Māori'],
          ['Aztec', 'Maya'],
        ],
      },
      {
        column: 'domain',
        phrases: true,
        levels: [1, 2, 3],
        forward: [
          '{subject} is the deity of what?',
          'What is {subject} the god or goddess of?',
          'Over which of these does {subject} preside as a deity?',
          'As a deity, {subject} has charge of what?',
        ],
        backward: [
          'Which of these is a deity of {value}?',
          'Which of these deities has {value} as a domain?',
          'Which of these names belongs to a deity of {value}?',
        ],
        statements: [
          '{subject} is a deity of {value}.',
          'As a deity, {subject} has charge of {value}.',
          'One deity of {value} is {subject}.',
          'Among the deities of {value} is {subject}.',
        ],
        clashes: [
          [
            'the sky',
            'the sky and thunder',
            'thunder',
            'rain',
            'storms',
            'the wind',
            'the north wind',
            'the west wind',
          ],
          ['love', 'love and beauty', 'love and war', 'marriage', 'fertility', 'youth'],
          ['war', 'victory', 'love and war', 'strife', 'iron'],
          ['death', 'the underworld', 'mummification'],
          ['the harvest', 'fertility', 'the earth', 'rice', 'fruit trees', 'flowers', 'wine'],
          ['the sun', 'light', 'the dawn', 'the sky', 'the sky and thunder'],
          ['wisdom', 'writing', 'learning', 'memory', 'poetry'],
          ['medicine', 'health', 'childbirth'],
          ['fortune', 'wealth'],
          ['fire', 'fire and the forge', 'the hearth', 'the kitchen', 'volcanoes', 'crafts', 'iron'],
          ['music', 'poetry', 'learning'],
          ['the hunt', 'the forest', 'shepherds and wild places', 'cats'],
          ['truth', 'justice', 'revenge'],
          ['night', 'the Moon', 'dreams', 'sleep'],
          ['volcanoes', 'earthquakes'],
          ['youth', 'flowers', 'light'],
        ],
      },
    ],
  },
  {
    kind: 'greek_name',
    relations: [
      {
        column: 'roman_name',
        levels: [1, 2, 3],
        forward: [
          'What did the Romans call {subject}?',
          'Which name did {subject} go by in Rome?',
          'In Rome, under which name were the myths of {subject} told?',
          'Which name belongs to the Roman counterpart of {subject}?',
        ],
        backward: [
          'What did the Greeks call {value}?',
          'Which name did {value} go by in Greece?',
          'Which name belongs to the Greek counterpart of {value}?',
        ],
        statements: [
          'The Romans knew {subject} as {value}.',
          'The Roman counterpart of {subject} is {value}.',
          'In Rome, {subject} went by the name of {value}.',
          'The name the Romans had for {subject} was {value}.',
        ],
        clashes: [
          ['Luna', 'Diana'],
          ['Sol', 'Saturn', 'Apollo'],
          ['Bellona', 'Minerva', 'Victoria'],
          ['Terra', 'Ceres', 'Ops'],
          ['Aquilo', 'Favonius'],
          ['Mors', 'Pluto'],
        ],
      },
    ],
  },
  {
    kind: 'child',
    relations: [
      {
        column: 'father',
        levels: [1, 2, 3],
        forward: [
          'In legend, who was the father of {subject}?',
          'Which of these was the father of {subject}?',
          'Whom do the myths name as the father of {subject}?',
          'According to the old tales, who fathered {subject}?',
        ],
        backward: [
          'Which of these was a child of {value}?',
          'Which of these had {value} as a father?',
          'The old tales make {value} the father of which of these?',
        ],
        statements: [
          'The father of {subject} was {value}.',
          'In legend, {value} was the father of {subject}.',
          'The old tales name {value} as the father of {subject}.',
          '{subject} was a child of {value}.',
        ],
      },
      {
        column: 'mother',
        levels: [2, 3, 3],
        forward: [
          'In legend, who was the mother of {subject}?',
          'Which of these was the mother of {subject}?',
          'Whom do the myths name as the mother of {subject}?',
          'According to the old tales, the mother of {subject} was which of these?',
        ],
        backward: [
          'Which of these was a child of {value}?',
          'Which of these had {value} as a mother?',
          'The old tales make {value} the mother of which of these?',
        ],
        statements: [
          'The mother of {subject} was {value}.',
          'In legend, {value} was the mother of {subject}.',
          'The old tales name {value} as the mother of {subject}.',
          '{value} was the mother of {subject}.',
        ],
      },
    ],
  },
  {
    kind: 'muse',
    relations: [
      {
        column: 'art',
        phrases: true,
        levels: [2, 2, 3],
        clashes: [
          ['flute music', 'dance', 'sacred song'],
          ['flute music', 'tragedy'],
          ['epic poetry', 'love poetry', 'sacred song'],
        ],
        forward: [
          'What was {subject} the Muse of?',
          'The Muse {subject} looked after what?',
          'Which of these was in the care of the Muse {subject}?',
          'Which of these was the domain of the Muse {subject}?',
        ],
        backward: ['Who was the Muse of {value}?', 'Which of the nine Muses looked after {value}?'],
        statements: [
          '{subject} was the Muse of {value}.',
          'The Muse of {value} was {subject}.',
          'The Muse {subject} looked after {value}.',
          'The domain of the Muse {subject} was {value}.',
        ],
      },
    ],
  },
];
