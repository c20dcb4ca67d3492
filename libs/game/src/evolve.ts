import type { GameEvent, Recorded } from './events.js';
import {
  createPhaseActor,
  type Phase,
  type PhaseActor,
  type PhaseContext,
  type PhaseEvent,
} from './machine.js';
import { pointsFor } from './scoring.js';
import { keepReceipt, newSheet, type Sheet } from './sheet.js';

/** A game as its events made it: the actor holds the phase, the sheet all that grows. */
export interface Game {
  actor: PhaseActor;
  sheet: Sheet;
}

export const newGame = (): Game => ({ actor: createPhaseActor(), sheet: newSheet() });

export const phaseOf = (game: Game): Phase => game.actor.getSnapshot().value;
export const contextOf = (game: Game): PhaseContext => game.actor.getSnapshot().context;

/** Events of which every player learns by one public message; `seq` counts them. */
const PUBLIC: ReadonlySet<GameEvent['type']> = new Set([
  'RunStarted',
  'QuestionOpened',
  'QuestionClosed',
  'RunPaused',
  'RunResumed',
  'GameStalled',
  'RunCompleted',
]);

/** Whether `event` may follow now: the machine's guards for what moves the phase, phase and sheet for the rest. */
export function can(game: Game, event: GameEvent): boolean {
  const { sheet, actor } = game;
  const snapshot = actor.getSnapshot();
  const { context } = snapshot;
  switch (event.type) {
    case 'PlayerJoined':
      return (
        snapshot.value === 'lobby' && event.seat === sheet.seats.length && !sheet.seatOf.has(event.userId)
      );
    case 'AnswerKeySet':
      return (
        snapshot.value === 'lobby' &&
        event.run === context.run &&
        context.count > 0 &&
        sheet.keys.length === 0 &&
        event.keys.length === sheet.questions.length
      );
    case 'AnswerSubmitted': {
      const seat = sheet.seats[event.seat];
      return (
        snapshot.value === 'asking' &&
        event.run === context.run &&
        event.index === context.index &&
        seat !== undefined &&
        !seat.answers[event.index]
      );
    }
    case 'RunStarted':
      return snapshot.can(event) && sheet.keys.length === sheet.questions.length;
    case 'RunCompleted':
      return (
        snapshot.can(event) &&
        event.results.length === sheet.seats.length &&
        event.results.every(
          ({ seat, score }, i) => seat === i && (score === null || score === sheet.seats[seat]?.score),
        )
      );
    default:
      return snapshot.can(event);
  }
}

/**
 * Applies one event: on the owner, in replay, in tests. Changes `game` in place.
 * @throws Error for an event that cannot follow, or a version that is not the next: the log would be corrupt.
 */
export function evolve(game: Game, { version, commandId, event }: Recorded): void {
  const { sheet, actor } = game;
  if (version !== sheet.version + 1) throw new Error(`version ${version} cannot follow ${sheet.version}`);
  if (!can(game, event))
    throw new Error(`${event.type} cannot follow at version ${version} in ${phaseOf(game)}`);
  sheet.version = version;
  if (PUBLIC.has(event.type)) sheet.seq += 1;
  switch (event.type) {
    case 'PlayerJoined':
      sheet.seatOf.set(event.userId, event.seat);
      sheet.seats.push({
        userId: event.userId,
        name: event.name,
        score: 0,
        answers: [],
        receipts: new Map(),
      });
      return;
    case 'AnswerKeySet':
      sheet.keys = event.keys;
      return;
    case 'AnswerSubmitted': {
      const seat = seatAt(sheet, event.seat);
      seat.answers[event.index] = { text: event.answer, left: event.left, version };
      if (commandId) keepReceipt(seat, commandId, version);
      return;
    }
    case 'QuestionsDealt':
      sheet.title = event.title;
      sheet.questions = event.questions;
      break;
    case 'QuestionClosed':
      score(sheet, event.index);
      break;
  }
  actor.send(event satisfies PhaseEvent);
}

function score(sheet: Sheet, index: number) {
  const timerMs = (sheet.questions[index]?.timer ?? 0) * 1000;
  const key = sheet.keys[index]?.answer;
  for (const seat of sheet.seats) {
    const answer = seat.answers[index];
    if (!answer) continue;
    answer.points = pointsFor(answer.text === key, answer.left, timerMs);
    seat.score += answer.points;
  }
}

export function seatAt(sheet: Sheet, seat: number) {
  const found = sheet.seats[seat];
  if (!found) throw new Error(`no seat ${seat}`);
  return found;
}
