import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { MAX_QUESTIONS } from '#protocol/limits';
import type { Limits } from '../limits/limits.js';
import { Creations } from './creations.js';
import { OwnQuizzes } from './own-quizzes.js';

const QUIZZES: Record<string, number> = { large: 12, small: 1, none: 0 };

/** Lists the quizzes of `QUIZZES`, and returns one only if the page is small. */
const database = {
  query: async (sql: string, [userId, ids]: [string, string[]]) => {
    const total = QUIZZES[userId] ?? 0;
    if (sql.includes('count(')) return [{ total }];
    if (sql.includes('json_build_object')) {
      return userId === 'large' ? await new Promise(() => {}) : [{ json: JSON.stringify(ids) }];
    }
    return Array.from({ length: total }, (_, n) => ({
      id: `${userId}-${n}`,
      total_questions: MAX_QUESTIONS,
    }));
  },
} as unknown as DataSource;
const limits = { of: () => ({ spend: async () => {} }) } as unknown as Limits;

describe('Creations', () => {
  it.each([
    ['small', '{"quizzes":[["small-0"]],"total":1}'],
    ['none', '{"quizzes":[],"total":0}'],
  ])('returns a page of one piece (%s) while a large page waits for the database', async (userId, text) => {
    const creations = new Creations(new OwnQuizzes(database), limits);
    void creations.page('large', {});
    await new Promise(setImmediate);
    const page = await creations.page(userId, {});
    expect((await buffer(page)).toString()).toBe(text);
  });
});
