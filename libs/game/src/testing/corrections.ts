import type { CommandOf } from '../commands.js';
import type { Correction } from '../events.js';
import type { FinishedRun } from '../finished-run.js';
import { regrade, Uncorrectable } from '../regrade.js';
import type { ScriptedCorrection } from './room-script.js';

export const OPERATOR = 'olga';

/** The correction of a script, for this run; undefined if the run has nothing to correct. */
function correctionOf(
  { questions, closed, players }: FinishedRun,
  { change }: ScriptedCorrection,
): Correction | undefined {
  if (change.do === 'score') {
    const player = players[change.player % players.length];
    return player && { seat: player.seat, points: change.points };
  }
  const index = change.index % closed;
  const question = questions[index];
  if (!question) return undefined;
  if (change.do === 'void') return { index, voided: true };
  const right = change.choices.flatMap((choice) => question.choices[choice] ?? []);
  return right.length > 0 ? { index, right } : undefined;
}

/** An operator's command to correct a run as the script says; undefined if the rules do not allow it. */
export function corrected(
  done: FinishedRun,
  run: number,
  scripted: ScriptedCorrection,
  given: { id: string; at: number },
): CommandOf<'CorrectRun'> | undefined {
  const correction = correctionOf(done, scripted);
  if (!correction) return undefined;
  try {
    const { after } = regrade(done, correction);
    const about = { run, correction, reason: `because of ${given.id}`, replaces: done.version };
    return { ...given, type: 'CorrectRun', userId: OPERATOR, ...about, ...after };
  } catch (error) {
    if (error instanceof Uncorrectable) return undefined;
    throw error;
  }
}
