import type { Kind } from '../../relation.js';

/** Gods and goddesses, their families and their counterparts in Rome. */
export const DEITIES: readonly Kind[] = [
  {
    kind: 'deity',
    relations: [
      {
        column: 'pantheon',
        levels: [1, 2, 3],
        forward: [
          'To which mythology does {subject} belong?',
          'In which mythology do we meet {subject}?',
          '{subject} is a deity of which mythology?',
          'Which mythology counts {subject} among its deities?',
        ],
        backward: [
          'Which of these is a deity of {value} mythology?',
          'Which of these deities belongs to {value} mythology?',
        ],
        statements: [
          '{subject} belongs to {value} mythology.',
          'We meet {subject} in {value} mythology.',
          'One of the deities of {value} mythology is {subject}.',
          '{subject} is a deity of {value} mythology.',
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
          '{subject} is a deity of which of these?',
          'Which of these is {subject} a deity of?',
          'Over which of these does {subject} preside as a deity?',
          'As a deity, {subject} presides over which of these?',
        ],
        backward: ['Which of these is a deity of {value}?', 'Which of these deities presides over {value}?'],
        statements: [
          '{subject} is a deity of {value}.',
          'As a deity, {subject} presides over {value}.',
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
          'By which name did the Romans know {subject}?',
          'What was the Roman name for {subject}?',
        ],
        backward: [
          'What did the Greeks call {value}?',
          'By which name did the Greeks know {value}?',
          'What was the Greek name for {value}?',
        ],
        statements: [
          'The Romans knew {subject} as {value}.',
          'The Roman name for {subject} was {value}.',
          'In Rome, {subject} went by the name of {value}.',
          'The Romans called {subject} by the name of {value}.',
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
          'In myth and legend, who was the father of {subject}?',
          'According to the old stories, who was the father of {subject}?',
        ],
        backward: [
          'Which of these was a child of {value}?',
          'Which of these was a son or daughter of {value}?',
        ],
        statements: [
          'The father of {subject} was {value}.',
          'In legend, {value} was the father of {subject}.',
          'According to the old stories, the father of {subject} was {value}.',
          '{subject} was a child of {value}.',
        ],
      },
      {
        column: 'mother',
        levels: [2, 3, 3],
        forward: [
          'In legend, who was the mother of {subject}?',
          'Which of these was the mother of {subject}?',
          'In myth and legend, who was the mother of {subject}?',
          'According to the old stories, who was the mother of {subject}?',
        ],
        backward: [
          'Which of these was a child of {value}?',
          'Which of these was a son or daughter of {value}?',
        ],
        statements: [
          'The mother of {subject} was {value}.',
          'In legend, {value} was the mother of {subject}.',
          'According to the old stories, the mother of {subject} was {value}.',
          'In the old stories, {value} was the mother of {subject}.',
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
          '{subject} was the Muse of which of these?',
          'What was {subject} the Muse of?',
          'Over which of these did the Muse {subject} preside?',
          'Which of these was the domain of the Muse {subject}?',
        ],
        backward: ['Which of these was the Muse of {value}?', 'Which of these Muses presided over {value}?'],
        statements: [
          '{subject} was the Muse of {value}.',
          'The Muse of {value} was {subject}.',
          'The Muse {subject} presided over {value}.',
          'The domain of the Muse {subject} was {value}.',
        ],
      },
    ],
  },
];
