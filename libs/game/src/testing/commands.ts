import type { Command, CommandOf } from '../commands.js';
import type { EventOf } from '../events.js';
import type { Settings } from '../settings.js';
import { ANN, aRoom, BOB, CYD, HERE, keys, NOW, nameOf, questions, seats } from './world.js';

type More<T extends Command['type']> = Partial<CommandOf<T>>;

let commands = 0;
const byServer = () => ({ id: `command-${++commands}`, at: NOW });
/** A command by Ann. Each has an id of its own. */
const byHost = () => ({ ...byServer(), userId: 'ann' });
const everybody = seats(ANN, BOB, CYD);

/** One builder for each type of command, named after it. Commands of users are Ann's unless `more` says otherwise. */
export const openSolo = (n = 3, more: More<'OpenSolo'> = {}): CommandOf<'OpenSolo'> => ({
  type: 'OpenSolo',
  id: 'open',
  at: NOW,
  userId: 'ann',
  name: 'Ann',
  title: 'History',
  questions: questions(n),
  keys: keys(n),
  ...more,
});
export const connect = (at = NOW, userId = 'ann'): CommandOf<'Connect'> => ({
  type: 'Connect',
  id: `connect-${at}`,
  at,
  userId,
});
export const abandon = (why: 'abandoned' | 'replaced' = 'replaced'): CommandOf<'Abandon'> => ({
  type: 'Abandon',
  id: 'abandon',
  at: NOW,
  why,
});
/** Of an operator. */
export const closeRoom = (): CommandOf<'CloseRoom'> => ({ ...byServer(), type: 'CloseRoom' });
export const openRoom = (more: More<'OpenRoom'> = {}): CommandOf<'OpenRoom'> => ({
  ...byHost(),
  type: 'OpenRoom',
  name: 'Ann',
  code: 'BCDFGH',
  settings: aRoom(),
  ...more,
});
export const joinRoom = (userId: string, more: More<'JoinRoom'> = {}): CommandOf<'JoinRoom'> => ({
  ...byHost(),
  type: 'JoinRoom',
  userId,
  name: nameOf(userId),
  capacity: 10,
  ...more,
});
export const leaveRoom = (userId: string, more: More<'LeaveRoom'> = {}): CommandOf<'LeaveRoom'> => ({
  ...byHost(),
  type: 'LeaveRoom',
  userId,
  why: 'left',
  present: everybody,
  ...more,
});
export const kickPlayer = (name: string, more: More<'KickPlayer'> = {}): CommandOf<'KickPlayer'> => ({
  ...byHost(),
  type: 'KickPlayer',
  name,
  present: everybody,
  ...more,
});
export const makeHost = (name: string, more: More<'MakeHost'> = {}): CommandOf<'MakeHost'> => ({
  ...byHost(),
  type: 'MakeHost',
  name,
  ...more,
});
export const renamePlayer = (
  name: string,
  to: string,
  more: More<'RenamePlayer'> = {},
): CommandOf<'RenamePlayer'> => ({ ...byHost(), type: 'RenamePlayer', name, to, ...more });
export const replaceHost = (...present: number[]): CommandOf<'ReplaceHost'> => ({
  ...byServer(),
  type: 'ReplaceHost',
  present: seats(...present),
});
export const changeSettings = (
  settings: Partial<Settings>,
  more: More<'ChangeSettings'> = {},
): CommandOf<'ChangeSettings'> => ({ ...byHost(), type: 'ChangeSettings', settings, ...more });
export const startRun = (n = 3, more: More<'StartRun'> = {}): CommandOf<'StartRun'> => ({
  ...byHost(),
  type: 'StartRun',
  title: 'History',
  questions: questions(n),
  keys: keys(n),
  settings: aRoom(),
  ...more,
});
export const skipQuestion = (index: number, more: More<'SkipQuestion'> = {}): CommandOf<'SkipQuestion'> => ({
  ...byHost(),
  type: 'SkipQuestion',
  index,
  ...more,
});
export const openNext = (index: number, more: More<'OpenNext'> = {}): CommandOf<'OpenNext'> => ({
  ...byHost(),
  type: 'OpenNext',
  index,
  ...more,
});
export const pauseRun = (paused: boolean, more: More<'PauseRun'> = {}): CommandOf<'PauseRun'> => ({
  ...byHost(),
  type: 'PauseRun',
  paused,
  ...more,
});
export const endRun = (more: More<'EndRun'> = {}): CommandOf<'EndRun'> => ({
  ...byHost(),
  type: 'EndRun',
  ...more,
});
/** A user's answer: the right one, when the question opens, while Ann, Bob and Cyd are connected. */
export const submitAnswer = (
  userId: string,
  index: number,
  answer = 'right',
  { arrivedAt = NOW, ...more }: More<'SubmitAnswer'> = {},
): CommandOf<'SubmitAnswer'> => ({
  type: 'SubmitAnswer',
  id: `${userId}-${index}`,
  at: arrivedAt,
  arrivedAt,
  userId,
  questionId: `q${index}`,
  index,
  answer,
  present: everybody,
  ...more,
});
/** Ann's answer while only she is connected. */
export const submitSolo = (index: number, answer?: string, more: More<'SubmitAnswer'> = {}) =>
  submitAnswer('ann', index, answer, { id: 'submit', present: HERE, ...more });
export const countPresent = (...present: number[]): CommandOf<'CountPresent'> => ({
  ...byServer(),
  type: 'CountPresent',
  present: seats(...present),
});
/** The command that leads to an event of a builder. */
export const correctRun = (
  { run, correction, reason, by, replaces, counted, results }: EventOf<'RunCorrected'>,
  more: More<'CorrectRun'> = {},
): CommandOf<'CorrectRun'> => ({
  ...byServer(),
  ...{ type: 'CorrectRun', userId: by, run, correction, reason, replaces, counted, results },
  ...more,
});
export const advance = (at: number, present = HERE): CommandOf<'Advance'> => ({
  type: 'Advance',
  id: `advance-${at}`,
  at,
  present,
});
export const giveBack = (lostMs: number): CommandOf<'GiveBack'> => ({
  type: 'GiveBack',
  id: 'give-back',
  at: NOW,
  lostMs,
});
