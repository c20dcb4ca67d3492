import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { ownHost } from './address.mjs';
import { inCheckout } from './checkout.mjs';
import { startNode } from './processes.mjs';

/** How Node runs the API. */
export const apiFlags = [
  '--enable-source-maps',
  '--max-semi-space-size=32', // frames are short-lived: fewer, larger collections; with 64 MB, memory returned too late after bursts
  '--heap-growing-percent=100', // otherwise a collection amid a burst lets the heap grow to four times what is in use
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
