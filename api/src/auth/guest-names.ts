import { MAX_NAME_LENGTH } from '#protocol/limits';

/** `name` with a number behind it, shortened so that both are a username. */
export function numbered(name: string, number: number): string {
  const letters = Array.from(name);
  while (letters.join('').length > MAX_NAME_LENGTH - ` ${number}`.length) letters.pop();
  return `${letters.join('').trimEnd()} ${number}`;
}

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, n) => first + n);

/** Sets of numbers to try one after the other, so that a few queries find a free name even if many guests have chosen it. */
export function* numbersToTry(random = Math.random): Generator<number[]> {
  yield range(2, 30);
  yield range(31, 300);
  // A fifth of the numbers below 1,000, then below 10,000 and so on, in rising order.
  for (let most = 1_000; most <= 1_000_000; most *= 10) {
    const drawn = range(1, 200).map(() => 301 + Math.floor(random() * (most - 301)));
    yield [...new Set(drawn)].sort((one, other) => one - other);
  }
}

const ADJECTIVES =
  'Bold Brave Bright Calm Clever Cosmic Fancy Gentle Golden Happy Jolly Keen Kind Lucky Quick Royal';
const ANIMALS =
  'Badger Beaver Dolphin Falcon Fox Gecko Heron Koala Lynx Otter Owl Panda Puffin Raven Tiger Walrus';

/** Names to suggest, the shorter ones first: there are 256, or 25,000 with a number. */
export function someNames(random = Math.random): string[] {
  const oneOf = (words: string) => {
    const all = words.split(' ');
    return all[Math.floor(random() * all.length)] ?? '';
  };
  const names = range(1, 24).map(() => `${oneOf(ADJECTIVES)} ${oneOf(ANIMALS)}`);
  const distinct = [...new Set(names)];
  return [...distinct, ...distinct.map((name) => numbered(name, 2 + Math.floor(random() * 98)))];
}
