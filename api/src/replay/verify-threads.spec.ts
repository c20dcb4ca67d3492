import { expect, it } from '@jest/globals';
import { inThread } from './verify-threads.js';

it('a thread that has died fails each range, and can be ended', async () => {
  // Not compiled, so there is no file for the thread.
  const verifier = inThread('postgres://nowhere/');
  const range = { from: '00000000-0000-0000-0000-000000000000' };
  for (let n = 0; n < 2; n++) await expect(verifier.verify(range)).rejects.toThrow('verify-thread');
  await verifier.end();
});
