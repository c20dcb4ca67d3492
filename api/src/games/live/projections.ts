import type { Recorded } from '#game/events';
import { contextOf, type Game, phaseOf } from '#game/game';
import { seatAt } from '#game/sheet';
import type { Append, Played } from '../log/event-log.js';

/** What events leave behind besides the log. */
export type Projections = Pick<Append, 'played' | 'seated' | 'freed'>;

/** Adds what `event` leaves behind, with the game as it is right after it. */
export function collect(effects: Projections, recorded: Recorded, game: Game): void {
  const { event } = recorded;
  effects.played.push(...playedBy(recorded, game));
  if (event.type === 'PlayerJoined') effects.seated.push(event.userId);
  if (event.type === 'PlayerLeft') effects.freed.push(seatAt(game.sheet, event.seat).userId);
}

/** History: a score for those who were there to the end, none for those who left a run. [M4, H8] */
function playedBy({ event, at }: Recorded, game: Game): Played[] {
  const { sheet } = game;
  const { kind, run } = contextOf(game);
  const item = { title: sheet.title, isMultiplayer: kind === 'room', at };
  if (event.type === 'RunCompleted' && sheet.closed > 0) {
    return event.results.map(({ seat, score }) => {
      const { userId } = seatAt(sheet, seat);
      return { ...item, run: event.run, userId, score, totalQuestions: sheet.closed };
    });
  }
  const running = phaseOf(game) === 'asking' || phaseOf(game) === 'revealing';
  if (event.type !== 'PlayerLeft' || !running) return [];
  const { userId } = seatAt(sheet, event.seat);
  return [{ ...item, run, userId, score: null, totalQuestions: sheet.questions.length }];
}
