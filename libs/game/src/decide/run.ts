import type { EventOf } from '../events.js';
import { contextOf, type Game } from '../game.js';
import { isRanked, type Sheet, timerMs } from '../sheet.js';
import { AWAY_MS } from '../times.js';

export const isLast = (game: Game) => contextOf(game).index === contextOf(game).count - 1;

/** Precedes a run, or a solo game, whose rules early releases do not know. */
export const rulesChosen = (areNew: boolean): EventOf<'RulesChosen'>[] =>
  areNew ? [{ type: 'RulesChosen' }] : [];

/** The deadline of question `index`, if it opens at `at`. Without a time limit it is extended repeatedly. [T1, P5] */
export const closesAt = (sheet: Sheet, index: number, at: number): number =>
  at + (sheet.rules.untimed ? AWAY_MS : timerMs(sheet, index));

/** The events after a reveal: the next question opens, or the run completes. [R1, R2] */
export function afterReveal(game: Game, at: number): EventOf<'QuestionOpened' | 'RunCompleted'> {
  if (isLast(game)) return runCompleted(game);
  const { run, index } = contextOf(game);
  return { type: 'QuestionOpened', run, index: index + 1, closesAt: closesAt(game.sheet, index + 1, at) };
}

/** The end of the run, with the scores of its players who are in the game. [R2] */
export function runCompleted(game: Game): EventOf<'RunCompleted'> {
  const { sheet } = game;
  const { closed } = sheet;
  const { run, count } = contextOf(game);
  const results = sheet.seats.flatMap((each, seat) =>
    isRanked(sheet, each) ? [{ seat, score: each.score }] : [],
  );
  return { type: 'RunCompleted', run, results, ...(closed < count ? { closed } : {}) };
}
