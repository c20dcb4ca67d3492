import { between, type Family, family, slips, written } from './family.js';

const solve = (equation: string) => ({
  ask: [
    `If ${equation}, what is x?`,
    `Solve ${equation} for x.`,
    `Which value of x makes ${equation} true?`,
    `${equation}. What is x?`,
  ],
  state: [
    `If ${equation}, then x = {value}.`,
    `The equation ${equation} has the solution x = {value}.`,
    `x = {value} solves ${equation}.`,
    `${equation} is true for x = {value}.`,
  ],
});

const signed = (value: number, unit = '') =>
  `${value < 0 ? '−' : '+'} ${Math.abs(value) === 1 && unit ? '' : Math.abs(value)}${unit}`;

export const ALGEBRA: readonly Family[] = [
  family('missing', 'easy', 45, (random) => {
    const [a, answer] = [between(random, 5, 40), between(random, 4, 30)];
    return {
      key: `x+${a}=${a + answer}`,
      ...solve(`x + ${a} = ${a + answer}`),
      answer: written(answer),
      wrong: slips(answer, [], [1, 2, 10]),
    };
  }),
  family('linear', 'medium', 45, (random) => {
    const [a, b, answer] = [between(random, 2, 9), between(random, 3, 20), between(random, 2, 15)];
    return {
      key: `${a}x+${b}=${a * answer + b}`,
      ...solve(`${a}x + ${b} = ${a * answer + b}`),
      answer: written(answer),
      wrong: slips(answer, [], [1, 2, 3]),
    };
  }),
  family('both-sides', 'hard', 40, (random) => {
    const [a, c, b, answer] = [
      between(random, 5, 12),
      between(random, 2, 7),
      between(random, 2, 20),
      between(random, -9, 12),
    ];
    const d = (a - c) * answer - b;
    if (a - c < 2 || d === 0 || answer === 0) return undefined;
    const equation = `${a}x − ${b} = ${c}x ${signed(d)}`;
    return {
      key: `${a}x-${b}=${c}x${d < 0 ? '' : '+'}${d}`,
      ...solve(equation),
      answer: written(answer),
      wrong: slips(answer, [-answer, answer - 1, answer + 1, answer + 2, answer - 2], []),
    };
  }),
  family('larger-root', 'hard', 40, (random) => {
    const [p, q] = [between(random, -8, 7), between(random, 1, 12)];
    if (p >= q || p === 0 || p === -q) return undefined;
    const equation = `x² ${signed(-(p + q), 'x')} ${signed(p * q)} = 0`;
    return {
      key: `${p},${q}`,
      ask: [
        `What is the larger solution of ${equation}?`,
        `What is the greater of the two roots of ${equation}?`,
        `${equation} has two solutions. Which is the larger?`,
        `Solve ${equation}. What is the larger value of x?`,
      ],
      state: [
        `The larger solution of ${equation} is {value}.`,
        `Of the two roots of ${equation}, the greater is {value}.`,
        `${equation} has two solutions, the larger being {value}.`,
        `x = {value} is the larger solution of ${equation}.`,
      ],
      answer: written(q),
      wrong: slips(
        q,
        [p, p + q, -p].filter((x) => x !== 0),
        [1, 2],
      ).slice(0, 5),
    };
  }),
  family('determinant', 'hard', 36, (random) => {
    const [a, b, c, d] = [
      between(random, 2, 9),
      between(random, 1, 8),
      between(random, 1, 8),
      between(random, 2, 9),
    ];
    const answer = a * d - b * c;
    if (answer < 2) return undefined;
    const matrix = `the 2 × 2 matrix with rows (${a}, ${b}) and (${c}, ${d})`;
    return {
      key: `${a},${b};${c},${d}`,
      ask: [
        `What is the determinant of ${matrix}?`,
        `Work out the determinant of ${matrix}.`,
        `Which number is the determinant of ${matrix}?`,
        `Take ${matrix}. What is its determinant?`,
      ],
      state: [
        `The determinant of ${matrix} is {value}.`,
        `${matrix.replace('the', 'The')} has the determinant {value}.`,
        `{value} is the determinant of ${matrix}.`,
        `If you take ${matrix}, its determinant is {value}.`,
      ],
      answer: written(answer),
      wrong: slips(
        answer,
        [a * d + b * c, Math.abs(a * c - b * d)].filter((x) => x > 0),
        [2, 3],
      ),
    };
  }),
];
