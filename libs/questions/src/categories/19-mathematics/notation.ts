import { between, type Family, family, slips, written } from './family.js';

const ROMAN: readonly [number, string][] = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

function roman(value: number): string {
  const step = ROMAN.find(([size]) => size <= value);
  return step ? step[1] + roman(value - step[0]) : '';
}

const readRoman = (value: number) => ({
  key: `${value}`,
  ask: [
    `Which number is ${roman(value)} in Roman numerals?`,
    `What does the Roman numeral ${roman(value)} stand for?`,
    `How is the Roman numeral ${roman(value)} written in digits?`,
    `What is the value of the Roman numeral ${roman(value)}?`,
  ],
  state: [
    `The Roman numeral ${roman(value)} stands for {value}.`,
    `Read as a Roman numeral, ${roman(value)} is {value}.`,
    `In digits, the Roman numeral ${roman(value)} is {value}.`,
    `The value of the Roman numeral ${roman(value)} is {value}.`,
  ],
});

const minutes = (hours: number, rest: number) => {
  const time = rest === 0 ? `${hours} hours` : `${hours} hours and ${rest} minutes`;
  return {
    key: `${hours}h${rest}`,
    ask: [
      `How many minutes are there in ${time}?`,
      `What is ${time} in minutes?`,
      `A journey takes ${time}. How many minutes is that?`,
      `How many minutes make ${time}?`,
    ],
    state: [
      `There are {value} minutes in ${time}.`,
      `Counted in minutes, ${time} is {value}.`,
      `A journey of ${time} takes {value} minutes.`,
      `{value} minutes is the same as ${time}.`,
    ],
  };
};

export const NOTATION: readonly Family[] = [
  family('minutes', 'easy', 40, (random) => {
    const [hours, rest] = [between(random, 2, 6), between(random, 0, 10) * 5];
    const answer = hours * 60 + rest;
    return {
      ...minutes(hours, rest),
      answer: written(answer),
      wrong: slips(answer, [hours * 100 + rest], [10, 20, 60]),
    };
  }),
  family('roman', 'easy', 36, (random) => {
    const value = between(random, 4, 39);
    return { ...readRoman(value), answer: written(value), wrong: slips(value, [], [1, 2, 5, 10]) };
  }),
  family('roman', 'medium', 40, (random) => {
    const value = between(random, 41, 999);
    return { ...readRoman(value), answer: written(value), wrong: slips(value, [], [2, 10, 20, 100]) };
  }),
  family('binary', 'hard', 40, (random) => {
    const value = between(random, 17, 100);
    const digits = value.toString(2);
    return {
      key: `${value}`,
      ask: [
        `What is the binary number ${digits} in decimal?`,
        `Which decimal number is written ${digits} in binary?`,
        `Convert binary ${digits} to decimal.`,
        `In base 2 a number is written ${digits}. What is it in base 10?`,
      ],
      state: [
        `The binary number ${digits} is {value} in decimal.`,
        `{value} is written ${digits} in binary.`,
        `Converted to decimal, binary ${digits} is {value}.`,
        `${digits} in base 2 is {value} in base 10.`,
      ],
      answer: written(value),
      wrong: slips(value, [], [1, 2, 4, 8]),
    };
  }),
  family('hexadecimal', 'hard', 40, (random) => {
    const value = between(random, 26, 255);
    const digits = value.toString(16).toUpperCase();
    if (!/[A-F]/.test(digits)) return undefined;
    return {
      key: `${value}`,
      ask: [
        `What is the hexadecimal number ${digits} in decimal?`,
        `Which decimal number is written ${digits} in hexadecimal?`,
        `Convert hexadecimal ${digits} to decimal.`,
        `In base 16 a number is written ${digits}. What is it in base 10?`,
      ],
      state: [
        `The hexadecimal number ${digits} is {value} in decimal.`,
        `{value} is written ${digits} in hexadecimal.`,
        `Converted to decimal, hexadecimal ${digits} is {value}.`,
        `${digits} in base 16 is {value} in base 10.`,
      ],
      answer: written(value),
      wrong: slips(value, [], [1, 6, 10, 16]),
    };
  }),
];
