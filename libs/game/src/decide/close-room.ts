import type { GameEvent } from '../events.js';
import { contextOf, type Game, phaseOf } from '../game.js';
import { Refused } from '../refused.js';
import { runCompleted } from './run.js';

/** A run ends as if its host had ended it. [H8, M8] */
export function closeRoom(game: Game): GameEvent[] {
  if (contextOf(game).kind !== 'room') throw new Refused('not_now');
  const phase = phaseOf(game);
  if (phase === 'closed') return [];
  const closed: GameEvent = { type: 'GameClosed', why: 'operator' };
  return phase === 'lobby' ? [closed] : [runCompleted(game), closed];
}
