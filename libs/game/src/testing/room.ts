import type { Command, CommandOf } from '../commands.js';
import type { GameEvent } from '../events.js';
import { AWAY_MS } from '../scoring.js';
import { NEW_ROOM, type RunSettings, type Settings } from '../settings.js';
import { DEADLINE, EXPIRES, keys, NOW, questions, REVEALED, submit } from './build.js';

type Fact<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;

/** Ann opens every built room, and sits on seat 0; those who come take the next seats. */
export const ANN = 0;
export const BOB = 1;
export const CYD = 2;
export const EMPTY_UNTIL = NOW + 5 * 60_000;

export const nameOf = (userId: string) => userId.charAt(0).toUpperCase() + userId.slice(1);
export const seats = (...numbers: number[]): ReadonlySet<number> => new Set(numbers);
export const aRoom = (fields: Partial<Settings> = {}): Settings => ({ ...NEW_ROOM, ...fields });
export const aRun = (fields: Partial<RunSettings> = {}): RunSettings => {
  const { scoring, reveal_seconds, late_join, disclosure } = NEW_ROOM;
  return { scoring, reveal_seconds, late_join, disclosure, ...fields };
};

export const joined = (seat: number, userId: string): Fact<'PlayerJoined'> => ({
  type: 'PlayerJoined',
  seat,
  userId,
  name: nameOf(userId),
});
export const left = (seat: number, why: Fact<'PlayerLeft'>['why'] = 'left'): Fact<'PlayerLeft'> => ({
  type: 'PlayerLeft',
  seat,
  why,
});
export const hosts = (seat: number): Fact<'HostChanged'> => ({ type: 'HostChanged', seat });
export const settled = (fields: Partial<Settings> = {}): Fact<'SettingsChanged'> => ({
  type: 'SettingsChanged',
  settings: aRoom(fields),
});
export const emptied = (expiresAt = EMPTY_UNTIL): Fact<'RoomEmptied'> => ({ type: 'RoomEmptied', expiresAt });
export const stops = (at: number, run = 1): Fact<'RunPaused'> => ({
  type: 'RunPaused',
  run,
  expiresAt: at + AWAY_MS,
});
export const answers = (seat: number, index: number, answer = 'right'): Fact<'AnswerSubmitted'> => ({
  type: 'AnswerSubmitted',
  run: 1,
  index,
  seat,
  answer,
  arrivedAt: NOW,
  left: DEADLINE - NOW,
});
/** The end of a run with these scores; with `closed` before its last question. */
export const scored = (
  results: [seat: number, score: number][],
  closed?: number,
  run = 1,
): Fact<'RunCompleted'> => ({
  type: 'RunCompleted',
  run,
  results: results.map(([seat, score]) => ({ seat, score })),
  ...(closed === undefined ? {} : { closed }),
});

/** What has happened in a room … */
export const lobby = (...others: string[]): GameEvent[] => [
  { type: 'GameOpened', kind: 'room', expiresAt: EMPTY_UNTIL, code: 'BCDFGH', settings: aRoom() },
  ...['ann', ...others].map((userId, seat) => joined(seat, userId)),
];
/** … when its host has started a run of `n` questions, */
export const dealt = (n = 3, fields: Partial<Settings> = {}, run = 1): GameEvent[] => [
  settled(fields),
  { type: 'QuestionsDealt', run, title: 'History', questions: questions(n) },
  { type: 'AnswerKeySet', run, keys: keys(n) },
  { type: 'RunStarted', run, closesAt: DEADLINE, settings: aRun(pick(fields)) },
];
/** … and questions close and open. */
export const close = (index: number, revealUntil = REVEALED): GameEvent => ({
  type: 'QuestionClosed',
  run: 1,
  index,
  revealUntil,
});
/** Closed by its host. */
export const skipped = (index: number, revealUntil = REVEALED): GameEvent => ({
  type: 'QuestionClosed',
  run: 1,
  index,
  revealUntil,
  skipped: true,
});
export const open = (index: number): GameEvent => ({
  type: 'QuestionOpened',
  run: 1,
  index,
  closesAt: DEADLINE,
});
/** Ann, Bob and Cyd play question 0 of 3, */
export const playing = (fields: Partial<Settings> = {}): GameEvent[] => [
  ...lobby('bob', 'cyd'),
  ...dealt(3, fields),
];
/** … have seen its key after what `said` tells, */
export const shown = (...said: GameEvent[]): GameEvent[] => [...playing(), ...said, close(0)];
/** … or their host has paused at its key. */
export const paused = (...said: GameEvent[]): GameEvent[] => [
  ...shown(...said),
  { type: 'RunPaused', run: 1, expiresAt: EXPIRES },
];

function pick({ scoring, reveal_seconds, late_join, disclosure }: Partial<Settings>): Partial<RunSettings> {
  return JSON.parse(JSON.stringify({ scoring, reveal_seconds, late_join, disclosure }));
}

type Rest<T extends Command['type']> = Partial<CommandOf<T>>;
let wishes = 0;
/** Wishes of the host, each with an id of its own. */
const base = () => ({ id: `wish-${++wishes}`, at: NOW, userId: 'ann' });
const everybody = seats(ANN, BOB, CYD);

export const openRoom = (more: Rest<'OpenRoom'> = {}): CommandOf<'OpenRoom'> => ({
  ...base(),
  type: 'OpenRoom',
  name: 'Ann',
  code: 'BCDFGH',
  settings: aRoom(),
  ...more,
});
export const joinRoom = (userId: string, more: Rest<'JoinRoom'> = {}): CommandOf<'JoinRoom'> => ({
  ...base(),
  type: 'JoinRoom',
  userId,
  name: nameOf(userId),
  capacity: 10,
  ...more,
});
export const leaveRoom = (userId: string, more: Rest<'LeaveRoom'> = {}): CommandOf<'LeaveRoom'> => ({
  ...base(),
  type: 'LeaveRoom',
  userId,
  why: 'left',
  present: everybody,
  ...more,
});
export const kick = (name: string, more: Rest<'KickPlayer'> = {}): CommandOf<'KickPlayer'> => ({
  ...base(),
  type: 'KickPlayer',
  name,
  present: everybody,
  ...more,
});
export const makeHost = (name: string, more: Rest<'MakeHost'> = {}): CommandOf<'MakeHost'> => ({
  ...base(),
  type: 'MakeHost',
  name,
  ...more,
});
export const replaceHost = (...present: number[]): CommandOf<'ReplaceHost'> => ({
  id: `wish-${++wishes}`,
  at: NOW,
  type: 'ReplaceHost',
  present: seats(...present),
});
export const changeSettings = (
  settings: Partial<Settings>,
  more: Rest<'ChangeSettings'> = {},
): CommandOf<'ChangeSettings'> => ({ ...base(), type: 'ChangeSettings', settings, ...more });
export const startRun = (n = 3, more: Rest<'StartRun'> = {}): CommandOf<'StartRun'> => ({
  ...base(),
  type: 'StartRun',
  title: 'History',
  questions: questions(n),
  keys: keys(n),
  settings: aRoom(),
  ...more,
});
export const skip = (index: number, more: Rest<'SkipQuestion'> = {}): CommandOf<'SkipQuestion'> => ({
  ...base(),
  type: 'SkipQuestion',
  index,
  ...more,
});
export const pauseRun = (paused: boolean, more: Rest<'PauseRun'> = {}): CommandOf<'PauseRun'> => ({
  ...base(),
  type: 'PauseRun',
  paused,
  ...more,
});
export const endRun = (more: Rest<'EndRun'> = {}): CommandOf<'EndRun'> => ({
  ...base(),
  type: 'EndRun',
  ...more,
});
export const count = (...present: number[]): CommandOf<'CountPresent'> => ({
  id: `wish-${++wishes}`,
  at: NOW,
  type: 'CountPresent',
  present: seats(...present),
});
/** The answer of `userId` while Ann, Bob and Cyd are connected, unless `more` says otherwise. */
export const says = (userId: string, index: number, answer = 'right', more: Rest<'SubmitAnswer'> = {}) =>
  submit(index, answer, { id: `${userId}-${index}`, userId, present: everybody, ...more });
