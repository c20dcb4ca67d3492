import { expect, it } from '@jest/globals';
import { isRefusedForGood } from './mailer.js';

it.each([
  ['a recipient whom nobody knows', true, { permanent: true, command: 'RCPT TO' }],
  ['a text that is not wanted', true, { permanent: true, command: 'DATA' }],
  ['a mailbox that is full for now', false, { permanent: false, command: 'RCPT TO' }],
  ['a sender whom the settings name', false, { permanent: true, command: 'MAIL FROM' }],
  ['a password of the settings', false, { permanent: true, command: 'AUTH PLAIN' }],
  ['a connection that broke', false, { command: 'CONN' }],
  ['a failed query', false, new Error('deadlock')],
])('isRefusedForGood takes %s for final: %s', (_, isFinal, error) => {
  expect(isRefusedForGood(error)).toBe(isFinal);
});
