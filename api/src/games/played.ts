import type { Recorded } from '#game/events';
import { type Game } from '#game/game';
import { seatAt } from '#game/sheet';
import type { Played } from './event-log.js';

/** The history items that an event leaves behind, with the game as it is after the event. */
export function playedBy({ event, at }: Recorded, { sheet }: Game): Played[] {
  if (event.type !== 'RunCompleted') return [];
  return event.results.map(({ seat, score }) => ({
    run: event.run,
    userId: seatAt(sheet, seat).userId,
    title: sheet.title,
    score,
    totalQuestions: sheet.questions.length,
    isMultiplayer: false,
    at,
  }));
}
