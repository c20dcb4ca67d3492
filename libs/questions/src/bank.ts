import { CATALOGUE } from './catalogue.js';
import { mathematicsFacts } from './categories/19-mathematics/mathematics.js';
import { evenly, planSlots, QuizSoFar, Stage } from './draw.js';
import type { Fact } from './fact.js';
import { type BankQuestion, DIFFICULTIES, type Difficulty, type QuestionType } from './question.js';
import { createRandom, type Random } from './random.js';
import { readTable } from './table.js';
import { tableFacts } from './table-facts.js';

export type { BankQuestion, Difficulty, QuestionType } from './question.js';

export interface DrawRequest {
  /** Undefined means any. */
  category?: number;
  difficulty?: Difficulty;
  type?: QuestionType;
  amount: number;
  seed: string;
  /** Ids of facts that this player has seen. */
  seen: ReadonlySet<string>;
  /** Ids of facts that must not be drawn. */
  off?: ReadonlySet<string>;
}

export interface Bank {
  readonly categories: readonly number[];
  /**
   * Draws exactly `amount` questions on different facts, unseen ones first. The same seed, request and seen set return the
   * same questions.
   * @throws NotEnoughQuestions
   */
  draw(request: DrawRequest): BankQuestion[];
  /** All facts of a cell. The first call for a category reads its table, which takes up to 0.1 s. */
  facts(category: number, difficulty: Difficulty): readonly Fact[];
}

export class NotEnoughQuestions extends Error {
  override name = 'NotEnoughQuestions';
}

export const MATHEMATICS = 19;

/** @param tables the fact table of each category as CSV, by category id. */
export function createBank(tables: ReadonlyMap<number, string>): Bank {
  const cells = new Map<number, Map<Difficulty, Fact[]>>();
  const categories = [...new Set([...tables.keys(), MATHEMATICS])].sort((a, b) => a - b);
  const facts = (category: number, difficulty: Difficulty) => {
    const read = cells.get(category) ?? byDifficulty(factsOf(category, tables.get(category)));
    cells.set(category, read);
    return read.get(difficulty) ?? [];
  };
  const switchedOn =
    (off: ReadonlySet<string> = new Set()): Bank['facts'] =>
    (category, difficulty) =>
      off.size === 0
        ? facts(category, difficulty)
        : facts(category, difficulty).filter((fact) => !off.has(fact.id));
  return { categories, facts, draw: (request) => draw(request, categories, switchedOn(request.off)) };
}

function factsOf(category: number, csv: string | undefined): Fact[] {
  const generated = category === MATHEMATICS ? mathematicsFacts() : [];
  if (csv === undefined) return generated;
  const kinds = CATALOGUE.get(category);
  if (!kinds) throw new Error(`no templates for category ${category}`);
  return [...generated, ...tableFacts(category, readTable(csv), kinds)];
}

function byDifficulty(facts: readonly Fact[]): Map<Difficulty, Fact[]> {
  const ids = new Set(facts.map(({ id }) => id));
  if (ids.size < facts.length)
    throw new Error(`two facts of category ${facts[0]?.category} have the same id`);
  return new Map(
    DIFFICULTIES.map((difficulty) => [difficulty, facts.filter((fact) => fact.difficulty === difficulty)]),
  );
}

function draw(request: DrawRequest, all: readonly number[], facts: Bank['facts']): BankQuestion[] {
  const random = createRandom(request.seed);
  const categories = request.category === undefined ? all : [request.category];
  const difficulties = request.difficulty ? [request.difficulty] : DIFFICULTIES;
  const cells = categories.flatMap((category) =>
    difficulties.map((difficulty) => ({ category, difficulty })),
  );
  const stages = [false, true].map((seen) => new Stage(request.seen, seen, cells, facts));
  const size = cells.reduce((sum, { category, difficulty }) => sum + facts(category, difficulty).length, 0);
  if (size < request.amount) throw new NotEnoughQuestions(`${size} of ${request.amount}`);

  const quiz = new QuizSoFar();
  const slots = planSlots(request.amount, categories, request.difficulty, request.type, random);
  const drawn = slots.map((slot) => {
    const pool = stages[0]?.pool(slot, random) ?? stages[1]?.pool(slot, random);
    const fact = pool?.take(random, quiz);
    if (!fact) throw new NotEnoughQuestions();
    quiz.add(fact);
    return { fact, type: slot.type };
  });
  return word(drawn, random);
}

function word(drawn: { fact: Fact; type: QuestionType }[], random: Random): BankQuestion[] {
  const truths = evenly([true, false], drawn.filter(({ type }) => type === 'boolean').length, random);
  const prompts = new Set<string>();
  return drawn.map(({ fact, type }) => {
    const truth = type === 'boolean' ? truths.pop() === true : undefined;
    let question = wordOnce(fact, truth, random);
    // "Which of these uses the euro?" fits several facts, so the fact is worded again with another template.
    for (let i = 0; i < 100 && prompts.has(question.prompt); i++) question = wordOnce(fact, truth, random);
    prompts.add(question.prompt);
    return question;
  });
}

export function wordOnce(fact: Fact, truth: boolean | undefined, random: Random): BankQuestion {
  const { id, category, difficulty } = fact;
  if (truth === undefined) {
    const { prompt, answer, wrong, explanation } = fact.ask(random);
    const question = { fact: id, category, difficulty, type: 'multiple' as const, prompt };
    return {
      ...question,
      correct_answer: answer,
      incorrect_answers: wrong,
      ...(explanation ? { explanation } : {}),
    };
  }
  const { prompt, explanation } = fact.state(random, truth);
  const [correct_answer, opposite] = truth ? ['True', 'False'] : ['False', 'True'];
  const question = { fact: id, category, difficulty, type: 'boolean' as const, prompt, correct_answer };
  return { ...question, incorrect_answers: [opposite], ...(explanation ? { explanation } : {}) };
}
