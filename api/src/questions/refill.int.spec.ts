import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { parseConfig } from '../config.js';
import { dataSourceOptions, openDatabase } from '../database/data-source.js';
import { FakeOpenTdb } from '../testing/fake-opentdb.js';
import { emptyDatabase } from '../testing/test-database.js';
import { QuestionPool } from './question-pool.js';
import { Refill } from './refill.js';

const CELL = { category: 20, difficulty: 'hard', type: 'boolean' } as const;
const PER_CELL = 60;

Logger.overrideLogger(false);

let database: DataSource;
let drop: () => Promise<void>;
let fake: FakeOpenTdb;
let pool: QuestionPool;
let instances: Refill[];

beforeAll(async () => {
  const fresh = await emptyDatabase();
  drop = fresh.drop;
  database = await openDatabase(dataSourceOptions(fresh.url));
});
afterAll(async () => {
  await database.destroy();
  await drop();
});
beforeEach(async () => {
  await database.query('truncate provider_question, provider_cell, provider_gate');
  fake = new FakeOpenTdb(PER_CELL, 0);
  const settings = {
    DATABASE_URL: 'postgres://unused',
    JWT_SECRET: 'x'.repeat(32),
    OPENTDB_URL: await fake.start(),
  };
  const config = parseConfig({ ...settings, QUESTION_PROVIDER: 'auto' });
  pool = new QuestionPool(database);
  instances = [1, 2, 3].map(() => new Refill(config, pool, database));
});
afterEach(() => fake.stop());

/** Ends the wait for the next call. */
const openGate = () => database.query('update provider_gate set next_call_at = now()');
const step = async () => {
  await openGate();
  return instances[0]?.step();
};
const size = async () => {
  const [{ n }] = await database.query('select count(*)::int as n from provider_question');
  return n;
};
const cell = async () => {
  const [row] = await database.query(
    `select amount, wanted_at is not null as wanted, full_until > now() + interval '23 hours' as is_full
     from provider_cell where (category, difficulty, type) = (20, 'hard', 'boolean')`,
  );
  return row;
};

describe('Refill', () => {
  it('makes no call while no cell is marked', async () => {
    expect(await step()).toBeUndefined();
    expect(fake.calls).toEqual([]);
  });

  it('requests a token, then the marked cell, and stops', async () => {
    await pool.want([CELL]);
    expect(await step()).toBe('token');
    expect(await step()).toBe('ok');
    expect(await size()).toBe(50);
    expect(await step()).toBeUndefined();
    expect(fake.calls[1]).toContain(
      'amount=50&category=20&difficulty=hard&type=boolean&encode=url3986&token=',
    );
  });

  it('makes one call at a time over all instances, and none too early', async () => {
    await pool.want([CELL]);
    for (const calls of [1, 2]) {
      await openGate();
      await Promise.all([...instances, ...instances].map((refill) => refill.step()));
      expect(fake.calls).toHaveLength(calls);
    }
    const [{ wait }] = await database.query(
      'select extract(epoch from next_call_at - now())::float8 as wait from provider_gate',
    );
    expect(wait).toBeGreaterThan(3);
    expect(wait).toBeLessThanOrEqual(5.5);
  });

  it('halves the requested amount until a cell is exhausted, and skips the cell for a day', async () => {
    let calls = 0;
    do await pool.want([CELL]);
    while ((await step()) !== undefined && ++calls < 30);
    expect(await size()).toBe(PER_CELL);
    expect(await cell()).toEqual({ amount: 50, wanted: false, is_full: true });
    expect(calls).toBeLessThan(20);
    await pool.want([CELL]);
    expect(await cell()).toMatchObject({ wanted: false });
  });

  it('requests a new token if its token is unknown', async () => {
    await pool.want([CELL]);
    await step();
    await database.query("update provider_gate set token = 'forgotten'");
    expect([await step(), await step(), await step()]).toEqual(['unknown token', 'token', 'ok']);
  });

  it('skips a cell for a day when its token is used up, and then resets the token', async () => {
    await pool.want([CELL]);
    await step();
    const [{ token }] = await database.query('select token from provider_gate');
    fake.useUp(token);
    expect(await step()).toBe('used up');
    expect(await cell()).toMatchObject({ is_full: true });
    await pool.want([CELL]);
    expect(await step()).toBeUndefined();
    await database.query("update provider_cell set full_until = now() - interval '1 s'");
    await pool.want([CELL]);
    expect([await step(), await step(), await step()]).toEqual(['used up', undefined, undefined]);
    await pool.want([{ ...CELL, category: 21 }]);
    expect([await step(), await step()]).toEqual(['token', 'ok']);
    expect(fake.calls.at(-2)).toContain(`command=reset&token=${token}`);
  });

  it('doubles the backoff after each failure and clears it after a success', async () => {
    await pool.want([CELL]);
    fake.trouble = 'error';
    const waits: number[] = [];
    for (let i = 0; i < 10; i++) {
      expect(await step()).toBe('broken');
      const [{ wait }] = await database.query(
        'select extract(epoch from next_call_at - now())::float8 as wait from provider_gate',
      );
      waits.push(wait);
    }
    for (const [i, factor] of [2, 4, 8, 16, 32, 64, 128, 128, 128, 128].entries()) {
      expect(waits[i]).toBeGreaterThan(5.5 * factor - 3);
      expect(waits[i]).toBeLessThanOrEqual(5.5 * factor);
    }
    fake.trouble = 'none';
    await step();
    expect(await database.query('select failures from provider_gate')).toEqual([{ failures: 0 }]);
  });

  it('counts its calls by outcome', async () => {
    await pool.want([CELL]);
    await step();
    await step();
    expect(await database.query('select calls from provider_gate')).toEqual([{ calls: { ok: 1, token: 1 } }]);
  });
});

describe('QuestionPool', () => {
  it('stores each question once, with its source and licence', async () => {
    await pool.want([CELL]);
    await step();
    await step();
    const kept = await database.query('select distinct category, source, licence from provider_question');
    expect(kept).toEqual([{ category: 20, source: 'Open Trivia DB', licence: 'CC BY-SA 4.0' }]);
    await database.query('update provider_gate set token = null');
    await pool.want([CELL]);
    await step();
    await step();
    expect(await size()).toBe(50);
  });
});
