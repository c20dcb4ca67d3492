import { between, type Family, family, slips, superscript, written } from './family.js';

const term = (factor: number, power: number) => {
  const x = power === 0 ? '' : power === 1 ? 'x' : `x${superscript(power)}`;
  return `${factor === 1 && power > 0 ? '' : factor}${x}`;
};

export const CALCULUS: readonly Family[] = [
  family('derivative', 'hard', 40, (random) => {
    const [a, n, b] = [between(random, 2, 9), between(random, 2, 5), between(random, 2, 9)];
    const derived = (factor: number, power: number, rest: number) => `${term(factor, power)} + ${rest}`;
    const f = `${term(a, n)} + ${b}x`;
    const wrong = [
      derived(a, n - 1, b),
      derived(a * n, n, b),
      derived(a * (n - 1), n - 1, b),
      `${term(a * n, n - 1)} + ${b}x`,
      derived(a + n, n - 1, b),
    ];
    const answer = derived(a * n, n - 1, b);
    return {
      key: `${a}x^${n}+${b}x`,
      ask: [
        `What is the derivative of ${f}?`,
        `Differentiate ${f} with respect to x.`,
        `If f(x) = ${f}, what is f′(x)?`,
        `Which function is the derivative of ${f}?`,
      ],
      state: [
        `The derivative of ${f} is {value}.`,
        `If f(x) = ${f}, then f′(x) = {value}.`,
        `Differentiating ${f} with respect to x gives {value}.`,
        `The function ${f} has the derivative {value}.`,
      ],
      answer,
      wrong: [...new Set(wrong)].filter((text) => text !== answer),
    };
  }),
  family('slope', 'hard', 40, (random) => {
    const [a, b, x] = [between(random, 2, 7), between(random, 1, 9), between(random, 1, 6)];
    const answer = 2 * a * x + b;
    const curve = `y = ${a}x² + ${term(b, 1)}`;
    return {
      key: `${a},${b},${x}`,
      ask: [
        `What is the slope of ${curve} at x = ${x}?`,
        `How steep is the curve ${curve} at x = ${x}?`,
        `What is the gradient of ${curve} where x = ${x}?`,
        `What slope does the tangent to ${curve} have at x = ${x}?`,
      ],
      state: [
        `At x = ${x} the slope of ${curve} is {value}.`,
        `The tangent to ${curve} at x = ${x} has the slope {value}.`,
        `Where x = ${x}, the gradient of ${curve} is {value}.`,
        `The curve ${curve} has a slope of {value} at x = ${x}.`,
      ],
      answer: written(answer),
      wrong: slips(answer, [a * x * x + b * x, a * x + b, 2 * a * x], [1, 2]),
    };
  }),
  family('logarithm', 'hard', 30, (random) => {
    const [base, power] = [random.pick([2, 3, 4, 5, 6, 7]), between(random, 3, 10)];
    const value = base ** power;
    if (value < 64 || value > 1000000) return undefined;
    return {
      key: `${base},${power}`,
      ask: [
        `What is the logarithm of ${written(value)} to base ${base}?`,
        `To what power must ${base} be raised to give ${written(value)}?`,
        `Which exponent turns ${base} into ${written(value)}?`,
        `If ${base} to the power x is ${written(value)}, what is x?`,
      ],
      state: [
        `${base} to the power {value} is ${written(value)}.`,
        `${base} must be raised to the power {value} to give ${written(value)}.`,
        `The logarithm of ${written(value)} to base ${base} is {value}.`,
        `To base ${base}, ${written(value)} has the logarithm {value}.`,
      ],
      answer: written(power),
      wrong: slips(power, [], [1, 2, 3]),
    };
  }),
];
