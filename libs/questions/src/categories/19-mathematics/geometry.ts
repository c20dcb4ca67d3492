import { between, type Family, family, gcd, slips, written } from './family.js';

export const GEOMETRY: readonly Family[] = [
  family('perimeter', 'easy', 40, (random) => {
    const [a, b] = [between(random, 3, 20), between(random, 2, 15)];
    if (a <= b) return undefined;
    const answer = 2 * (a + b);
    return {
      key: `${a},${b}`,
      ask: [
        `A rectangle is ${a} cm long and ${b} cm wide. What is its perimeter in cm?`,
        `How many centimetres is it around a rectangle of ${a} cm by ${b} cm?`,
        `What is the perimeter, in cm, of a rectangle measuring ${a} cm by ${b} cm?`,
        `An ant walks once around a rectangle of ${a} cm by ${b} cm. How many cm does it walk?`,
      ],
      state: [
        `A rectangle of ${a} cm by ${b} cm has a perimeter of {value} cm.`,
        `It is {value} cm around a rectangle that is ${a} cm long and ${b} cm wide.`,
        `The perimeter of a rectangle measuring ${a} cm by ${b} cm is {value} cm.`,
        `Walking once around a rectangle of ${a} cm by ${b} cm, an ant covers {value} cm.`,
      ],
      answer: written(answer),
      wrong: slips(answer, [a * b, a + b], [2, 4]),
    };
  }),
  family('third-angle', 'easy', 40, (random) => {
    const [a, b] = [between(random, 4, 12) * 5, between(random, 6, 16) * 5];
    const answer = 180 - a - b;
    if (answer < 20) return undefined;
    return {
      key: `${a},${b}`,
      ask: [
        `Two angles of a triangle are ${a}° and ${b}°. How many degrees is the third?`,
        `A triangle has angles of ${a}° and ${b}°. What is its third angle in degrees?`,
        `How large, in degrees, is the third angle of a triangle with angles of ${a}° and ${b}°?`,
        `In a triangle with angles of ${a}° and ${b}°, how many degrees are left for the third?`,
      ],
      state: [
        `A triangle with angles of ${a}° and ${b}° has a third angle of {value}°.`,
        `If two angles of a triangle are ${a}° and ${b}°, the third is {value}°.`,
        `A triangle can have angles of ${a}°, ${b}° and {value}°.`,
        `In a triangle with angles of ${a}° and ${b}°, {value}° are left for the third angle.`,
      ],
      answer: written(answer),
      wrong: slips(answer, [], [10, 5, 20]),
    };
  }),
  family('triangle-area', 'medium', 40, (random) => {
    const [base, height] = [between(random, 5, 24), between(random, 4, 20)];
    const answer = (base * height) / 2;
    if (!Number.isInteger(answer)) return undefined;
    return {
      key: `${base},${height}`,
      ask: [
        `A triangle has a base of ${base} cm and a height of ${height} cm. What is its area in cm²?`,
        `What is the area, in cm², of a triangle with base ${base} cm and height ${height} cm?`,
        `How many square centimetres does a triangle with base ${base} cm and height ${height} cm cover?`,
        `What is the area in cm² of a triangle that is ${height} cm high on a base of ${base} cm?`,
      ],
      state: [
        `A triangle with base ${base} cm and height ${height} cm has an area of {value} cm².`,
        `The area of a triangle with a base of ${base} cm and a height of ${height} cm is {value} cm².`,
        `A triangle that is ${height} cm high on a base of ${base} cm covers {value} cm².`,
        `With base ${base} cm and height ${height} cm, a triangle has an area of {value} square centimetres.`,
      ],
      answer: written(answer),
      wrong: slips(answer, [base * height, base + height], [2, 5, 10]),
    };
  }),
  family('clock', 'medium', 35, (random) => {
    const [hour, minute] = [between(random, 1, 12), between(random, 0, 5) * 10];
    const apart = Math.abs(30 * (hour % 12) + minute / 2 - 6 * minute);
    const answer = Math.min(apart, 360 - apart);
    if (answer === 0 || answer === 180) return undefined;
    const time = `${hour}:${String(minute).padStart(2, '0')}`;
    return {
      key: time,
      ask: [
        `How many degrees is the smaller angle between the hands of a clock at ${time}?`,
        `At ${time}, what is the smaller angle, in degrees, between a clock's hands?`,
        `What angle in degrees, at most 180, do a clock's hands make at ${time}?`,
        `A clock shows ${time}. How many degrees apart are its hands, the short way round?`,
      ],
      state: [
        `At ${time} the smaller angle between a clock's hands is {value}°.`,
        `The hands of a clock are {value}° apart at ${time}, the short way round.`,
        `When a clock shows ${time}, its two hands make an angle of {value}°.`,
        `At ${time}, a clock's hour and minute hands stand {value}° apart.`,
      ],
      answer: written(answer),
      // 360° minus the angle is also an angle between the hands, so it is not offered.
      wrong: slips(answer, [Math.abs(30 * (hour % 12) - 6 * minute)], [10, 15, 30]).filter(
        (text) => Number(text) <= 180,
      ),
    };
  }),
  family('hypotenuse', 'hard', 36, (random) => {
    const [m, n, times] = [between(random, 2, 6), between(random, 1, 5), between(random, 1, 4)];
    if (m <= n || (m - n) % 2 === 0 || gcd(m, n) > 1) return undefined;
    const [p, q] = [(m * m - n * n) * times, 2 * m * n * times];
    const [a, b] = [Math.min(p, q), Math.max(p, q)];
    const answer = (m * m + n * n) * times;
    return {
      key: `${a},${b}`,
      ask: [
        `The legs of a right triangle are ${a} and ${b}. How long is the hypotenuse?`,
        `What is the hypotenuse of a right triangle with legs ${a} and ${b}?`,
        `How long is the diagonal of a rectangle with sides ${a} and ${b}?`,
        `A right triangle has legs of ${a} and ${b}. What is its longest side?`,
      ],
      state: [
        `A right triangle with legs ${a} and ${b} has a hypotenuse of {value}.`,
        `In a right triangle with legs ${a} and ${b}, the side facing the right angle is {value}.`,
        `If the legs of a right triangle are ${a} and ${b}, its longest side is {value}.`,
        `A triangle with sides ${a}, ${b} and {value} has a right angle between the first two.`,
      ],
      answer: written(answer),
      wrong: slips(answer, [], [1, 2, 3]).filter((text) => Number(text) > b),
    };
  }),
  family('interior-angles', 'hard', 18, (random) => {
    const n = between(random, 7, 24);
    const answer = (n - 2) * 180;
    return {
      key: `${n}`,
      ask: [
        `What is the sum of the interior angles of a polygon with ${n} sides, in degrees?`,
        `How many degrees do the interior angles of a polygon with ${n} sides add up to?`,
        `A polygon has ${n} corners. What do its interior angles add up to, in degrees?`,
        `In degrees, what is the angle sum inside a polygon with ${n} sides?`,
      ],
      state: [
        `The interior angles of a polygon with ${n} sides add up to {value}°.`,
        `A polygon with ${n} corners has an interior angle sum of {value}°.`,
        `Together, the interior angles of a polygon with ${n} sides make {value}°.`,
        `The angles inside a polygon with ${n} sides come to {value}° in all.`,
      ],
      answer: written(answer),
      wrong: slips(answer, [answer - 180, answer + 180, answer + 360, answer - 360], []),
    };
  }),
];
