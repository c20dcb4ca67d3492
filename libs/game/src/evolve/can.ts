import type { GameEvent } from '../events.js';
import type { Game } from '../game.js';
import { plays, type Sheet } from '../sheet.js';

/** Whether `event` may follow now: the machine's guards for what moves the phase, phase and sheet for the rest. */
export function can({ sheet, actor }: Game, event: GameEvent): boolean {
  const snapshot = actor.getSnapshot();
  const { value: phase, context } = snapshot;
  switch (event.type) {
    case 'PlayerJoined':
      return (
        phase !== 'new' &&
        phase !== 'closed' &&
        (context.kind === 'room' || sheet.seats.length === 0) &&
        event.seat === sheet.seats.length &&
        !sheet.seatOf.has(event.userId)
      );
    case 'PlayerLeft':
    case 'HostChanged': {
      const seat = sheet.seats[event.seat];
      return context.kind === 'room' && phase !== 'closed' && seat !== undefined && !seat.gone;
    }
    case 'SettingsChanged':
      return context.kind === 'room' && phase !== 'closed';
    case 'RoomEmptied':
      return snapshot.can(event) && sheet.seatOf.size === 0 && sheet.host >= 0;
    case 'AnswerKeySet':
      return (
        phase === 'lobby' &&
        event.run === context.run &&
        context.count > 0 &&
        sheet.keys.length === 0 &&
        event.keys.length === sheet.questions.length
      );
    case 'AnswerSubmitted': {
      const seat = sheet.seats[event.seat];
      return (
        phase === 'asking' &&
        event.run === context.run &&
        event.index === context.index &&
        plays(seat, event.index) &&
        !seat?.answers[event.index]
      );
    }
    case 'RunStarted':
      return snapshot.can(event) && sheet.keys.length === sheet.questions.length;
    case 'RunCompleted':
      return snapshot.can(event) && isResult(sheet, event);
    default:
      return snapshot.can(event);
  }
}

/** Every seat that is there, once, in order, with its score. */
function isResult({ seats }: Sheet, { results }: Extract<GameEvent, { type: 'RunCompleted' }>): boolean {
  const there = seats.flatMap(({ gone, score }, seat) => (gone ? [] : [{ seat, score }]));
  return (
    results.length === there.length &&
    results.every(({ seat, score }, i) => seat === there[i]?.seat && score === there[i]?.score)
  );
}
