import type { GameEvent } from '../events.js';
import type { Sheet } from '../sheet.js';

/**
 * The user whose command begins with this event, given the sheet before it. Undefined for events that only follow from
 * others and for what the server does alone.
 */
export function senderOf(event: GameEvent, sheet: Sheet): string | undefined {
  const host = sheet.seats[sheet.host];
  switch (event.type) {
    case 'AnswerSubmitted':
      return sheet.seats[event.seat]?.userId;
    case 'PlayerJoined':
      return event.userId;
    case 'PlayerLeft':
      return event.why === 'kicked' ? host?.userId : sheet.seats[event.seat]?.userId;
    case 'HostChanged':
      // After a host has left, the role changes by their leaving and not by a command of theirs.
      return host?.gone ? undefined : host?.userId;
    case 'QuestionClosed':
      return event.skipped ? host?.userId : undefined;
    case 'SettingsChanged':
    case 'QuestionsDealt':
    case 'RunStarted':
    case 'RunPaused':
    case 'RunResumed':
    case 'RunCompleted':
      return host?.userId;
    case 'GameOpened':
    case 'AnswerKeySet':
    case 'RoomEmptied':
    case 'QuestionOpened':
    case 'GameStalled':
    case 'GameClosed':
      return undefined;
  }
}
