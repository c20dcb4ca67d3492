import type { GameEvent } from '../events.js';
import { TIMER } from './build.js';

/** What happens at `at` in a built game. */
export const opens = (index: number, at: number): GameEvent =>
  index === 0
    ? { type: 'RunStarted', run: 1, closesAt: at + TIMER * 1000 }
    : { type: 'QuestionOpened', run: 1, index, closesAt: at + TIMER * 1000 };
export const closes = (index: number, at: number): GameEvent => ({
  type: 'QuestionClosed',
  run: 1,
  index,
  revealUntil: at + 2_000,
});
export const pauses = (at: number): GameEvent => ({ type: 'RunPaused', run: 1, expiresAt: at + 30 * 60_000 });
export const resumes = (at: number): GameEvent => ({ type: 'RunResumed', run: 1, at });
export const completes = (score: number): GameEvent => ({
  type: 'RunCompleted',
  run: 1,
  results: [{ seat: 0, score }],
});
export const ends = (why: 'abandoned' | 'replaced'): GameEvent => ({ type: 'GameClosed', why });
