import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { FakeOpenTdb, type Trouble } from '../testing/fake-opentdb.js';
import { openRoom } from '../testing/room-players.js';
import { newPlayer, newUser } from '../testing/sign-up.js';
import { type StartedApp, startApp } from '../testing/start-app.js';
import { bankStats, bankSync } from './bank.commands.js';
import { QuestionsService } from './questions.service.js';
import { Refill } from './refill.js';

const CELL = { category: 19, difficulty: 'easy', type: 'multiple' } as const;

const fake = new FakeOpenTdb(30, 0);
let started: StartedApp;
beforeAll(async () => {
  started = await startApp({ questionProvider: 'auto', opentdbUrl: await fake.start() });
  // The test runs each step of the refill itself.
  await started.app.get(Refill).onApplicationShutdown();
});
afterAll(async () => {
  await fake.stop();
  await started.close();
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe.each([
  'none',
  'slow',
  'silent',
  'garbage',
  'error',
  'busy',
  'huge',
  'redirect',
  'hang up',
] as Trouble[])('with the provider fault %s', (trouble) => {
  it('quizzes and rooms start at once with all their questions', async () => {
    fake.trouble = trouble;
    const player = await newPlayer(started);
    const { host, all } = await openRoom(started, 1);
    await started.database.query('update provider_gate set next_call_at = now()');
    // The provider has all the time that it wants.
    const patience = new AbortController();
    jest.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
    let isOver = false;
    const call = started.app
      .get(Refill)
      .step()
      .finally(() => {
        isOver = true;
      });
    expect(await player.quiz({ amount: 50 })).toHaveLength(50);
    await host.send('start_game', { amount: 50 });
    const { questions } = await host.frame<{ questions: unknown[] }>('start_game');
    expect(questions).toHaveLength(50);
    if (trouble === 'silent') expect(isOver).toBe(false);
    for (const { disconnect } of all.map((p) => ({ disconnect: () => p.disconnect() }))) disconnect();
    patience.abort();
    await call;
  });
});

describe('questions of Open Trivia DB', () => {
  it('are played as soon as they are fetched, with their source', async () => {
    fake.trouble = 'none';
    await started.database.query('truncate provider_gate, provider_cell, provider_question');
    const refill = started.app.get(Refill);
    const first = await newPlayer(started);
    expect((await first.quiz({ amount: 10, ...CELL })).every(({ source }) => source === undefined)).toBe(
      true,
    );
    for (const outcome of ['token', 'too few', 'ok']) {
      await started.database.query('update provider_gate set next_call_at = now()');
      expect(await refill.step()).toBe(outcome);
    }
    const questions = await first.quiz({ amount: 10, ...CELL });
    expect(questions.map(({ source }) => source)).toEqual(Array(10).fill('Open Trivia DB, CC BY-SA 4.0'));
    expect(new Set(questions.map(({ prompt }) => prompt)).size).toBe(10);
  });

  it('are drawn once per player, before those of the bank', async () => {
    const player = await newPlayer(started);
    const prompts: string[] = [];
    for (let quiz = 0; quiz < 4; quiz++) {
      prompts.push(...(await player.quiz({ amount: 10, ...CELL })).map(({ prompt }) => prompt));
    }
    expect(new Set(prompts).size).toBe(40);
    expect(prompts.filter((prompt) => prompt.startsWith('Fetched'))).toHaveLength(25);
  });

  it('are all fetched by `bank sync`', async () => {
    await started.database.query('truncate provider_gate, provider_cell, provider_question');
    // Ends each wait at once.
    await started.database.query(`
      create function no_wait() returns trigger language plpgsql as $$ begin new.next_call_at := now(); return new; end $$;
      create trigger no_wait before insert or update on provider_gate for each row execute function no_wait()`);
    const told: string[] = [];
    const sync = () =>
      bankSync(started.database, started.config.opentdbUrl, CELL.category, (line) => told.push(line));
    expect(await sync()).toBe(0);
    const { categories } = await bankStats(started.database);
    const mathematics = categories.find(({ category }) => category === 'Science: Mathematics');
    expect(mathematics).toMatchObject({ fetched: [60, 60, 60], full: 6 });
    expect(told.at(-1)).toBe('Open Trivia DB has no more.');
    fake.trouble = 'error';
    await started.database.query('truncate provider_cell');
    expect(await sync()).toBe(1);
    await started.database.query('drop trigger no_wait on provider_gate; drop function no_wait');
  });
});

describe('a room', () => {
  it('draws questions that most of its players have not seen', async () => {
    const questions = started.app.get(QuestionsService);
    const users = await Promise.all([1, 2, 3].map(() => newUser(started.database)));
    const [ann, bob, cleo] = users.map(({ id }) => id) as [string, string, string];
    const all = await questions.draw([ann], { ...CELL, amount: 50 });
    const refs = all.map(({ ref }) => ref);
    await questions.markSeen([ann, bob], refs.slice(0, 25));
    await questions.markSeen([cleo], refs.slice(25));
    const drawn = new Set(
      (await questions.draw([ann, bob, cleo], { ...CELL, amount: 50 })).map(({ ref }) => ref),
    );
    expect(refs.slice(0, 25).filter((ref) => drawn.has(ref))).toEqual([]);
  });

  it('of ten thousand players reads the seen questions of only a sample', async () => {
    const questions = started.app.get(QuestionsService);
    const { id } = await newUser(started.database);
    const statements = jest.spyOn(pg.Client.prototype, 'query');
    expect(await questions.draw([id], { amount: 50 })).toHaveLength(50);
    const forOne = statements.mock.calls.length;
    expect(forOne).toBeGreaterThan(0);
    statements.mockClear();
    expect(await questions.draw(Array(10_000).fill(id), { amount: 50 })).toHaveLength(50);
    expect(statements.mock.calls.length).toBeLessThanOrEqual(forOne);
    const values = statements.mock.calls.flatMap((call: unknown[]) => call.find(Array.isArray) ?? []);
    expect(JSON.stringify(values).length).toBeLessThan(5_000 * id.length);
  });
});
