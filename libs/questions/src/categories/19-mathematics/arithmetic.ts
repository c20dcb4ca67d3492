import { between, type Family, family, slips, superscript, written } from './family.js';

const result = (term: string) => ({
  ask: [`What is ${term}?`, `Work out ${term}.`, `What does ${term} come to?`, `${term} = ?`],
  state: [
    `${term} = {value}.`,
    `${term} comes to {value}.`,
    `The result of ${term} is {value}.`,
    `Work out ${term} and you get {value}.`,
  ],
});

export const ARITHMETIC: readonly Family[] = [
  family('sum', 'easy', 50, (random) => {
    const [a, b] = [between(random, 13, 79), between(random, 14, 68)];
    const answer = a + b;
    return {
      key: `${a}+${b}`,
      ...result(`${a} + ${b}`),
      answer: written(answer),
      wrong: slips(answer, [], [10, 1, 2]),
    };
  }),
  family('difference', 'easy', 45, (random) => {
    const [a, b] = [between(random, 41, 99), between(random, 12, 38)];
    const answer = a - b;
    if (answer < 12) return undefined;
    return {
      key: `${a}-${b}`,
      ...result(`${a} − ${b}`),
      answer: written(answer),
      wrong: slips(answer, [], [10, 1, 2]),
    };
  }),
  family('product', 'easy', 50, (random) => {
    const [a, b] = [between(random, 3, 12), between(random, 4, 12)];
    const answer = a * b;
    const key = `${Math.min(a, b)}x${Math.max(a, b)}`;
    const wrong = slips(answer, [answer - a, answer + a, answer - b, answer + b], [2, 10]);
    return { key, ...result(`${a} × ${b}`), answer: written(answer), wrong };
  }),
  family('quotient', 'easy', 45, (random) => {
    const [b, answer] = [between(random, 3, 9), between(random, 6, 16)];
    return {
      key: `${b * answer}/${b}`,
      ...result(`${b * answer} ÷ ${b}`),
      answer: written(answer),
      wrong: slips(answer, [], [1, 2, 3]),
    };
  }),
  family('square', 'easy', 14, (random) => {
    const a = between(random, 2, 15);
    const wrong = slips(a * a, [(a - 1) ** 2, (a + 1) ** 2, a * (a + 1)], [3, 5]);
    return {
      key: `${a}`,
      ask: [
        `What is ${a} squared?`,
        `What is ${a}²?`,
        `What do you get when you multiply ${a} by itself?`,
        `Which number is the square of ${a}?`,
      ],
      state: [
        `${a}² = {value}.`,
        `${a} squared is {value}.`,
        `The square of ${a} is {value}.`,
        `Multiply ${a} by itself and you get {value}.`,
      ],
      answer: written(a * a),
      wrong,
    };
  }),
  family('product', 'medium', 45, (random) => {
    const [a, b] = [between(random, 23, 89), between(random, 6, 9)];
    const answer = a * b;
    return {
      key: `${a}x${b}`,
      ...result(`${a} × ${b}`),
      answer: written(answer),
      wrong: slips(answer, [answer - b, answer + b], [10, 20]),
    };
  }),
  family('order', 'medium', 45, (random) => {
    const [a, b, c, d] = [
      between(random, 3, 20),
      between(random, 2, 9),
      between(random, 3, 9),
      between(random, 2, 12),
    ];
    const answer = a + b * c - d;
    const wrong = slips(answer, [(a + b) * c - d, answer + 2 * d, a + b * c], [2, 10]);
    return {
      key: `${a}+${b}x${c}-${d}`,
      ...result(`${a} + ${b} × ${c} − ${d}`),
      answer: written(answer),
      wrong,
    };
  }),
  family('negative', 'medium', 40, (random) => {
    const [a, b, c] = [between(random, 3, 15), between(random, 2, 9), between(random, 2, 9)];
    const answer = -a - b * -c;
    const wrong = slips(answer, [-a - b * c, a - b * c, a + b * c, -answer], [2]).slice(0, 5);
    return { key: `-${a}-${b}x-${c}`, ...result(`−${a} − ${b} × (−${c})`), answer: written(answer), wrong };
  }),
  family('cube', 'medium', 9, (random) => {
    const a = between(random, 2, 10);
    const wrong = slips(
      a ** 3,
      [a ** 2, (a - 1) ** 3, (a + 1) ** 3, a ** 2 * (a - 1)].filter((x) => x > 1),
      [10, 9],
    );
    return {
      key: `${a}`,
      ask: [
        `What is ${a} cubed?`,
        `What is ${a}³?`,
        `What is the volume of a cube with edges of length ${a}?`,
        `Which number is the cube of ${a}?`,
      ],
      state: [
        `${a}³ = {value}.`,
        `${a} cubed is {value}.`,
        `The cube of ${a} is {value}.`,
        `A cube with edges of length ${a} has a volume of {value}.`,
      ],
      answer: written(a ** 3),
      wrong,
    };
  }),
  family('root', 'medium', 20, (random) => {
    const a = between(random, 11, 30);
    return {
      key: `${a * a}`,
      ask: [
        `What is the square root of ${a * a}?`,
        `What is √${a * a}?`,
        `Which positive number squared gives ${a * a}?`,
        `How long is the side of a square with an area of ${a * a}?`,
      ],
      state: [
        `√${a * a} = {value}.`,
        `The square root of ${a * a} is {value}.`,
        `A square with an area of ${a * a} has sides of length {value}.`,
        `{value} squared is ${a * a}.`,
      ],
      answer: written(a),
      wrong: slips(a, [], [1, 2, 4]),
    };
  }),
  family('product', 'hard', 40, (random) => {
    const [a, b] = [between(random, 23, 79), between(random, 17, 68)];
    if (a % 5 === 0 || b % 5 === 0) return undefined;
    const answer = a * b;
    return {
      key: `${a}x${b}`,
      ...result(`${a} × ${b}`),
      answer: written(answer),
      wrong: slips(answer, [], [10, 20, 100]),
    };
  }),
  family('power', 'hard', 24, (random) => {
    const [a, n] = [between(random, 2, 9), between(random, 4, 10)];
    const answer = a ** n;
    if (answer > 20000 || answer < 200) return undefined;
    const wrong = slips(
      answer,
      [a ** (n - 1), a ** (n + 1), answer - 2 * a, answer + 2 * a, answer - 10, answer + 10],
      [],
    );
    return { key: `${a}^${n}`, ...result(`${a}${superscript(n)}`), answer: written(answer), wrong };
  }),
];
