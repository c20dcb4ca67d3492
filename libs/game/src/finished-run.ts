import type { Correction, Recorded } from './events.js';
import type { Game } from './game.js';
import type { AnswerKey, Question } from './question.js';
import type { RunSettings } from './settings.js';
import { type Answer, isRanked } from './sheet.js';

/** The data from which the results of a completed run are computed. A game's sheet holds only the current run. */
export interface FinishedRun {
  rules: RunSettings;
  questions: Question[];
  keys: AnswerKey[];
  /** Number of closed questions: answers to later ones do not count. */
  closed: number;
  /** The players who have a score. */
  players: { seat: number; name: string; answers: readonly (Answer | undefined)[] }[];
  corrections: Correction[];
  /** The version of the results. */
  version: number;
}

/** Applies an event to the completed runs. `game` is the game right before the event. */
export function keepFinished(
  runs: Map<number, FinishedRun>,
  { version, event }: Recorded,
  { sheet }: Game,
): void {
  if (event.type === 'RunCorrected') {
    const run = runs.get(event.run);
    if (!run) return;
    run.corrections.push(event.correction);
    run.version = version;
  }
  if (event.type !== 'RunCompleted') return;
  const { rules, questions, keys, closed } = sheet;
  const players = sheet.seats.flatMap((each, seat) =>
    isRanked(sheet, each) ? [{ seat, name: each.name, answers: each.answers }] : [],
  );
  runs.set(event.run, { rules, questions, keys, closed, players, corrections: [], version });
}
