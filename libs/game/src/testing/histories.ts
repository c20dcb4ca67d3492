import type { GameEvent } from '../events.js';
import type { Settings } from '../settings.js';
import {
  answerKeySet,
  playerJoined,
  questionClosed,
  questionOpened,
  questionsDealt,
  roomOpened,
  runCompleted,
  runPaused,
  runStarted,
  settingsChanged,
  soloGameOpened,
} from './events.js';
import { ANN, aRun } from './world.js';

/** The log of a solo game of `n` questions that Ann has opened … */
export const soloOpened = (n = 3): GameEvent[] => [
  soloGameOpened(),
  playerJoined(ANN, 'ann'),
  questionsDealt(n),
  answerKeySet(n),
];
/** … when question `k` has just opened, all questions before it without an answer, */
export const soloAsking = (k: number, n = 3): GameEvent[] =>
  k === 0 ? [...soloOpened(n), runStarted()] : [...soloRevealing(k - 1, n), questionOpened(k)];
/** … when it has just closed, after `answers`, */
export const soloRevealing = (k: number, n = 3, ...answers: GameEvent[]): GameEvent[] => [
  ...soloAsking(k, n),
  ...answers,
  questionClosed(k),
];
/** … when it has closed while Ann was away, */
export const soloWaiting = (k: number, n = 3): GameEvent[] => [...soloRevealing(k, n), runPaused()];
/** … and when the run is complete. */
export const soloCompleted = (n = 1): GameEvent[] => [...soloRevealing(n - 1, n), runCompleted([[ANN, 0]])];

/** The log of a room that Ann has opened and the others have joined … */
export const lobby = (...others: string[]): GameEvent[] => [
  roomOpened(),
  ...['ann', ...others].map((userId, seat) => playerJoined(seat, userId)),
];
/** What a start adds to it, by a host who sets `fields` for a run of `n` questions. */
export const startedRun = (n = 3, fields: Partial<Settings> = {}, run = 1): GameEvent[] => [
  settingsChanged(fields),
  questionsDealt(n, run),
  answerKeySet(n, run),
  { ...runStarted(undefined, run), settings: aRun(fields) },
];
/** … when Ann, Bob and Cyd play question 0 of 3, */
export const playing = (fields: Partial<Settings> = {}): GameEvent[] => [
  ...lobby('bob', 'cyd'),
  ...startedRun(3, fields),
];
/** … when it has closed, after `events`, */
export const revealing = (...events: GameEvent[]): GameEvent[] => [
  ...playing(),
  ...events,
  questionClosed(0),
];
/** … and when the host has paused during that reveal. */
export const paused = (...events: GameEvent[]): GameEvent[] => [...revealing(...events), runPaused()];
