import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { ownHost } from './address.mjs';
import { inCheckout } from './checkout.mjs';
import { startNode } from './processes.mjs';

/** How Node runs the API. */
export const apiFlags = [
  '--enable-source-maps',
  '--max-semi-space-size=64', // frames are short-lived: fewer, larger collections of the young generation
  '--heap-growing-percent=40', // collect the old generation before it grows by half, so that memory is freed soon after a burst
  `--import=${pathToFileURL(inCheckout('api/scripts/process/ends-with-parent.mjs'))}`,
];

/** The compiled API as a child process that ends with this script. */
export const startApi = (env, more = []) =>
  startNode([...apiFlags, ...more, inCheckout('dist/api/src/main.js')], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });

// Not `fetch`, since an address such as fe80::1%eth0 has no URL.
const isHealthy = ({ host, port }) =>
  new Promise((resolve) => {
    const call = get({ host: ownHost(host), port, path: '/healthz', timeout: 2_000 }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    call.once('timeout', () => call.destroy());
    call.once('error', () => resolve(false));
  });

/** Resolves to true when the API replies, or to false if it exits first. */
export async function answers(api, address) {
  let ended = false;
  api.ended.then(() => {
    ended = true;
  });
  while (!ended) {
    if (await isHealthy(address)) return true;
    await sleep(50);
  }
  return false;
}
