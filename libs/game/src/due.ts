import { contextOf, type Game, phaseOf } from './game.js';
import { CLOSE_AFTER_MS } from './times.js';

/** Epoch ms at which `Advance` has something to do; null if nothing happens until the next command. */
export function dueAt(game: Game): number | null {
  const { deadline } = contextOf(game);
  const phase = phaseOf(game);
  if (deadline === null || phase === 'new' || phase === 'closed') return null;
  return phase === 'asking' ? deadline + CLOSE_AFTER_MS : deadline;
}
