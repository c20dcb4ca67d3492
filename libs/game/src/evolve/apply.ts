import type { EventOf, GameEvent, SoloRules } from '../events.js';
import { contextOf, type Game, phaseOf } from '../game.js';
import { ranking } from '../ranking.js';
import { pointsFor } from '../scoring.js';
import { type RunSettings, SOLO_RUN } from '../settings.js';
import {
  addName,
  isHostOnly,
  keyAt,
  lastFinished,
  NOBODY,
  namesOf,
  plays,
  removeName,
  type Sheet,
  seatAt,
  timerMs,
} from '../sheet.js';

/** Changes the sheet by one event, decided at `at`, before the machine moves the phase. */
export function apply(game: Game, event: GameEvent, at: number): void {
  const { sheet } = game;
  switch (event.type) {
    // First, since most events are answers.
    case 'AnswerSubmitted':
      answer(sheet, event);
      return;
    case 'GameOpened':
      sheet.code = event.code ?? '';
      if (event.settings) sheet.settings = event.settings;
      if (event.rules) sheet.rules = soloRules(event.rules);
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
    case 'PlayerRenamed':
      rename(sheet, event);
      return;
    case 'SettingsChanged':
      sheet.settings = event.settings;
      return;
    case 'RoomEmptied':
      sheet.host = NOBODY;
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
      startRun(sheet, event);
      return;
    case 'QuestionOpened':
      sheet.stalls = [];
      sheet.answered = 0;
      sheet.waiting = 0;
      return;
    case 'QuestionClosed':
      closeQuestion(sheet, event);
      return;
    case 'GameStalled':
      stall(sheet, event);
      return;
    case 'RunCompleted':
      completeRun(game, event, at);
      return;
    case 'RunCorrected':
      correctRun(game, event);
      return;
    case 'RulesChosen':
    case 'RunPaused':
    case 'RunResumed':
    case 'GameClosed':
      return;
    default:
      event satisfies never;
  }
}

/** Without a time limit, every right answer gets all points. [S6] */
const soloRules = (rules: SoloRules): RunSettings => ({
  ...SOLO_RUN,
  ...rules,
  ...(rules.untimed ? { scoring: 'accuracy' } : {}),
});

function join(game: Game, { seat, userId, name }: EventOf<'PlayerJoined'>): void {
  const { sheet } = game;
  const from = contextOf(game).index + 1;
  sheet.seatOf.set(userId, seat);
  addName(sheet.names, name);
  sheet.seats.push({ userId, name, from, score: 0, wrong: 0, streak: 0, answers: [] });
  if (phaseOf(game) === 'asking' && !isHostOnly(sheet, userId)) sheet.waiting += 1;
  if (sheet.host === NOBODY) sheet.host = seat;
}

function leave(game: Game, event: EventOf<'PlayerLeft'>): void {
  const { sheet } = game;
  const seat = seatAt(sheet, event.seat);
  seat.gone = event.why;
  seat.until = sheet.closed;
  sheet.seatOf.delete(seat.userId);
  removeName(sheet.names, seat.name);
  const isWaiting = phaseOf(game) === 'asking' && seat.from > contextOf(game).index;
  if (isWaiting && !isHostOnly(sheet, seat.userId)) sheet.waiting -= 1;
  if (event.why === 'kicked') sheet.kicked.add(seat.userId);
}

/** Objects that a snapshot may share are replaced, not changed. */
function rename(sheet: Sheet, { seat: index, name }: EventOf<'PlayerRenamed'>): void {
  const seat = seatAt(sheet, index);
  seat.was = seat.name;
  seat.name = name;
  sheet.names = namesOf(sheet.seats);
  sheet.given = { ...sheet.given, [seat.userId]: name };
  sheet.ranking = sheet.ranking.map((row) => (row.seat === index ? { ...row, name } : row));
}

function startRun(sheet: Sheet, { settings, hostOnly }: EventOf<'RunStarted'>): void {
  if (hostOnly === undefined) delete sheet.hostOnly;
  else sheet.hostOnly = hostOnly;
  sheet.rules = settings ?? SOLO_RUN;
  sheet.quizId = sheet.settings?.quiz?.id ?? '';
  Object.assign(sheet, { closed: 0, skipped: [], stalls: [], answered: 0, waiting: 0 });
  for (const seat of sheet.seats) {
    Object.assign(seat, { from: 0, score: 0, wrong: 0, streak: 0, answers: [] });
    if (seat.gone) seat.until = 0;
  }
}

function answer(sheet: Sheet, event: EventOf<'AnswerSubmitted'>): void {
  const { version } = sheet;
  sheet.answered += 1;
  seatAt(sheet, event.seat).answers[event.index] = { text: event.answer, left: event.left, version };
}

function closeQuestion(sheet: Sheet, { index, skipped }: EventOf<'QuestionClosed'>): void {
  if (skipped) sheet.skipped.push(index);
  sheet.closed = index + 1;
  const timer = timerMs(sheet, index);
  const { answer: key } = keyAt(sheet, index);
  for (const seat of sheet.seats) {
    if (!plays(sheet, seat, index)) continue;
    const given = seat.answers[index];
    const isRight = given?.text === key;
    seat.streak = isRight ? seat.streak + 1 : 0;
    if (!given) continue;
    const points = pointsFor(isRight, given.left, timer, sheet.rules.scoring);
    // Replaced, not changed: a snapshot may still hold the answer without points.
    seat.answers[index] = { ...given, points };
    seat.score += points;
    if (!isRight && given.text !== '') seat.wrong += 1;
  }
}

/** In logs of early releases the event does not say when the clock was stopped. [T4] */
function stall({ stalls }: Sheet, { from, to }: EventOf<'GameStalled'>): void {
  if (from !== undefined && to !== undefined) stalls.push({ from, to });
}

function completeRun(game: Game, { run }: EventOf<'RunCompleted'>, at: number): void {
  const { sheet } = game;
  const { title, rules, closed, version } = sheet;
  sheet.finished = { ...sheet.finished, [run]: { title, rules, at, closed, version } };
  sheet.ranking = ranking(sheet);
  delete sheet.corrected;
  // A room's lobby does not need the answers, and they are most of what a large room holds.
  if (contextOf(game).kind === 'room') for (const seat of sheet.seats) seat.answers = [];
}

/** The scores of the seats change only if they are still those of this run. [K1] */
function correctRun(game: Game, { run, reason, results }: EventOf<'RunCorrected'>): void {
  const { sheet } = game;
  const finished = sheet.finished[run];
  if (finished) sheet.finished = { ...sheet.finished, [run]: { ...finished, version: sheet.version } };
  if (run !== lastFinished(sheet)) return;
  const names = new Map(sheet.ranking.map(({ seat, name }) => [seat, name]));
  sheet.ranking = results
    .map(({ seat, score, rank }) => ({ seat, name: names.get(seat) ?? '', score, rank }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
  sheet.corrected = reason;
  if (contextOf(game).run !== run) return;
  for (const { seat, score } of results) seatAt(sheet, seat).score = score;
}
