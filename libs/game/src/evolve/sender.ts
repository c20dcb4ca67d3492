import type { GameEvent } from '../events.js';
import type { Sheet } from '../sheet.js';

/**
 * The user whose command caused this event directly, given the sheet before it. Undefined if the event is a consequence of
 * an earlier one of the same command, or of a command of the server.
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
      // A role that passes because its host has left is a consequence: the receipt belongs to the leave.
      return host?.gone ? undefined : host?.userId;
    case 'QuestionOpened':
      return event.byHost ? host?.userId : undefined;
    case 'QuestionClosed':
      return event.skipped ? host?.userId : undefined;
    case 'PlayerRenamed':
    case 'SettingsChanged':
    case 'QuestionsDealt':
    case 'RunStarted':
    case 'RunPaused':
    case 'RunResumed':
    case 'RunCompleted':
      return host?.userId;
    case 'RunCorrected':
      return event.by;
    case 'GameOpened':
    case 'RulesChosen':
    case 'AnswerKeySet':
    case 'RoomEmptied':
    case 'GameStalled':
    case 'GameClosed':
      return undefined;
  }
}
