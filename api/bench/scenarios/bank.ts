import { CATEGORIES } from '#game/category';
import { BankQuestions } from '../../src/questions/bank-questions.js';
import type { Result } from '../result.js';
import { rounded, spread } from '../statistics.js';

const MADE = 5;
const DRAWN = 480;

/** The question bank: created when a server starts, drawn from for each quiz. */
export async function bank(): Promise<Result> {
  const made: number[] = [];
  for (let n = 0; n < MADE; n++) made.push(await took(async () => new BankQuestions()));
  const questions = new BankQuestions();
  const kind = (n: number) => ({ category: CATEGORIES[n % CATEGORIES.length]?.id, amount: 50 });
  const none = { seen: new Set<string>(), off: new Set<string>() };
  const drawn = await took(async () => {
    for (let n = 0; n < DRAWN; n++) await questions.draw({ ...kind(n), ...none });
  });
  const { median } = spread(made);
  return {
    scenario: 'bank',
    about: `the question bank made ${MADE} times, and ${DRAWN} quizzes of 50 questions drawn from it`,
    goals: [
      { what: 'ms to make it', value: median, atMost: 300 },
      { what: 'ms for a quiz of 50', value: drawn / DRAWN, atMost: 5 },
    ],
    ratios: {},
    figures: { 'making it, one after the other, ms': made.map(rounded).join(', ') },
    clientCore: 0,
    isVoid: false,
  };
}

async function took(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
