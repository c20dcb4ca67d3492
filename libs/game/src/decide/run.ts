import type { GameEvent } from '../events.js';
import { contextOf, type Game } from '../game.js';

export const timerMs = ({ sheet }: Game, index: number) => (sheet.questions[index]?.timer ?? 0) * 1000;

export const isLast = (game: Game) => contextOf(game).index === contextOf(game).count - 1;

/** What follows a reveal: the next question, or the end of the run. [R1, R2] */
export function next(game: Game, at: number): GameEvent {
  const { run, index } = contextOf(game);
  if (isLast(game)) return completed(game);
  return { type: 'QuestionOpened', run, index: index + 1, closesAt: at + timerMs(game, index + 1) };
}

/** The end of the run, with the scores of those who are there. [R2] */
export function completed({ actor, sheet }: Game): GameEvent {
  const { run, count } = actor.getSnapshot().context;
  const results = sheet.seats.flatMap(({ gone, score }, seat) => (gone ? [] : [{ seat, score }]));
  return { type: 'RunCompleted', run, results, ...(sheet.closed < count ? { closed: sheet.closed } : {}) };
}
