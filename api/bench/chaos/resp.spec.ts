import { expect, it } from '@jest/globals';
import { noTrouble, troubled } from './bus-trouble.js';
import { RespValues } from './resp.js';

const message = (n: number) => `*3\r\n$8\r\nsmessage\r\n$1\r\nc\r\n$1\r\n${n}\r\n`;
const all = `+OK\r\n:12\r\n$-1\r\n${message(1)}*0\r\n>2\r\n$2\r\n\r\n\r\n-ERR no\r\n`;
const whole = ['+OK\r\n', ':12\r\n', '$-1\r\n', message(1), '*0\r\n', '>2\r\n$2\r\n\r\n\r\n-ERR no\r\n'];

it('RespValues returns the same values wherever the network splits replies of Redis', () => {
  for (let cut = 0; cut <= all.length; cut++) {
    const values = new RespValues();
    const parts = [all.slice(0, cut), all.slice(cut)].map((part) => Buffer.from(part));
    expect(parts.flatMap((part) => values.take(part)).map(String)).toEqual(whole);
  }
});

it('troubled loses, duplicates and reorders messages, but not other replies', () => {
  const passed: string[] = [];
  const fates = [0, 0.1, 0, 0.5, 0, 0.9, 0.9];
  const trouble = { ...noTrouble(), share: 0.5 };
  const take = troubled(trouble, () => fates.shift() ?? 0)((bytes) => passed.push(String(bytes)));
  const messages = [1, 2, 3, 4].map(message);
  take(Buffer.from(`+OK\r\n${messages.join('')}`));
  expect(passed).toEqual(['+OK\r\n', `${message(2)}${message(2)}`, message(4), message(3)]);
  expect(trouble).toMatchObject({ lost: 1, doubled: 1, reordered: 1 });
});
