import { expect, it } from '@jest/globals';
import { NOTHING_YET } from './followed-game.js';
import { troubleOf } from './trouble.js';

const connected = { ...NOTHING_YET, connection: 'connected' } as const;

it.each([
  ['nothing', connected, null],
  ['the connection', { ...connected, connection: 'lost' }, 'lost'],
  [
    'the connection, whatever the server has said before',
    { ...connected, connection: 'lost', stalled: true },
    'lost',
  ],
  ['the server', { ...connected, stalled: true, unanswered: true }, 'stalled'],
  ['no answer', { ...connected, unanswered: true }, 'unanswered'],
  ['no sign of life', { ...connected, silent: true }, 'unanswered'],
  ['nothing yet', NOTHING_YET, null],
] as const)('is %s', (_, signs, trouble) => {
  expect(troubleOf(signs)).toBe(trouble);
});
