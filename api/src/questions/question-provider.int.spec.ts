import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { CATEGORIES, categoryName } from '#game/category';
import type { DrawnQuestion } from '#game/question';
import { dataSourceOptions, openDatabase } from '../database/data-source.js';
import { emptyDatabase } from '../testing/test-database.js';
import { BankQuestions } from './bank-questions.js';
import { cellsOf, QuestionPool } from './question-pool.js';
import type { QuestionProvider, Wanted } from './question-provider.js';

let database: DataSource;
let drop: () => Promise<void>;
let providers: Record<string, QuestionProvider>;

/** Fills a pool with questions. */
const fetched: DrawnQuestion[] = CATEGORIES.flatMap(({ id, name }) =>
  cellsOf({ category: id }).flatMap(({ difficulty, type }) =>
    Array.from({ length: 60 }, (_, i) => ({
      category: name,
      difficulty,
      type,
      prompt: `Question ${i} of ${name}, ${difficulty}, ${type}?`,
      correct_answer: type === 'boolean' ? 'True' : `answer ${i}`,
      incorrect_answers: type === 'boolean' ? ['False'] : ['a', 'b', 'c'],
    })),
  ),
);

beforeAll(async () => {
  const fresh = await emptyDatabase();
  drop = fresh.drop;
  database = await openDatabase(dataSourceOptions(fresh.url));
  const pool = new QuestionPool(database);
  await pool.add(fetched);
  providers = { bank: new BankQuestions(), pool };
});
afterAll(async () => {
  await database.destroy();
  await drop();
});

const CELL = { category: 19, difficulty: 'easy', type: 'multiple' } as const;

describe.each(['bank', 'pool'])('the questions of the %s', (name) => {
  const draw = (wanted: Partial<Wanted>) =>
    (providers[name] as QuestionProvider).draw({ amount: 10, seen: new Set(), off: new Set(), ...wanted });

  it('are different, and have the requested number and kind', async () => {
    const questions = await draw({ ...CELL, amount: 50 });
    expect(new Set(questions.map(({ ref }) => ref)).size).toBe(50);
    expect(new Set(questions.map(({ prompt }) => prompt)).size).toBe(50);
    for (const { category, difficulty, type, ref } of questions) {
      expect({ category, difficulty, type }).toEqual({ ...CELL, category: categoryName(19) });
      expect(ref.startsWith('19/')).toBe(true);
    }
  });

  it('do not include any that is switched off', async () => {
    const off = new Set((await draw({ ...CELL, amount: 50 })).map(({ ref }) => ref));
    const more = await draw({ ...CELL, amount: 10, off });
    expect(more).toHaveLength(10);
    expect(more.filter(({ ref }) => off.has(ref))).toEqual([]);
  });

  it('are unseen as long as there are unseen ones', async () => {
    const seen = new Set((await draw({ ...CELL, amount: 50 })).map(({ ref }) => ref));
    const more = await draw({ ...CELL, amount: 10, seen });
    expect(more.filter(({ ref }) => seen.has(ref))).toEqual([]);
  });

  it('mix all kinds that match', async () => {
    const questions = await draw({ amount: 48 });
    expect(questions).toHaveLength(48);
    expect(new Set(questions.map(({ difficulty }) => difficulty)).size).toBe(3);
    expect(new Set(questions.map(({ type }) => type)).size).toBe(2);
    expect(new Set(questions.map(({ category }) => category)).size).toBeGreaterThan(3);
  });
});

it('the pool returns the source of each question', async () => {
  const [question] =
    (await providers['pool']?.draw({ ...CELL, amount: 1, seen: new Set(), off: new Set() })) ?? [];
  expect(question?.source).toBe('Open Trivia DB, CC BY-SA 4.0');
});
