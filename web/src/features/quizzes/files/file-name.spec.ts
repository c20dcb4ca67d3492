import { expect, test } from '@jest/globals';
import { fc } from '#game/testing/fast-check';
import { fileNameOf } from './file-name.js';

test.each([
  ['Planets: big/small?', 'Planets big small'],
  ['../../etc/passwd', 'etc passwd'],
  ['Größe שלום', 'Größe שלום'],
  ['???', 'quiz'],
  ['', 'quiz'],
  ['con', 'quiz'],
  ['v1.2.', 'v1.2'],
  ['Anna’s Sea II', 'Anna’s Sea II'],
  ["Rock 'n' Roll & more, 100 %!", "Rock 'n' Roll & more, 100 %!"],
])('%j becomes %j', (title, name) => {
  expect(fileNameOf(title)).toBe(name);
});

test('makes every title a valid file name on all systems', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 90 }), (title) => {
      const name = fileNameOf(title);
      expect(name).toMatch(/^[^ .<>:"/\\|?*\p{C}][^<>:"/\\|?*\p{C}]{0,59}$/u);
      expect(name).not.toMatch(/[ .]$/);
    }),
  );
});
