import { between, type Family, family, gcd, isPrime, slips, superscript, written } from './family.js';

const divisorCount = (n: number) =>
  Array.from({ length: n }, (_, i) => i + 1).filter((d) => n % d === 0).length;

function primeFactors(n: number): number[] {
  for (let p = 2; p * p <= n; p++) if (n % p === 0) return [p, ...primeFactors(n / p)];
  return [n];
}

export const NUMBER_THEORY: readonly Family[] = [
  family('next-prime', 'medium', 40, (random) => {
    const n = between(random, 8, 120);
    let answer = n + 1;
    while (!isPrime(answer)) answer++;
    const odd = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
      .map((step) => n + step)
      .filter((x) => x % 2 === 1 && !isPrime(x));
    const later = Array.from({ length: 30 }, (_, i) => answer + 1 + i).filter(isPrime);
    return {
      key: `${n}`,
      ask: [
        `What is the smallest prime number greater than ${n}?`,
        `Which prime number comes next after ${n}?`,
        `Counting up from ${n}, which prime number comes next?`,
        `Of all primes above ${n}, which is the lowest?`,
      ],
      state: [
        `The smallest prime number greater than ${n} is {value}.`,
        `{value} is the first prime after ${n}.`,
        `Counting up from ${n}, the next prime number is {value}.`,
        `The first prime number above ${n} is {value}.`,
      ],
      answer: written(answer),
      wrong: [...odd, ...later].slice(0, 5).map(written),
    };
  }),
  family('gcd', 'medium', 40, (random) => {
    const divisor = between(random, 3, 15);
    const [a, b] = [divisor * between(random, 2, 7), divisor * between(random, 3, 9)];
    const answer = gcd(a, b);
    if (a >= b || b % a === 0) return undefined;
    return {
      key: `${a},${b}`,
      ask: [
        `What is the greatest common divisor of ${a} and ${b}?`,
        `What is the largest whole number that divides both ${a} and ${b}?`,
        `What is the highest common factor of ${a} and ${b}?`,
        `What is the biggest whole number by which both ${a} and ${b} can be divided exactly?`,
      ],
      state: [
        `The greatest common divisor of ${a} and ${b} is {value}.`,
        `{value} is the largest whole number that divides both ${a} and ${b}.`,
        `The highest common factor of ${a} and ${b} is {value}.`,
        `${a} and ${b} have {value} as their greatest common divisor.`,
      ],
      answer: written(answer),
      wrong: slips(
        answer,
        [answer * 2, answer * 3, answer / 2, answer / 3].filter(Number.isInteger),
        [1, 2, 3],
      ).filter((x) => x !== '1'),
    };
  }),
  family('lcm', 'medium', 40, (random) => {
    const [a, b] = [between(random, 4, 15), between(random, 6, 20)];
    const answer = (a * b) / gcd(a, b);
    if (a >= b || b % a === 0) return undefined;
    return {
      key: `${a},${b}`,
      ask: [
        `What is the least common multiple of ${a} and ${b}?`,
        `What is the smallest positive number that both ${a} and ${b} divide exactly?`,
        `What is the lowest common multiple of ${a} and ${b}?`,
        `Of the positive multiples of both ${a} and ${b}, which is the smallest?`,
      ],
      state: [
        `The least common multiple of ${a} and ${b} is {value}.`,
        `{value} is the smallest positive number that both ${a} and ${b} divide exactly.`,
        `The lowest common multiple of ${a} and ${b} is {value}.`,
        `${a} and ${b} have {value} as their least common multiple.`,
      ],
      answer: written(answer),
      wrong: slips(answer, [a * b, answer * 2, answer / 2].filter(Number.isInteger), [a, b]),
    };
  }),
  family('remainder', 'hard', 40, (random) => {
    const [a, n, m] = [between(random, 2, 9), between(random, 5, 25), between(random, 5, 13)];
    let answer = 1;
    for (let i = 0; i < n; i++) answer = (answer * a) % m;
    if (gcd(a, m) > 1 || a % m === 1) return undefined;
    const term = `${a}${superscript(n)}`;
    return {
      key: `${a}^${n}mod${m}`,
      ask: [
        `What is the remainder when ${term} is divided by ${m}?`,
        `What remains when you divide ${term} by ${m}?`,
        `What is ${term} modulo ${m}?`,
        `${term} mod ${m} = ?`,
      ],
      state: [
        `${term} leaves the remainder {value} when divided by ${m}.`,
        `${term} mod ${m} = {value}.`,
        `Divide ${term} by ${m} and the remainder is {value}.`,
        `${term} is congruent to {value} modulo ${m}.`,
      ],
      answer: written(answer),
      wrong: random
        .shuffle(Array.from({ length: m - 1 }, (_, i) => i + 1).filter((x) => x !== answer))
        .map(written),
    };
  }),
  family('divisors', 'hard', 40, (random) => {
    const n = between(random, 24, 240);
    const answer = divisorCount(n);
    if (answer < 6) return undefined;
    return {
      key: `${n}`,
      ask: [
        `How many positive divisors does ${n} have, counting 1 and ${n}?`,
        `By how many different positive whole numbers can ${n} be divided exactly?`,
        `How many whole numbers from 1 to ${n} divide ${n} exactly?`,
        `Counting 1 and itself, how many factors does ${n} have?`,
      ],
      state: [
        `Counting 1 and itself, ${n} has {value} positive divisors.`,
        `Exactly {value} positive whole numbers divide ${n} without a remainder.`,
        `The number of positive divisors of ${n}, with 1 and ${n} included, is {value}.`,
        `Counting 1 and itself, ${n} has {value} factors.`,
      ],
      answer: written(answer),
      wrong: slips(answer, [], [2, 4, 1]),
    };
  }),
  family('factors', 'hard', 40, (random) => {
    const [p, q] = [random.pick([7, 11, 13, 17, 19, 23]), random.pick([13, 17, 19, 23, 29, 31, 37])];
    if (p >= q) return undefined;
    const n = p * q;
    const largest = primeFactors(n).at(-1) ?? n;
    const wrong = [
      p,
      ...[11, 13, 17, 19, 23, 29, 31, 37, 41, 43].filter((x) => n % x !== 0 && Math.abs(x - q) < 15),
    ];
    return {
      key: `${n}`,
      ask: [
        `What is the largest prime factor of ${n}?`,
        `What is the greatest prime number that divides ${n}?`,
        `${n} is the product of two primes. Which is the larger one?`,
        `Break ${n} into prime factors. Which is the largest?`,
      ],
      state: [
        `The largest prime factor of ${n} is {value}.`,
        `{value} is the greatest prime that divides ${n}.`,
        `${n} is the product of two primes, the larger being {value}.`,
        `Broken into prime factors, ${n} has {value} as the largest of them.`,
      ],
      answer: written(largest),
      wrong: wrong.map(written),
    };
  }),
];
