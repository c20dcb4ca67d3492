import { setTimeout as sleep } from 'node:timers/promises';
import { answers } from './api-process.mjs';
import { Obstacle } from './checkout.mjs';

/** Exit code of a server that would fail the same way after a restart. */
const EX_CONFIG = 78;
/** Maximum number of consecutive failed starts. */
const MOST_FAILED_STARTS = 5;
const [SHORTEST_PAUSE_MS, LONGEST_PAUSE_MS] = [100, 10_000];
/** A server that ran this long did not fail for the same reason as the previous one, ms. */
const STEADY_MS = 60_000;

const inSeconds = (ms) => `${ms / 1_000} s`;

/**
 * Runs the server until it exits with code 0, as after SIGTERM; restarts it otherwise, with exponential backoff. `start` returns
 * its process; `onFirstReady` is called when it replies for the first time.
 * @throws Obstacle if it cannot start
 */
export async function keepRunning(start, address, onFirstReady) {
  let wasReady = false;
  let failedStarts = 0;
  for (let pause = SHORTEST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    const api = start();
    const isReady = await answers(api, address);
    const since = Date.now();
    if (isReady && wasReady) console.log('Fourtell is ready again.');
    if (isReady && !wasReady) onFirstReady();
    wasReady ||= isReady;
    const { code, signal } = await api.ended;
    if (code === 0) return 0;
    failedStarts = isReady ? 0 : failedStarts + 1;
    if (code === EX_CONFIG) throw new Obstacle('The server cannot start, see above.');
    if (failedStarts === MOST_FAILED_STARTS) {
      throw new Obstacle(`The server ended ${failedStarts} times before it was ready, see above.`);
    }
    if (isReady && Date.now() - since > STEADY_MS) pause = SHORTEST_PAUSE_MS;
    const how = signal ?? `exit code ${code}`;
    console.error(`The server ended unexpectedly (${how}). It is started again in ${inSeconds(pause)}.`);
    await sleep(pause);
  }
}
