import { between, type Family, family, fraction, otherFractions, slips, written } from './family.js';

export const CHANCE: readonly Family[] = [
  family('marbles', 'medium', 45, (random) => {
    const [red, blue] = [between(random, 2, 9), between(random, 2, 12)];
    if (red === blue) return undefined;
    const bag = `${red} red and ${blue} blue marbles`;
    const all = red + blue;
    return {
      key: `${red},${blue}`,
      ask: [
        `A bag holds ${bag}. You draw one at random. What is the probability that it is red?`,
        `From a bag of ${bag} you take one without looking. How likely is a red one?`,
        `There are ${bag} in a bag. You take one without looking. What is the chance that it is red?`,
        `One marble is drawn at random from ${bag}. What is the probability that it is red?`,
      ],
      state: [
        `From a bag of ${bag}, the probability of drawing a red one is {value}.`,
        `If a bag holds ${bag}, the chance that a marble drawn at random is red is {value}.`,
        `With ${bag} in a bag, a random draw gives a red one with probability {value}.`,
        `Draw one of ${bag} at random, and the chance of a red one is {value}.`,
      ],
      answer: fraction(red, all),
      wrong: otherFractions(
        [red, all],
        [
          [red, blue],
          [blue, all],
          [red, all + 1],
          [red + 1, all],
          [1, red],
        ].filter(([top = 0, bottom = 0]) => top < bottom) as [number, number][],
      ),
    };
  }),
  family('dice', 'hard', 11, (random) => {
    const sum = between(random, 2, 12);
    const ways = 6 - Math.abs(7 - sum);
    const others = [1, 2, 3, 4, 5, 6].filter((n) => n !== ways).map((n) => [n, 36] as const);
    return {
      key: `${sum}`,
      ask: [
        `You roll two fair six-sided dice. What is the probability that they add up to ${sum}?`,
        `How likely is a total of ${sum} with two fair six-sided dice?`,
        `What is the chance of rolling a total of ${sum} with two fair six-sided dice?`,
        `Two fair six-sided dice are thrown. What is the probability of a total of ${sum}?`,
      ],
      state: [
        `Two fair six-sided dice add up to ${sum} with a probability of {value}.`,
        `The chance of rolling a total of ${sum} with two fair six-sided dice is {value}.`,
        `With two fair six-sided dice, the probability of a total of ${sum} is {value}.`,
        `Roll two fair six-sided dice, and the chance of a total of ${sum} is {value}.`,
      ],
      answer: fraction(ways, 36),
      wrong: otherFractions([ways, 36], others),
    };
  }),
  family('choose', 'hard', 40, (random) => {
    const [n, k] = [between(random, 5, 14), between(random, 2, 5)];
    if (k * 2 > n) return undefined;
    const [ordered, orders] = [falling(n, k), falling(k, k)];
    const answer = ordered / orders;
    const tempting = [ordered, falling(n, k - 1) / falling(k - 1, k - 1), n * k];
    return {
      key: `${n},${k}`,
      ask: [
        `In how many ways can you choose ${k} people out of ${n}?`,
        `How many different teams of ${k} can be formed from ${n} people?`,
        `How many subsets with ${k} elements does a set of ${n} elements have?`,
        `In how many ways can you pick ${k} of ${n} books if the order does not matter?`,
      ],
      state: [
        `There are {value} ways to choose ${k} people out of ${n}.`,
        `From ${n} people, {value} different teams of ${k} can be formed.`,
        `A group of ${n} people contains {value} different teams of ${k}.`,
        `If the order does not matter, you can pick ${k} of ${n} people in {value} ways.`,
      ],
      answer: written(answer),
      wrong: slips(
        answer,
        tempting.filter((x) => x !== answer),
        [5, 10],
      ),
    };
  }),
  family('arrange', 'medium', 20, (random) => {
    const [n, k] = [between(random, 4, 10), between(random, 2, 3)];
    const answer = falling(n, k);
    const places = k === 2 ? 'first and second' : 'first, second and third';
    return {
      key: `${n},${k}`,
      ask: [
        `${n} runners race. In how many ways can ${places} place be filled, without ties?`,
        `How many outcomes for ${places} place can a race of ${n} runners have, without ties?`,
        `${n} people compete with no ties. How many results are possible for ${places} place?`,
        `In how many orders can ${n} contestants take ${places} place, without ties?`,
      ],
      state: [
        `Without ties, ${n} runners can fill ${places} place in {value} ways.`,
        `A race of ${n} runners without ties has {value} possible outcomes for ${places} place.`,
        `With ${n} runners and no ties, {value} results are possible for ${places} place.`,
        `If ${n} runners race without ties, ${places} place can be filled in {value} ways.`,
      ],
      answer: written(answer),
      wrong: slips(
        answer,
        [n ** k, answer / 2, n * k].filter((x) => x !== answer),
        [6, 10],
      ),
    };
  }),
];

/** The product n × (n − 1) × … of k factors. */
function falling(n: number, k: number): number {
  return k === 0 ? 1 : n * falling(n - 1, k - 1);
}
