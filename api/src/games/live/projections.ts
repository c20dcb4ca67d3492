import type { EventOf, GameKind, Recorded } from '#game/events';
import { contextOf, type Game, phaseOf } from '#game/game';
import { isHostOnly, type Sheet, seatAt } from '#game/sheet';
import type { Append, Played } from '../log/event-log.js';

/** Rows that are written in the same transaction as the events: history and seats. */
export type Projections = Pick<Append, 'played' | 'seated' | 'freed'>;

export const noProjections = (): Projections => ({ played: [], seated: [], freed: [] });

/** Adds the rows of an event. `game` is the game right after the event. */
export function project(recorded: Recorded, game: Game, projections: Projections): void {
  const { event } = recorded;
  projections.played.push(...playedBy(recorded, game));
  if (event.type === 'PlayerJoined') projections.seated.push(event.userId);
  if (event.type === 'PlayerLeft') projections.freed.push(seatAt(game.sheet, event.seat).userId);
}

/** The rows of a completed run, with other scores. [K1] */
function correctedBy(
  { run, counted, results }: EventOf<'RunCorrected'>,
  sheet: Sheet,
  kind: GameKind,
): Played[] {
  const finished = sheet.finished[run];
  if (!finished || finished.rules.unranked) return [];
  const { title, rules, at } = finished;
  const item = { run, title, isMultiplayer: kind === 'room', untimed: rules.untimed === true, at };
  return results.map(({ seat, score }) => {
    const { userId } = seatAt(sheet, seat);
    return { ...item, userId, score, totalQuestions: counted };
  });
}

/**
 * History: a score for players who stayed to the end, none for those who left during a run, and no row for a host who
 * did not play it, or for an unranked run. [M4, H8, H10, P6]
 */
function playedBy({ event, at }: Recorded, game: Game): Played[] {
  const { sheet } = game;
  const { kind, run } = contextOf(game);
  if (event.type === 'RunCorrected') return correctedBy(event, sheet, kind);
  if (sheet.rules.unranked) return [];
  const untimed = sheet.rules.untimed === true;
  const item = { title: sheet.title, isMultiplayer: kind === 'room', untimed, at };
  if (event.type === 'RunCompleted' && sheet.closed > 0) {
    return event.results.map(({ seat, score }) => {
      const { userId } = seatAt(sheet, seat);
      return { ...item, run: event.run, userId, score, totalQuestions: sheet.closed };
    });
  }
  const running = phaseOf(game) === 'asking' || phaseOf(game) === 'revealing';
  if (event.type !== 'PlayerLeft' || !running) return [];
  const { userId } = seatAt(sheet, event.seat);
  if (isHostOnly(sheet, userId)) return [];
  return [{ ...item, run, userId, score: null, totalQuestions: sheet.questions.length }];
}
