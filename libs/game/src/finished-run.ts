import type { Correction, Recorded } from './events.js';
import type { Game } from './game.js';
import type { AnswerKey, Question } from './question.js';
import type { RunSettings } from './settings.js';
import { type Answer, isRanked } from './sheet.js';

/** All that the results of a completed run follow from. The sheet of a game does not hold it for long. */
export interface FinishedRun {
  rules: RunSettings;
  questions: Question[];
  keys: AnswerKey[];
  /** Number of closed questions: answers to later ones do not count. */
  closed: number;
  /** Those who have a score. */
  players: { seat: number; name: string; answers: readonly (Answer | undefined)[] }[];
  corrections: Correction[];
  /** The version of the results. */
  version: number;
}

/** Keeps what an event says about completed runs. `game` is the game right before the event. */
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
