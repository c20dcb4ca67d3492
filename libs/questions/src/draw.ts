import type { Fact } from './fact.js';
import { DIFFICULTIES, type Difficulty, QUESTION_TYPES, type QuestionType } from './question.js';
import type { Random } from './random.js';

export interface CellName {
  category: number;
  difficulty: Difficulty;
}

export interface Slot extends CellName {
  type: QuestionType;
}

/** One slot per question. Mixes categories, difficulties and types evenly if the request leaves them open. */
export function planSlots(
  amount: number,
  categories: readonly number[],
  difficulty: Difficulty | undefined,
  type: QuestionType | undefined,
  random: Random,
): Slot[] {
  const byCategory = evenly(categories, amount, random);
  const byDifficulty = evenly(difficulty ? [difficulty] : DIFFICULTIES, amount, random);
  const byType = evenly(type ? [type] : QUESTION_TYPES, amount, random);
  return byCategory.map((category, i) => ({
    category,
    difficulty: byDifficulty[i] as Difficulty,
    type: byType[i] as QuestionType,
  }));
}

export function evenly<T>(values: readonly T[], amount: number, random: Random): T[] {
  const rounds = Array.from({ length: Math.ceil(amount / values.length) }, () =>
    random.shuffle(values),
  ).flat();
  return random.shuffle(rounds.slice(0, amount));
}

/** The facts of a request that the player has seen, or has not. Each cell's pool is built when it is first needed. */
export class Stage {
  readonly #pools = new Map<string, Pool>();

  constructor(
    private readonly seen: ReadonlySet<string>,
    private readonly isSeen: boolean,
    private readonly cells: readonly CellName[],
    private readonly facts: (category: number, difficulty: Difficulty) => readonly Fact[],
  ) {}

  /** The pool of the slot's cell, or of any other cell of the request if that is empty. */
  pool(slot: CellName, random: Random): Pool | undefined {
    const own = this.#of(slot);
    if (own.size > 0) return own;
    const others = this.cells.map((cell) => this.#of(cell)).filter((pool) => pool.size > 0);
    return others.length > 0 ? random.pick(others) : undefined;
  }

  #of({ category, difficulty }: CellName): Pool {
    const name = `${category}/${difficulty}`;
    let pool = this.#pools.get(name);
    if (!pool) {
      pool = new Pool(
        this.facts(category, difficulty).filter((fact) => this.seen.has(fact.id) === this.isSeen),
      );
      this.#pools.set(name, pool);
    }
    return pool;
  }
}

/** The remaining facts of one cell, by theme. */
export class Pool {
  readonly #themes = new Map<string, Fact[]>();
  #size = 0;

  constructor(facts: Iterable<Fact>) {
    for (const fact of facts) {
      const theme = this.#themes.get(fact.theme);
      if (theme) theme.push(fact);
      else this.#themes.set(fact.theme, [fact]);
      this.#size++;
    }
  }

  get size() {
    return this.#size;
  }

  /** Removes and returns a fact, preferring themes and subjects that are new to the quiz. Undefined if the pool is empty. */
  take(random: Random, quiz: QuizSoFar): Fact | undefined {
    const themes = [...this.#themes.keys()]
      .map((name) => ({ name, key: this.#priority(name, random, quiz) }))
      .sort((a, b) => b.key - a.key);
    for (const allowSubject of [false, true]) {
      for (const { name } of themes) {
        const fact = this.#takeFrom(name, random, quiz, allowSubject);
        if (fact) return fact;
      }
    }
    return undefined;
  }

  /** Larger themes come first more often, so that small ones are not used up. Used themes come later. */
  #priority(name: string, random: Random, quiz: QuizSoFar): number {
    const remaining = this.#themes.get(name)?.length ?? 0;
    const weight = Math.sqrt(remaining) / (1 + (quiz.themes.get(name) ?? 0)) ** 3;
    return random.next() ** (1 / weight);
  }

  #takeFrom(name: string, random: Random, quiz: QuizSoFar, allowSubject: boolean): Fact | undefined {
    const facts = this.#themes.get(name) ?? [];
    const start = random.below(facts.length);
    for (let i = 0; i < facts.length; i++) {
      const at = (start + i) % facts.length;
      const fact = facts[at] as Fact;
      if (!allowSubject && quiz.subjects.has(fact.subject)) continue;
      facts[at] = facts[facts.length - 1] as Fact;
      facts.pop();
      if (facts.length === 0) this.#themes.delete(name);
      this.#size--;
      return fact;
    }
    return undefined;
  }
}

export class QuizSoFar {
  readonly themes = new Map<string, number>();
  readonly subjects = new Set<string>();

  add(fact: Fact) {
    this.themes.set(fact.theme, (this.themes.get(fact.theme) ?? 0) + 1);
    this.subjects.add(fact.subject);
  }
}
