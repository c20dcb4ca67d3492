import type { EventOf, GameEvent } from '../events.js';
import { contextOf, type Game } from '../game.js';
import { timerMs } from '../sheet.js';

export const isLast = (game: Game) => contextOf(game).index === contextOf(game).count - 1;

/** What follows a reveal: the next question, or the end of the run. [R1, R2] */
export function afterReveal(game: Game, at: number): GameEvent {
  if (isLast(game)) return runCompleted(game);
  const { run, index } = contextOf(game);
  return { type: 'QuestionOpened', run, index: index + 1, closesAt: at + timerMs(game.sheet, index + 1) };
}

/** The end of the run, with the scores of the players who are in the game. [R2] */
export function runCompleted(game: Game): EventOf<'RunCompleted'> {
  const { seats, closed } = game.sheet;
  const { run, count } = contextOf(game);
  const results = seats.flatMap(({ gone, score }, seat) => (gone ? [] : [{ seat, score }]));
  return { type: 'RunCompleted', run, results, ...(closed < count ? { closed } : {}) };
}
