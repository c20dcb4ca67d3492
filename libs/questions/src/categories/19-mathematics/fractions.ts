import { between, type Family, family, fraction, gcd, otherFractions, slips, written } from './family.js';

const percent = (p: number, n: number) => ({
  ask: [
    `What is ${p}% of ${n}?`,
    `How much is ${p} per cent of ${n}?`,
    `Which number is ${p}% of ${n}?`,
    `${p}% of ${n} = ?`,
  ],
  state: [
    `${p}% of ${n} is {value}.`,
    `Take ${p} per cent of ${n} and you get {value}.`,
    `{value} is ${p}% of ${n}.`,
    `${p} per cent of ${n} comes to {value}.`,
  ],
});

export const FRACTIONS: readonly Family[] = [
  family('percent', 'easy', 40, (random) => {
    const p = random.pick([10, 20, 25, 50, 75]);
    const n = between(random, 2, 20) * 20;
    if (n === 100) return undefined;
    const answer = (p * n) / 100;
    return {
      key: `${p}%${n}`,
      ...percent(p, n),
      answer: written(answer),
      wrong: slips(answer, [answer * 2, n - answer, answer / 2].filter(Number.isInteger), [5, 10]),
    };
  }),
  family('part', 'easy', 40, (random) => {
    const bottom = random.pick([3, 4, 5, 6, 8]);
    const top = between(random, 1, bottom - 1);
    if (gcd(top, bottom) > 1) return undefined;
    const n = bottom * between(random, 3, 12);
    const answer = (top * n) / bottom;
    const term = `${top}/${bottom} of ${n}`;
    return {
      key: `${top}/${bottom}of${n}`,
      ask: [
        `What is ${term}?`,
        `How much is ${term}?`,
        `Which number is ${term}?`,
        `Of ${n} marbles, ${top}/${bottom} are blue. How many marbles are blue?`,
      ],
      state: [
        `${term} is {value}.`,
        `{value} is ${term}.`,
        `Take ${term} and you get {value}.`,
        `If ${top}/${bottom} of ${n} marbles are blue, the number of blue marbles is {value}.`,
      ],
      answer: written(answer),
      wrong: slips(answer, [n - answer, n / bottom], [2, 3, 5]),
    };
  }),
  family('simplify', 'easy', 40, (random) => {
    const [top, bottom, times] = [between(random, 1, 7), between(random, 2, 9), between(random, 2, 8)];
    if (top >= bottom || gcd(top, bottom) > 1) return undefined;
    const [a, b] = [top * times, bottom * times];
    return {
      key: `${a}/${b}`,
      ask: [
        `What is ${a}/${b} in its simplest form?`,
        `Which fraction equals ${a}/${b}?`,
        `Simplify ${a}/${b} as far as possible.`,
        `What is ${a}/${b} when reduced to its lowest terms?`,
      ],
      state: [
        `${a}/${b} equals {value}.`,
        `${a}/${b} can be simplified to {value}.`,
        `{value} is the same number as ${a}/${b}.`,
        `The fractions ${a}/${b} and {value} are equal.`,
      ],
      answer: fraction(top, bottom),
      wrong: otherFractions(
        [top, bottom],
        [
          [top, bottom + 1],
          [top + 1, bottom],
          [top + 1, bottom + 1],
          [top, bottom - 1],
          [top + 1, bottom + 2],
        ],
      ).filter((text) => text.includes('/')),
    };
  }),
  family('percent', 'medium', 45, (random) => {
    const p = random.pick([5, 15, 30, 35, 45, 60, 65, 85, 95]);
    const n = between(random, 2, 24) * 20;
    if (n === 100) return undefined;
    const answer = (p * n) / 100;
    return {
      key: `${p}%${n}`,
      ...percent(p, n),
      answer: written(answer),
      wrong: slips(answer, [n - answer].filter(Number.isInteger), [3, 6, 10]),
    };
  }),
  family('fraction-sum', 'medium', 45, (random) => {
    const [a, b, c, d] = [
      between(random, 1, 4),
      between(random, 2, 6),
      between(random, 1, 4),
      between(random, 3, 8),
    ];
    if (a >= b || c >= d || b === d || gcd(a, b) > 1 || gcd(c, d) > 1) return undefined;
    const right = [a * d + c * b, b * d] as const;
    const term = `${a}/${b} + ${c}/${d}`;
    return {
      key: `${a}/${b}+${c}/${d}`,
      ask: [
        `What is ${term}?`,
        `Work out ${term}.`,
        `Add ${a}/${b} and ${c}/${d}. What do you get?`,
        `${term} = ?`,
      ],
      state: [
        `${term} = {value}.`,
        `Add ${a}/${b} and ${c}/${d} and you get {value}.`,
        `The sum of ${a}/${b} and ${c}/${d} is {value}.`,
        `${a}/${b} plus ${c}/${d} makes {value}.`,
      ],
      answer: fraction(...right),
      wrong: otherFractions(right, [
        [a + c, b + d],
        [right[0] + 1, right[1]],
        [right[0] - 1, right[1]],
        [right[0], right[1] + 2],
        [a * c, b * d],
      ]).filter((text) => text.includes('/')),
    };
  }),
  family('decimal', 'medium', 40, (random) => {
    const bottom = random.pick([4, 5, 8, 16, 20, 25, 40]);
    const top = between(random, 1, bottom - 1);
    if (gcd(top, bottom) > 1) return undefined;
    const others = [
      top / bottom + 0.1,
      top / bottom - 0.1,
      top / bottom + 0.05,
      top / bottom - 0.05,
      Number(`0.${top}${bottom}`),
    ];
    const wrong = others.map((x) => Number(x.toFixed(4))).filter((x) => x > 0 && x < 1 && x !== top / bottom);
    return {
      key: `${top}/${bottom}`,
      ask: [
        `What is ${top}/${bottom} as a decimal?`,
        `How is ${top}/${bottom} written as a decimal?`,
        `Which decimal equals ${top}/${bottom}?`,
        `What does ${top} ÷ ${bottom} come to?`,
      ],
      state: [
        `As a decimal, ${top}/${bottom} is {value}.`,
        `${top}/${bottom} = {value}.`,
        `The decimal {value} equals ${top}/${bottom}.`,
        `Divide ${top} by ${bottom} and you get {value}.`,
      ],
      answer: String(top / bottom),
      wrong: [...new Set(wrong)].map(String),
    };
  }),
  family('percent-change', 'hard', 40, (random) => {
    const [n, up, down] = [
      between(random, 2, 12) * 100,
      between(random, 1, 5) * 10,
      between(random, 1, 5) * 10,
    ];
    const answer = (n * (100 + up) * (100 - down)) / 10000;
    const wrong = slips(
      answer,
      [(n * (100 + up - down)) / 100, (n * (100 - up) * (100 + down)) / 10000, n],
      [n / 50, n / 25, n / 20],
    );
    const story = `${n} is raised by ${up}%, then the result is cut by ${down}%`;
    return {
      key: `${n}+${up}%-${down}%`,
      ask: [
        `${story}. What is the outcome?`,
        `First ${story}. Which number do you end up with?`,
        `A price of $${n} goes up ${up}% and then down ${down}%. How many dollars is it now?`,
        `What do you get when you increase ${n} by ${up}% and then decrease the result by ${down}%?`,
      ],
      state: [
        `Raise ${n} by ${up}%, then cut the result by ${down}%, and you get {value}.`,
        `Increase ${n} by ${up}%, then decrease the result by ${down}%: that gives {value}.`,
        `A price of $${n} that goes up ${up}% and then down ${down}% ends at {value} dollars.`,
        `Adding ${up}% to ${n} and then taking ${down}% off the result gives {value}.`,
      ],
      answer: written(answer),
      wrong,
    };
  }),
];
