import { between, type Family, family, slips, written } from './family.js';

const next = (terms: readonly number[]) => {
  const list = terms.map(written).join(', ');
  return {
    key: terms.join(','),
    ask: [
      `Which number comes next: ${list}, …?`,
      `What is the next number in the sequence ${list}?`,
      `How does this sequence go on: ${list}, …?`,
      `${list}: which number follows?`,
    ],
    state: [
      `The sequence ${list} goes on with {value}.`,
      `In the sequence ${list}, the next number to come is {value}.`,
      `The next number in the sequence ${list} is {value}.`,
      `${list}: the number that follows is {value}.`,
    ],
  };
};

const average = (numbers: readonly number[]) => {
  const list = `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;
  return {
    key: numbers.join(','),
    ask: [
      `What is the mean of ${list}?`,
      `What is the average of ${list}?`,
      `Add ${list} and divide by ${numbers.length}. What do you get?`,
      `Which number is the arithmetic mean of ${list}?`,
    ],
    state: [
      `The mean of ${list} is {value}.`,
      `The average of ${list} is {value}.`,
      `The arithmetic mean of ${list} is {value}.`,
      `{value} is the mean of ${list}.`,
    ],
  };
};

export const SEQUENCES: readonly Family[] = [
  family('steps', 'easy', 45, (random) => {
    const [first, step] = [between(random, 1, 20), between(random, 3, 12)];
    const answer = first + 4 * step;
    return {
      ...next([0, 1, 2, 3].map((i) => first + i * step)),
      answer: written(answer),
      wrong: slips(answer, [answer + step], [1, 2]),
    };
  }),
  family('doubling', 'medium', 30, (random) => {
    const [first, ratio] = [between(random, 1, 9), between(random, 2, 4)];
    // 1, 2, 4, 8 could also continue with 15.
    if (first === 1 && ratio === 2) return undefined;
    const terms = [0, 1, 2, 3].map((i) => first * ratio ** i);
    const answer = first * ratio ** 4;
    return {
      ...next(terms),
      answer: written(answer),
      wrong: slips(answer, [(terms[3] ?? 0) * 2 - (terms[2] ?? 0), answer + first, answer - first], [2, 10]),
    };
  }),
  family('mean', 'medium', 40, (random) => {
    const numbers = Array.from({ length: 4 }, () => between(random, 4, 40));
    const answer = numbers.reduce((sum, x) => sum + x, 0) / 4;
    if (!Number.isInteger(answer) || new Set(numbers).size < 4) return undefined;
    return { ...average(numbers), answer: written(answer), wrong: slips(answer, [], [1, 2, 3]) };
  }),
  family('growing-steps', 'hard', 40, (random) => {
    const [first, step, growth] = [between(random, 1, 12), between(random, 2, 8), between(random, 2, 5)];
    const term = (i: number) => first + i * step + (growth * i * (i - 1)) / 2;
    const answer = term(5);
    return {
      ...next([0, 1, 2, 3, 4].map(term)),
      answer: written(answer),
      wrong: slips(answer, [answer - growth, answer + growth, 2 * term(4) - term(3)], [2, 4]),
    };
  }),
  family('series', 'hard', 40, (random) => {
    const n = between(random, 15, 80);
    const answer = (n * (n + 1)) / 2;
    return {
      key: `${n}`,
      ask: [
        `What is the sum of the whole numbers from 1 to ${n}?`,
        `Add up every whole number from 1 to ${n}. What do you get?`,
        `1 + 2 + 3 + … + ${n} = ?`,
        `What do the first ${n} positive whole numbers add up to?`,
      ],
      state: [
        `The whole numbers from 1 to ${n} add up to {value}.`,
        `1 + 2 + 3 + … + ${n} = {value}.`,
        `The sum of the first ${n} positive whole numbers is {value}.`,
        `Adding up every whole number from 1 to ${n} gives {value}.`,
      ],
      answer: written(answer),
      wrong: slips(answer, [(n * (n - 1)) / 2, answer + n + 1], [10, n]),
    };
  }),
];
