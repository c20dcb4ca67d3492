import type { Kind } from '../../relation.js';

/** Words that gamers use, and Pokémon. */
export const GAMING: readonly Kind[] = [
  {
    kind: 'term',
    relations: [
      {
        column: 'sense',
        id: 'gaming-term',
        clashes: [
          ['a character that no player controls', 'an especially strong enemy at the end of a level'],
          ['a surprise hidden in a game by its makers', 'a secret input that gives unfair advantages'],
          ['coming back into a game after dying', 'a place from which to try again after failing'],
          ["spoiling other people's game on purpose", 'playing as an expert on an account made to look new'],
          ["spoiling other people's game on purpose", 'lying in wait in one spot for opponents'],
          [
            'a short film between stretches of play',
            'a scene that asks for a button press at the right moment',
          ],
        ],
        phrases: true,
        levels: [1, 2, 3],
        forward: [
          'In video games, what does “{subject}” mean?',
          'What do gamers mean by “{subject}”?',
          'Which of these is the meaning of the gaming term “{subject}”?',
          'When gamers say “{subject}”, what do they mean?',
        ],
        backward: ['What do gamers call {value}?', 'Which gaming term means {value}?'],
        statements: [
          'In video games, “{subject}” means {value}.',
          'Gamers use the term “{subject}” for {value}.',
          'By “{subject}”, gamers mean {value}.',
          'When gamers say “{subject}”, they mean {value}.',
        ],
      },
    ],
  },
  {
    kind: 'pokemon',
    relations: [
      {
        column: 'type',
        id: 'pokemon-type',
        levels: [1, 2, 3],
        forward: [
          'What type is the Pokémon {subject}?',
          'What type of Pokémon is {subject}?',
          'To which type does the Pokémon {subject} belong?',
          'In the Pokémon games, what type is {subject}?',
        ],
        backward: [
          'Which of these Pokémon is of the {value} type?',
          'Which of these is {a value}-type Pokémon?',
        ],
        statements: [
          '{subject} is {a value}-type Pokémon.',
          'The Pokémon {subject} belongs to the {value} type.',
          'The type of the Pokémon {subject} is {value}.',
          'In the Pokémon games, {subject} is of the {value} type.',
        ],
      },
      {
        column: 'evolution',
        levels: [2, 3, 3],
        forward: [
          'Into which Pokémon does {subject} evolve?',
          'Which Pokémon does {subject} evolve into?',
          'What does the Pokémon {subject} become when it evolves?',
          'When the Pokémon {subject} evolves, what does it become?',
        ],
        statements: [
          'The Pokémon {subject} evolves into {value}.',
          'On evolving, the Pokémon {subject} becomes {value}.',
          'When the Pokémon {subject} evolves, it becomes {value}.',
          '{subject} is a Pokémon that evolves into {value}.',
        ],
      },
    ],
  },
];
