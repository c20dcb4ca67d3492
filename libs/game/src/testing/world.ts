import type { AnswerKey, Question } from '../question.js';
import { NEW_ROOM, type RunSettings, type Settings } from '../settings.js';

/** Every question of a built game is open from NOW to DEADLINE, and shows its key until REVEALED. */
export const NOW = Date.UTC(2030, 0, 1);
export const TIMER = 20;
export const REVEAL = 2_000;
export const DEADLINE = NOW + TIMER * 1000;
export const REVEALED = DEADLINE + REVEAL;
/** A game that waits from NOW on is abandoned at EXPIRES; a room that is empty from NOW on closes at EMPTY_UNTIL. */
export const EXPIRES = NOW + 30 * 60_000;
export const EMPTY_UNTIL = NOW + 5 * 60_000;

/** Ann opens every built game and has seat 0. Players who join take the next seats. */
export const ANN = 0;
export const BOB = 1;
export const CYD = 2;
export const nameOf = (userId: string) => userId.charAt(0).toUpperCase() + userId.slice(1);

/** The connected players, by seat. */
export const seats = (...numbers: number[]): ReadonlySet<number> => new Set(numbers);
export const HERE = seats(ANN);
export const AWAY = seats();

export const aQuestion = (fields: Partial<Question> = {}): Question => ({
  question_id: 'q0',
  prompt: 'Which?',
  choices: ['wrong', 'right', 'worse', 'worst'],
  timer: TIMER,
  category: 'History',
  difficulty: 'easy',
  type: 'multiple',
  ...fields,
});
/** Questions q0, q1, … whose key is 'right'. */
export const questions = (n: number) =>
  Array.from({ length: n }, (_, i) => aQuestion({ question_id: `q${i}`, prompt: `Which, ${i}?` }));
export const keys = (n: number): AnswerKey[] => Array.from({ length: n }, () => ({ answer: 'right' }));

export const aRoom = (fields: Partial<Settings> = {}): Settings => ({ ...NEW_ROOM, ...fields });
export const aRun = (fields: Partial<RunSettings> = {}): RunSettings => {
  const { scoring, reveal_seconds, late_join, disclosure, pace } = aRoom(fields);
  return { scoring, reveal_seconds, late_join, disclosure, ...(pace ? { pace } : {}) };
};
