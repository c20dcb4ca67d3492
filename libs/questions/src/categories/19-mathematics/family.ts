import type { Difficulty } from '../../question.js';
import { createRandom, type Random } from '../../random.js';

export interface Problem {
  /** The problem's name within its family, for fact ids: `7x8`. */
  key: string;
  ask: readonly string[];
  /** Statements with `{value}`. The first one also explains a false statement. */
  state: readonly string[];
  answer: string;
  /** At least three false and tempting values. */
  wrong: readonly string[];
}

export interface Family {
  name: string;
  difficulty: Difficulty;
  problems: readonly Problem[];
}

/** A family of up to `amount` different problems, the same on every machine. */
export function family(
  name: string,
  difficulty: Difficulty,
  amount: number,
  make: (random: Random) => Problem | undefined,
): Family {
  const random = createRandom(`${name}/${difficulty}`);
  const problems = new Map<string, Problem>();
  for (let tries = 0; tries < amount * 20 && problems.size < amount; tries++) {
    const problem = make(random);
    if (problem && problem.wrong.length >= 3) problems.set(problem.key, problem);
  }
  return { name, difficulty, problems: [...problems.values()] };
}

/** A random whole number from `least` to `most`, inclusive. */
export function between(random: Random, least: number, most: number): number {
  return least + random.below(most - least + 1);
}

export function written(value: number): string {
  const digits = String(Math.abs(value));
  const [whole = '', decimals] = digits.split('.');
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, ',') : whole;
  return `${value < 0 ? '−' : ''}${grouped}${decimals ? `.${decimals}` : ''}`;
}

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

export function superscript(value: number): string {
  return [...String(value)].map((digit) => SUPERSCRIPTS[Number(digit)]).join('');
}

/** Typical mistakes and neighbours of a number, without the number itself. */
export function slips(
  right: number,
  tempting: readonly number[],
  steps: readonly number[] = [1, 2, 10],
): string[] {
  const around = steps.flatMap((step) => [right - step, right + step]);
  const possible = [...tempting, ...around].filter((value) => value !== right && (value > 0 || right <= 0));
  return [...new Set(possible)].map(written);
}

export function gcd(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : gcd(b, a % b);
}

/** A fraction in lowest terms, or a whole number. */
export function fraction(top: number, bottom: number): string {
  const divisor = gcd(top, bottom);
  return bottom / divisor === 1 ? String(top / divisor) : `${top / divisor}/${bottom / divisor}`;
}

/** The fractions whose values differ from the first one's and from each other's. */
export function otherFractions(
  right: readonly [number, number],
  slips: readonly (readonly [number, number])[],
): string[] {
  const answer = fraction(...right);
  const usable = slips.filter(([top, bottom]) => top > 0 && bottom > 0).map((slip) => fraction(...slip));
  return [...new Set(usable)].filter((text) => text !== answer);
}

export function isPrime(value: number): boolean {
  for (let i = 2; i * i <= value; i++) if (value % i === 0) return false;
  return value > 1;
}
