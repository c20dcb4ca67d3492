import type { Correction, EventOf, SoloRules } from '../events.js';
import type { Settings } from '../settings.js';
import { AWAY_MS } from '../times.js';
import {
  aRoom,
  DEADLINE,
  EMPTY_UNTIL,
  EXPIRES,
  keys,
  NOW,
  nameOf,
  questions,
  REVEALED,
  TIMER,
} from './world.js';

/** One builder for each type of event, named after it. Events of a run belong to the first one unless `run` is given. */
export const soloGameOpened = (rules?: SoloRules): EventOf<'GameOpened'> => ({
  type: 'GameOpened',
  kind: 'solo',
  expiresAt: EXPIRES,
  ...(rules ? { rules } : {}),
});
export const roomOpened = (): EventOf<'GameOpened'> => ({
  type: 'GameOpened',
  kind: 'room',
  expiresAt: EMPTY_UNTIL,
  code: 'BCDFGH',
  settings: aRoom(),
});
export const playerJoined = (seat: number, userId: string): EventOf<'PlayerJoined'> => ({
  type: 'PlayerJoined',
  seat,
  userId,
  name: nameOf(userId),
});
export const playerLeft = (
  seat: number,
  why: EventOf<'PlayerLeft'>['why'] = 'left',
): EventOf<'PlayerLeft'> => ({ type: 'PlayerLeft', seat, why });
export const hostChanged = (seat: number): EventOf<'HostChanged'> => ({ type: 'HostChanged', seat });
export const playerRenamed = (seat: number, name: string): EventOf<'PlayerRenamed'> => ({
  type: 'PlayerRenamed',
  seat,
  name,
});
export const settingsChanged = (fields: Partial<Settings> = {}): EventOf<'SettingsChanged'> => ({
  type: 'SettingsChanged',
  settings: aRoom(fields),
});
export const roomEmptied = (expiresAt = EMPTY_UNTIL): EventOf<'RoomEmptied'> => ({
  type: 'RoomEmptied',
  expiresAt,
});
export const rulesChosen = (): EventOf<'RulesChosen'> => ({ type: 'RulesChosen' });
export const questionsDealt = (n = 3, run = 1): EventOf<'QuestionsDealt'> => ({
  type: 'QuestionsDealt',
  run,
  title: 'History',
  questions: questions(n),
});
export const answerKeySet = (n = 3, run = 1): EventOf<'AnswerKeySet'> => ({
  type: 'AnswerKeySet',
  run,
  keys: keys(n),
});
export const runStarted = (at = NOW, run = 1): EventOf<'RunStarted'> => ({
  type: 'RunStarted',
  run,
  closesAt: at + TIMER * 1000,
});
export const questionOpened = (index: number, at = NOW, run = 1): EventOf<'QuestionOpened'> => ({
  type: 'QuestionOpened',
  run,
  index,
  closesAt: at + TIMER * 1000,
});
/** An answer that arrived `left` ms before the deadline. */
export const answerSubmitted = (
  seat: number,
  index: number,
  answer = 'right',
  left = TIMER * 1000,
): EventOf<'AnswerSubmitted'> => ({
  type: 'AnswerSubmitted',
  run: 1,
  index,
  seat,
  answer,
  arrivedAt: DEADLINE - left,
  left,
});
export const questionClosed = (
  index: number,
  revealUntil = REVEALED,
  run = 1,
): EventOf<'QuestionClosed'> => ({ type: 'QuestionClosed', run, index, revealUntil });
export const questionSkipped = (index: number, revealUntil = REVEALED): EventOf<'QuestionClosed'> => ({
  ...questionClosed(index, revealUntil),
  skipped: true,
});
export const runPaused = (at = NOW, run = 1): EventOf<'RunPaused'> => ({
  type: 'RunPaused',
  run,
  expiresAt: at + AWAY_MS,
});
export const runResumed = (at = NOW, run = 1): EventOf<'RunResumed'> => ({ type: 'RunResumed', run, at });
export const gameStalled = (closesAt: number, run = 1): EventOf<'GameStalled'> => ({
  type: 'GameStalled',
  run,
  closesAt,
});
/** The end of a run with these scores. `closed` is given if the run ended before its last question. */
export const runCompleted = (
  results: [seat: number, score: number][],
  closed?: number,
  run = 1,
): EventOf<'RunCompleted'> => ({
  type: 'RunCompleted',
  run,
  results: results.map(([seat, score]) => ({ seat, score })),
  ...(closed === undefined ? {} : { closed }),
});
/** The last results were those of version `replaces`. A player's rank follows from the scores. */
export const runCorrected = (
  correction: Correction,
  replaces: number,
  counted: number,
  scores: [seat: number, score: number][],
  more: Partial<EventOf<'RunCorrected'>> = {},
): EventOf<'RunCorrected'> => ({
  type: 'RunCorrected',
  run: 1,
  correction,
  reason: 'Two answers are right.',
  by: 'olga',
  replaces,
  counted,
  results: scores.map(([seat, score]) => ({
    seat,
    score,
    rank: 1 + scores.filter(([, other]) => other > score).length,
  })),
  ...more,
});
export const gameClosed = (why: EventOf<'GameClosed'>['why']): EventOf<'GameClosed'> => ({
  type: 'GameClosed',
  why,
});
