import { describe, expect, it } from '@jest/globals';
import type { Fact } from '../../fact.js';
import { createRandom } from '../../random.js';
import { mathematicsFacts } from './mathematics.js';

const count = (limit: number, holds: (n: number) => boolean) =>
  Array.from({ length: limit }, (_, i) => i + 1).filter(holds).length;
const divides = (d: number, n: number) => Math.round(n / d) * d === n;
const prime = (n: number) => n > 1 && count(n, (d) => divides(d, n)) === 2;
const firstFrom = (start: number, holds: (n: number) => boolean): number =>
  holds(start) ? start : firstFrom(start + 1, holds);
const subsets = (n: number, k: number): number =>
  k === 0 ? 1 : n < k ? 0 : subsets(n - 1, k - 1) + subsets(n - 1, k);
const repeated = (times: number, start: number, step: (value: number) => number): number =>
  times === 0 ? start : repeated(times - 1, step(start), step);
const differences = (terms: readonly number[]) => terms.slice(1).map((term, i) => term - (terms[i] ?? 0));

/** The value as a number, computed from the key in another way than the family computes it. */
const SECOND_METHOD: Record<string, (key: string, numbers: number[]) => number> = {
  sum: (_, [a = 0, b = 0]) => repeated(b, a, (x) => x + 1),
  difference: (_, [a = 0, b = 0]) => repeated(b, a, (x) => x - 1),
  product: (_, [a = 0, b = 0]) => repeated(b, 0, (x) => x + a),
  quotient: (_, [a = 0, b = 1]) => firstFrom(0, (q) => repeated(q, 0, (x) => x + b) >= a),
  square: (_, [a = 0]) => repeated(a, 0, (x) => x + a),
  cube: (_, [a = 0]) => repeated(a * a, 0, (x) => x + a),
  root: (_, [a = 0]) => firstFrom(0, (r) => r * r >= a),
  order: (_, [a = 0, b = 0, c = 0, d = 0]) =>
    repeated(
      d,
      repeated(c, a, (x) => x + b),
      (x) => x - 1,
    ),
  negative: (_, [a = 0, b = 0, c = 0]) => repeated(c, -a, (x) => x + b),
  power: (_, [a = 0, n = 0]) => repeated(n, 1, (x) => repeated(a, 0, (y) => y + x)),
  percent: (_, [p = 0, n = 0]) => n / (100 / p),
  part: (_, [a = 0, b = 1, n = 0]) => repeated(a, 0, (x) => x + n / b),
  simplify: (_, [a = 0, b = 1]) => a / b,
  'fraction-sum': (_, [a = 0, b = 1, c = 0, d = 1]) => a / b + c / d,
  decimal: (_, [a = 0, b = 1]) => a / b,
  'percent-change': (_, [n = 0, up = 0, down = 0]) => n * (1 + up / 100) * (1 - down / 100),
  steps: (_, terms) => (terms.at(-1) ?? 0) + (differences(terms)[0] ?? 0),
  doubling: (_, terms) => ((terms[3] ?? 0) / (terms[2] ?? 1)) * (terms[3] ?? 0),
  mean: (_, terms) => firstFrom(0, (m) => terms.reduce((rest, x) => rest + x - m, 0) <= 0),
  'growing-steps': (_, terms) =>
    (terms.at(-1) ?? 0) + (differences(terms).at(-1) ?? 0) + (differences(differences(terms)).at(-1) ?? 0),
  series: (_, [n = 0]) => Array.from({ length: n }, (_, i) => i + 1).reduce((sum, x) => sum + x, 0),
  perimeter: (_, [a = 0, b = 0]) => a + b + a + b,
  'third-angle': (_, [a = 0, b = 0]) => firstFrom(0, (c) => a + b + c === 180),
  'triangle-area': (_, [a = 0, b = 0]) => a * (b / 2),
  clock: (_, [h = 0, m = 0]) => {
    const apart = (((h + m / 60) / 12 - m / 60) % 1) * 360;
    return Math.min(...[apart, apart - 360, apart + 360].map(Math.abs));
  },
  hypotenuse: (_, [a = 0, b = 0]) => Math.hypot(a, b),
  'interior-angles': (_, [n = 0]) => n * 180 - 360,
  missing: (_, [a = 0, b = 0]) => firstFrom(0, (x) => x + a === b),
  linear: (_, [a = 0, b = 0, c = 0]) => firstFrom(0, (x) => a * x + b === c),
  'both-sides': (key) => {
    const [, a, b, c, d] = (/^(\d+)x-(\d+)=(\d+)x([+-]\d+)$/.exec(key) ?? []).map(Number);
    return firstFrom(-50, (x) => (a ?? 0) * x - (b ?? 0) === (c ?? 0) * x + (d ?? 0));
  },
  'larger-root': (key) => {
    const [p = 0, q = 0] = key.split(',').map(Number);
    return -firstFrom(-60, (x) => x * x + (p + q) * x + p * q === 0);
  },
  determinant: (_, [a = 0, b = 0, c = 0, d = 0]) => a * (d - (b / a) * c),
  minutes: (_, [h = 0, m = 0]) => repeated(h, m, (x) => x + 60),
  roman: (_, [n = 0]) => n,
  binary: (_, [n = 0]) => n,
  hexadecimal: (_, [n = 0]) => n,
  'next-prime': (_, [n = 0]) => firstFrom(n + 1, prime),
  gcd: (_, [a = 0, b = 0]) => a - firstFrom(0, (x) => divides(a - x, a) && divides(a - x, b)),
  lcm: (_, [a = 1, b = 1]) => firstFrom(1, (x) => divides(a, x) && divides(b, x)),
  remainder: (_, [a = 0, n = 0, m = 1]) => Number(BigInt(a) ** BigInt(n) % BigInt(m)),
  divisors: (_, [n = 0]) => count(n, (d) => divides(d, n)),
  factors: (_, [n = 0]) => n - firstFrom(0, (x) => prime(n - x) && divides(n - x, n)),
  marbles: (_, [red = 0, blue = 0]) => 1 - blue / (red + blue),
  dice: (_, [sum = 0]) => count(36, (n) => Math.ceil(n / 6) + ((n - 1) % 6) + 1 === sum) / 36,
  choose: (_, [n = 0, k = 0]) => subsets(n, k),
  arrange: (_, [n = 0, k = 0]) =>
    count(n ** k, (i) => new Set([...(i - 1).toString(n).padStart(k, '0')]).size === k),
  slope: (_, [a = 0, b = 0, x = 0]) => {
    const f = (t: number) => a * t * t + b * t;
    return (f(x + 0.5) - f(x - 0.5)) / 1;
  },
  logarithm: (_, [base = 2, power = 0]) => firstFrom(0, (n) => base ** n === base ** power),
};

function numeric(text: string): number {
  const [top = '', bottom] = text.replaceAll(',', '').replace('−', '-').split('/');
  return Number(top) / Number(bottom ?? 1);
}

function evaluated(polynomial: string, x: number): number {
  return polynomial.split(' + ').reduce((sum, part) => {
    const [, factor = '', letter, power = ''] = /^(\d*)(x?)([²³⁴⁵]?)$/.exec(part) ?? [];
    const exponent = letter === '' ? 0 : '²³⁴⁵'.indexOf(power || '?') + 2 || 1;
    return sum + Number(factor || 1) * x ** (letter === '' ? 0 : power === '' ? 1 : exponent);
  }, 0);
}

const random = createRandom('mathematics');
const facts = mathematicsFacts();
const themes = [...new Set(facts.map(({ theme }) => theme))];
const of = (theme: string): Fact[] => facts.filter((fact) => fact.theme === theme);

describe('generated mathematics', () => {
  it.each(themes.filter((theme) => theme !== 'derivative'))('recomputes %s by a second method', (theme) => {
    for (const fact of of(theme)) {
      const key = fact.id.slice(`19/${theme}/`.length);
      const { answer, wrong } = fact.ask(random);
      const expected = SECOND_METHOD[theme]?.(key, (key.match(/\d+/g) ?? []).map(Number)) ?? Number.NaN;
      expect([fact.id, numeric(answer).toFixed(9)]).toEqual([fact.id, expected.toFixed(9)]);
      for (const text of wrong)
        expect([fact.id, Math.abs(numeric(text) - expected) > 1e-9]).toEqual([fact.id, true]);
    }
  });

  it('recomputes derivatives numerically', () => {
    for (const fact of of('derivative')) {
      const { answer, wrong } = fact.ask(random);
      const f = fact.id
        .slice('19/derivative/'.length)
        .replace(/\^(\d)/g, (_, n) => '⁰¹²³⁴⁵'[Number(n)] ?? '')
        .replace('+', ' + ');
      const slope = (evaluated(f, 1.7 + 1e-6) - evaluated(f, 1.7 - 1e-6)) / 2e-6;
      expect([fact.id, Math.abs(evaluated(answer, 1.7) - slope) < 1e-3]).toEqual([fact.id, true]);
      for (const text of wrong)
        expect([fact.id, Math.abs(evaluated(text, 1.7) - slope) > 1e-3]).toEqual([fact.id, true]);
    }
  });

  it('parses its Roman, binary and hexadecimal numbers', () => {
    const letters: Record<string, number> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };
    const value = (letter: string | undefined) => letters[letter ?? ''] ?? 0;
    for (const fact of of('roman')) {
      const { prompt, answer } = fact.ask(random);
      const numeral = /\b[IVXLCDM]{1,15}\b/.exec(prompt)?.[0] ?? '';
      const sum = [...numeral].reduce(
        (total, c, i) => total + (value(c) < value(numeral[i + 1]) ? -value(c) : value(c)),
        0,
      );
      expect([prompt, sum]).toEqual([prompt, numeric(answer)]);
    }
    for (const [theme, base] of [
      ['binary', 2],
      ['hexadecimal', 16],
    ] as const) {
      for (const fact of of(theme)) {
        const { prompt, answer } = fact.ask(random);
        expect(prompt).toMatch(new RegExp(`\\b${numeric(answer).toString(base)}\\b`, 'i'));
      }
    }
  });

  it('has the right answer in true statements and in corrections of false ones', () => {
    for (const fact of facts) {
      const { answer } = fact.ask(random);
      expect(fact.state(random, true).prompt).toContain(answer);
      const { prompt, explanation } = fact.state(random, false);
      expect([fact.id, explanation === prompt]).toEqual([fact.id, false]);
      expect(explanation).toContain(answer);
    }
  });
});
