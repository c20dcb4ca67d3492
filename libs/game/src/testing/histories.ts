import type { GameEvent } from '../events.js';
import type { Settings } from '../settings.js';
import {
  answerKeySet,
  playerJoined,
  questionClosed,
  questionOpened,
  questionsDealt,
  roomOpened,
  rulesChosen,
  runCompleted,
  runPaused,
  runStarted,
  settingsChanged,
  soloGameOpened,
} from './events.js';
import { ANN, aRun } from './world.js';

/** Each history is a log from its first event on. Ann has opened a solo game of `n` questions. */
export const soloOpened = (n = 3): GameEvent[] => [
  soloGameOpened(),
  playerJoined(ANN, 'ann'),
  questionsDealt(n),
  answerKeySet(n),
];
/** Question `k` of a solo game has just opened. Those before it got no answer. */
export const soloAsking = (k: number, n = 3): GameEvent[] =>
  k === 0 ? [...soloOpened(n), runStarted()] : [...soloRevealing(k - 1, n), questionOpened(k)];
/** Question `k` of a solo game has just closed, after `answers`. */
export const soloRevealing = (k: number, n = 3, ...answers: GameEvent[]): GameEvent[] => [
  ...soloAsking(k, n),
  ...answers,
  questionClosed(k),
];
/** Question `k` of a solo game has closed while Ann was away. */
export const soloWaiting = (k: number, n = 3): GameEvent[] => [...soloRevealing(k, n), runPaused()];
/** A solo game of `n` questions is complete. */
export const soloCompleted = (n = 1): GameEvent[] => [...soloRevealing(n - 1, n), runCompleted([[ANN, 0]])];

/** Ann has opened a room, and the others have joined it. */
export const lobby = (...others: string[]): GameEvent[] => [
  roomOpened(),
  ...['ann', ...others].map((userId, seat) => playerJoined(seat, userId)),
];
/**
 * Not a complete history: the events that start a run of `n` questions with the settings `fields`. Ann is the host, even
 * if the host does not play.
 */
export const startedRun = (n = 3, fields: Partial<Settings> = {}, run = 1): GameEvent[] => [
  settingsChanged(fields),
  ...(fields.host_plays === false ? [rulesChosen()] : []),
  questionsDealt(n, run),
  answerKeySet(n, run),
  {
    ...runStarted(undefined, run),
    settings: aRun(fields),
    ...(fields.host_plays === false ? { hostOnly: ANN } : {}),
  },
];
/** Ann, Bob and Cyd play question 0 of 3. */
export const playing = (fields: Partial<Settings> = {}): GameEvent[] => [
  ...lobby('bob', 'cyd'),
  ...startedRun(3, fields),
];
/** Question 0 has closed, after `events`. */
export const revealing = (...events: GameEvent[]): GameEvent[] => [
  ...playing(),
  ...events,
  questionClosed(0),
];
/** The host has paused during the reveal of question 0. */
export const paused = (...events: GameEvent[]): GameEvent[] => [...revealing(...events), runPaused()];
