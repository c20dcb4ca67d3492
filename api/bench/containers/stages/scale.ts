import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { finish, startRoom } from '../play.js';
import type { Stage } from './stage.js';

const EVERY_MS = 50;

/** Calls the start page, each time on a new connection, until it is stopped. */
function caller(url: string) {
  const failed: string[] = [];
  let calls = 0;
  let isStopped = false;
  const call = () =>
    new Promise<void>((resolve) => {
      const answered = get(url, { agent: false, timeout: 30_000 }, (answer) => {
        if (answer.statusCode !== 200) failed.push(String(answer.statusCode));
        answer.resume().once('end', resolve).once('error', resolve);
      });
      answered.once('timeout', () => answered.destroy(new Error('no reply')));
      answered.once('error', (error) => {
        failed.push(error.message);
        resolve();
      });
    });
  const done = (async () => {
    for (; !isStopped; calls++) {
      await call();
      await sleep(EVERY_MS);
    }
  })();
  return async () => {
    isStopped = true;
    await done;
    return { calls, failed };
  };
}

export const scale: Stage = {
  what: 'two instances, then four, then two, while a room plays',
  run: async (stack, { seed, size }) => {
    const room = await startRoom(stack, `${seed}/scale`, size);
    const stop = caller(stack.url);
    for (const replicas of [4, 2]) {
      await stack.scale(replicas);
      await stack.served();
    }
    const { text } = await finish(stack, room);
    const { calls, failed } = await stop();
    if (failed.length > 0) throw new Error(`${failed.length} of ${calls} calls failed: ${new Set(failed)}`);
    return `${text}; ${calls} calls meanwhile, all answered with 200`;
  },
};
