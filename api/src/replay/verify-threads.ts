import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Range, Verified } from './verify.js';
import type { Verifier } from './verify-jobs.js';

export type ToThread = Range | 'end';
export type FromThread = { verified: Verified } | { error: unknown };

/** Verifies in a thread with its own connection. Works in the compiled program only, since a thread loads no TypeScript. */
export function inThread(databaseUrl: string): Verifier {
  const thread = new Worker(new URL('./verify-thread.js', import.meta.url), { workerData: databaseUrl });
  const exited = new Promise((resolve) => thread.once('exit', resolve));
  const failed = new Promise<never>((_, reject) => {
    thread.once('error', reject);
    thread.once('exit', (code) => reject(new Error(`a thread ended with code ${code}`)));
  });
  // A failure is the reply to the next range.
  failed.catch(() => {});
  return {
    verify: async (range) => {
      thread.postMessage(range satisfies ToThread);
      const [answer] = (await Promise.race([once(thread, 'message'), failed])) as [FromThread];
      if ('error' in answer) throw answer.error;
      return answer.verified;
    },
    end: () => {
      thread.postMessage('end' satisfies ToThread);
      return exited;
    },
  };
}
