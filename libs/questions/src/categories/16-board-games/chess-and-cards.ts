import type { Kind } from '../../relation.js';

/** The words of chess and cards, chess openings and chess players. */
export const CHESS_AND_CARDS: readonly Kind[] = [
  {
    kind: 'chess',
    relations: [
      {
        column: 'chess_sense',
        id: 'chess-term',
        phrases: true,
        levels: [1, 2, 3],
        clashes: [
          [
            'an attack on the king',
            'an attack on the king that cannot be parried',
            'a series of attacks on the king that forces a draw',
            "a mate along the king's own first row",
            'a mate by a knight against a king boxed in by its own men',
          ],
          [
            'an attack by one piece on two or more at once',
            'an attack opened by moving another piece out of the way',
            'an attack that makes a piece move and exposes the one behind',
            'tying a piece to its place because one behind it would fall',
          ],
          [
            'an opening in which material is offered for an advantage',
            'the phase in which pieces are brought into play',
          ],
          [
            'a draw because a player not in check has no legal move',
            'a series of attacks on the king that forces a draw',
            'a game that nobody wins',
          ],
          ['turning a pawn into another piece on the last rank', 'making a pawn a knight, rook or bishop'],
          ['an opening in which material is offered for an advantage', 'giving up material on purpose'],
          [
            'a pawn that no enemy pawn can stop on its way',
            'a pawn with no pawns of its own side on the files beside it',
          ],
        ],
        forward: [
          'In chess, what does “{subject}” mean?',
          'What do chess players mean by “{subject}”?',
          'Which of these is the meaning of the chess term “{subject}”?',
          'A chess player uses the term “{subject}”. What is meant?',
        ],
        backward: [
          'What do chess players call {value}?',
          'Which chess term means {value}?',
          'Which of these terms would a chess player use for {value}?',
        ],
        statements: [
          'In chess, “{subject}” means {value}.',
          'Chess players use the term “{subject}” for {value}.',
          'By “{subject}”, chess players mean {value}.',
          'The chess term “{subject}” means {value}.',
        ],
      },
    ],
  },
  {
    kind: 'card',
    relations: [
      {
        column: 'card_sense',
        id: 'card-term',
        phrases: true,
        levels: [1, 2, 3],
        clashes: [
          [
            'a hand all of one suit',
            'the run from ten to ace in one suit',
            'a hand of cards that follow one another in rank',
          ],
          ['a card that can stand for others', 'an extra card that belongs to no suit'],
          [
            'a set or sequence of cards laid out for points',
            'a hand of cards that follow one another in rank',
          ],
          ['betting as if a weak hand were a strong one', 'betting weakly with a strong hand'],
          ['mixing the cards before they are dealt', 'lifting off part of the pack before the deal'],
          ['lifting off part of the pack before the deal', 'beating a card of another suit with a trump'],
          ['the run from ten to ace in one suit', 'the best hand possible with the cards on the table'],
        ],
        forward: [
          'At the card table, what does “{subject}” mean?',
          'What do card players mean by “{subject}”?',
          'Which of these is the meaning of the card-game term “{subject}”?',
          'A card player uses the term “{subject}”. What is meant?',
        ],
        backward: [
          'What do card players call {value}?',
          'Which card-game term means {value}?',
          'Which of these terms would a card player use for {value}?',
        ],
        statements: [
          'At the card table, “{subject}” means {value}.',
          'Card players use the term “{subject}” for {value}.',
          'By “{subject}”, card players mean {value}.',
          'The card-game term “{subject}” means {value}.',
        ],
      },
    ],
  },
  {
    kind: 'player',
    relations: [
      {
        column: 'plays_for',
        id: 'chess-player',
        levels: [1, 2, 3],
        forward: [
          'Which country does the chess player {subject} come from?',
          'What is the home country of the chess player {subject}?',
          'From which country does the chess player {subject} come?',
          'The chess player {subject} comes from which country?',
        ],
        statements: [
          'The chess player {subject} comes from {value}.',
          'The home country of the chess player {subject} is {value}.',
          '{value} is the home country of the chess player {subject}.',
          'The chess player {subject} is from {value}.',
        ],
      },
    ],
  },
  {
    kind: 'opening',
    relations: [
      {
        column: 'moves',
        verbatim: true,
        levels: [2, 2, 3],
        forward: [
          'In chess, how does {subject} begin?',
          'How does {subject} begin in chess?',
          'Which of these is the start of {subject} in chess?',
          'A chess player wants to play {subject}. How does the game begin?',
        ],
        backward: [
          'Which chess opening begins with {value}?',
          'In chess, which opening starts with {value}?',
          'A game of chess begins with {value}. What is this opening called?',
        ],
        statements: [
          'In chess, {subject} begins with {value}.',
          'In chess, {value} is the start of {subject}.',
          'In chess, an opening with {value} is called {subject}.',
          'In chess, {subject} starts with {value}.',
        ],
      },
    ],
  },
];
