import type { Recorded } from '#game/events';
import { evolve } from '#game/evolve';
import { contextOf, type Game, newGame, phaseOf } from '#game/game';
import { idle } from '#game/sheet';
import { entry, type Sent } from './entry.js';
import { framesOf, seatOf, type Viewer } from './frames.js';
import { gameState } from './views.js';

/** The events after which a screen starts from a new state instead of earlier messages. */
const begins = ({ event }: Recorded, viewer: Viewer, seat: number) =>
  event.type === 'RunStarted' ||
  event.type === 'QuestionOpened' ||
  // A client learns its own answer from the receipt.
  (event.type === 'AnswerSubmitted' && event.seat === seat) ||
  (event.type === 'HostChanged' && viewer === 'host');

/**
 * The messages from which a new client shows the viewer's screen at version `to`: a state, and all messages after it.
 * Empty if the viewer is not in the game at that version. @throws Error if the log is invalid
 */
export function screenAt(log: Iterable<Recorded>, viewer: Viewer, to: number): Sent[] {
  const game = newGame();
  let sent: Sent[] = [];
  for (const recorded of log) {
    if (recorded.version > to) break;
    evolve(game, recorded);
    const seat = seatOf(game, viewer);
    if (seat === undefined) sent = [];
    else if (sent.length === 0 || begins(recorded, viewer, seat))
      sent = entry(gameState(game, seat, recorded.at));
    else sent.push(...framesOf(recorded, game, viewer));
  }
  return sent.length === 0 ? [] : [...sent, ...answerCount(game)];
}

/** How many players of a room have answered the open question. */
function answerCount(game: Game): Sent[] {
  const { sheet } = game;
  if (contextOf(game).kind !== 'room' || phaseOf(game) !== 'asking') return [];
  const players = sheet.seatOf.size - idle(sheet);
  return [['answer_progress', { answered: sheet.answered, players }]];
}
