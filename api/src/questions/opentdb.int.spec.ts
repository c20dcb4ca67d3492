import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { FakeOpenTdb, type Trouble } from '../testing/fake-opentdb.js';
import { type Called, OpenTdb } from './opentdb.js';

const CELL = { category: 11, difficulty: 'easy', type: 'multiple' } as const;

const fake = new FakeOpenTdb(60);
let provider: OpenTdb;
let now = 0;
beforeAll(async () => {
  provider = new OpenTdb(await fake.start());
  fake.now = () => now;
});
afterAll(() => fake.stop());
beforeEach(() => {
  fake.trouble = 'none';
  now += 10_000;
});

async function newToken(): Promise<string> {
  const called = await provider.requestToken();
  if (called.outcome !== 'token') throw new Error(called.outcome);
  now += 10_000;
  return called.token;
}

describe('OpenTdb', () => {
  it('returns questions with their text decoded once', async () => {
    const called = await provider.questions(CELL, 50, await newToken());
    expect(called).toMatchObject({ outcome: 'ok', refused: 0 });
    const { questions } = called as Extract<Called, { outcome: 'ok' }>;
    expect(questions).toHaveLength(50);
    expect(questions[1]).toEqual({
      category: 'Entertainment: Film',
      difficulty: 'easy',
      type: 'multiple',
      prompt: 'Fetched “Entertainment: Film” & co: is 100 % of 1 + 1 = 2? (easy, multiple)',
      correct_answer: "It's so",
      incorrect_answers: ['It’s not', '“Maybe”', 'Not & never'],
    });
  });

  it('returns the reason if there are no questions', async () => {
    const token = await newToken();
    expect(await provider.questions(CELL, 50, 'nobody')).toMatchObject({ outcome: 'unknown token' });
    expect(await provider.questions(CELL, 50, token)).toMatchObject({ outcome: 'busy' });
    now += 10_000;
    await provider.questions(CELL, 50, token);
    now += 10_000;
    expect(await provider.questions(CELL, 50, token)).toMatchObject({ outcome: 'too few' });
    now += 10_000;
    await provider.questions(CELL, 10, token);
    now += 10_000;
    expect(await provider.questions(CELL, 1, token)).toMatchObject({ outcome: 'used up' });
    now += 10_000;
    expect(await provider.resetToken(token)).toEqual({ outcome: 'token', token });
    now += 10_000;
    expect(await provider.questions(CELL, 50, token)).toMatchObject({ outcome: 'ok' });
    now += 7 * 60 * 60_000;
    expect(await provider.questions(CELL, 1, token)).toMatchObject({ outcome: 'unknown token' });
    now += 10_000;
    expect(await provider.resetToken('nobody')).toMatchObject({ outcome: 'unknown token' });
  });

  it.each([
    ['garbage', 'broken', /JSON/],
    ['error', 'broken', /503/],
    ['busy', 'busy', /429/],
    ['huge', 'broken', /1 MB/],
    ['redirect', 'broken', /redirect/],
    ['hang up', 'broken', /./],
  ] as [Trouble, string, RegExp][])('on the fault %s returns %s', async (trouble, outcome, why) => {
    fake.trouble = trouble;
    expect(await provider.questions(CELL, 50, 'any')).toEqual({ outcome, why: expect.stringMatching(why) });
    expect(fake.calls.some((call) => call.startsWith('/elsewhere'))).toBe(false);
  });

  it('times out after 4 s', async () => {
    fake.trouble = 'silent';
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const asked = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(1));
    expect(await provider.questions(CELL, 50, 'any')).toMatchObject({ outcome: 'broken' });
    expect(asked).toHaveBeenCalledWith(4_000);
    asked.mockRestore();
  });
});
