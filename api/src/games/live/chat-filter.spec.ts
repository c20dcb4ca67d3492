import { expect, it } from '@jest/globals';
import { filtered, isOffensive } from './chat-filter.js';

it.each(['Hello, Scunthorpe!', 'Good luck to the class of 26', 'Привет 你好 🎉', '<b>5 > 3</b>'])(
  'leaves "%s" as it is',
  (message) => expect(filtered(message)).toBe(message),
);

it.each(['what the fuck', 'FuuUCK', 'fυck'])('puts stars into "%s"', (message) => {
  expect(filtered(message)).toContain('*');
});

it.each([
  ['Mike', false],
  ['Ada Lovelace', false],
  ['Scunthorpe', false],
  ['Sh1thead', true],
  ['FuuUCK', true],
])('judges the name %s as offensive: %s', (name, is) => expect(isOffensive(name)).toBe(is));
