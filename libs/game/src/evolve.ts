import type { GameEvent, Recorded } from './events.js';
import { can } from './evolve/can.js';
import { senderOf } from './evolve/sender.js';
import { contextOf, type Game, phaseOf } from './game.js';
import { ranking } from './ranking.js';
import { pointsFor } from './scoring.js';
import { SOLO_RUN } from './settings.js';
import { keepReceipt, plays, type Sheet, seatAt } from './sheet.js';

/** Events of which every player learns by one public message; `seq` counts them. */
const PUBLIC: ReadonlySet<GameEvent['type']> = new Set([
  'PlayerLeft',
  'HostChanged',
  'SettingsChanged',
  'RunStarted',
  'QuestionOpened',
  'QuestionClosed',
  'RunPaused',
  'RunResumed',
  'GameStalled',
  'RunCompleted',
]);
const PUBLIC_IN_ROOMS: ReadonlySet<GameEvent['type']> = new Set(['PlayerJoined', 'GameClosed']);

const isPublic = ({ type }: GameEvent, game: Game) =>
  PUBLIC.has(type) || (contextOf(game).kind === 'room' && PUBLIC_IN_ROOMS.has(type));

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
  const sender = senderOf(event, sheet);
  // Who has opened a game is known with the second event of that command.
  if (commandId && sender) keepReceipt(sheet, sender, commandId, sheet.seats.length === 0 ? 1 : version);
  if (isPublic(event, game)) sheet.seq += 1;
  apply(game, event, version);
  // A player who joins during a run moves no phase: the machine lets that pass.
  if (movesPhase(event)) actor.send(event);
}

type SheetOnly = 'AnswerSubmitted' | 'AnswerKeySet' | 'PlayerLeft' | 'HostChanged' | 'SettingsChanged';
const SHEET_ONLY: ReadonlySet<GameEvent['type']> = new Set<SheetOnly>([
  'AnswerSubmitted',
  'AnswerKeySet',
  'PlayerLeft',
  'HostChanged',
  'SettingsChanged',
]);

const movesPhase = (event: GameEvent): event is Exclude<GameEvent, { type: SheetOnly }> =>
  !SHEET_ONLY.has(event.type);

function apply(game: Game, event: GameEvent, version: number): void {
  const { sheet } = game;
  switch (event.type) {
    case 'GameOpened':
      sheet.code = event.code ?? '';
      if (event.settings) sheet.settings = event.settings;
      return;
    case 'PlayerJoined':
      join(game, event);
      return;
    case 'PlayerLeft':
      leave(game, event);
      return;
    case 'HostChanged':
      sheet.host = event.seat;
      return;
    case 'SettingsChanged':
      sheet.settings = event.settings;
      return;
    case 'RoomEmptied':
      sheet.host = -1;
      return;
    case 'QuestionsDealt':
      sheet.title = event.title;
      sheet.questions = event.questions;
      sheet.keys = [];
      return;
    case 'AnswerKeySet':
      sheet.keys = event.keys;
      return;
    case 'RunStarted':
      sheet.rules = event.settings ?? SOLO_RUN;
      sheet.quizId = sheet.settings?.quiz?.id ?? '';
      startRun(sheet);
      return;
    case 'GameStalled':
      if (event.from !== undefined && event.to !== undefined)
        sheet.stalls.push({ from: event.from, to: event.to });
      return;
    case 'QuestionOpened':
      sheet.stalls = [];
      sheet.answered = 0;
      sheet.waiting = 0;
      return;
    case 'AnswerSubmitted':
      sheet.answered += 1;
      seatAt(sheet, event.seat).answers[event.index] = { text: event.answer, left: event.left, version };
      return;
    case 'RunCompleted':
      sheet.ranking = ranking(sheet);
      // Nobody asks for them in a room's lobby, and they are most of what a large room holds.
      if (contextOf(game).kind === 'room') for (const seat of sheet.seats) seat.answers = [];
      return;
    case 'QuestionClosed':
      if (event.skipped) sheet.skipped.push(event.index);
      close(sheet, event.index);
  }
}

function join(game: Game, { seat, userId, name }: Extract<GameEvent, { type: 'PlayerJoined' }>): void {
  const { sheet } = game;
  const asking = phaseOf(game) === 'asking';
  const from = contextOf(game).index + 1;
  sheet.seatOf.set(userId, seat);
  sheet.seats.push({ userId, name, from, score: 0, wrong: 0, streak: 0, answers: [] });
  if (asking) sheet.waiting += 1;
  if (sheet.host < 0) sheet.host = seat;
}

function leave(game: Game, { seat, why }: Extract<GameEvent, { type: 'PlayerLeft' }>): void {
  const { sheet } = game;
  const left = seatAt(sheet, seat);
  left.gone = why;
  left.until = sheet.closed;
  sheet.seatOf.delete(left.userId);
  if (phaseOf(game) === 'asking' && left.from > contextOf(game).index) sheet.waiting -= 1;
  if (why === 'kicked') sheet.kicked.add(left.userId);
}

function startRun(sheet: Sheet): void {
  Object.assign(sheet, { closed: 0, skipped: [], stalls: [], answered: 0, waiting: 0 });
  for (const seat of sheet.seats) {
    Object.assign(seat, { from: 0, score: 0, wrong: 0, streak: 0, answers: [] });
    if (seat.gone) seat.until = 0;
  }
}

function close(sheet: Sheet, index: number): void {
  sheet.closed = index + 1;
  const timerMs = (sheet.questions[index]?.timer ?? 0) * 1000;
  const key = sheet.keys[index]?.answer;
  for (const seat of sheet.seats) {
    if (!plays(seat, index)) continue;
    const answer = seat.answers[index];
    const right = answer?.text === key;
    seat.streak = right ? seat.streak + 1 : 0;
    if (!answer) continue;
    const points = pointsFor(right, answer.left, timerMs, sheet.rules.scoring);
    // A snapshot may still hold the answer as it was.
    seat.answers[index] = { ...answer, points };
    seat.score += points;
    if (!right && answer.text !== '') seat.wrong += 1;
  }
}
