import type { CommandOf } from '../commands.js';
import type { EventOf, GameEvent } from '../events.js';
import { can } from '../evolve/can.js';
import type { Game } from '../game.js';
import { Refused } from '../refused.js';

/** Corrects a run. Refused if it is not complete, or was corrected after the results were computed. [K1, K5] */
export function correctRun(command: CommandOf<'CorrectRun'>, game: Game): GameEvent[] {
  const { run, correction, reason, userId: by, replaces, counted, results } = command;
  const event: EventOf<'RunCorrected'> = {
    type: 'RunCorrected',
    run,
    correction,
    reason,
    by,
    replaces,
    counted,
    results,
  };
  if (!can(game, event)) throw new Refused('not_now');
  return [event];
}
