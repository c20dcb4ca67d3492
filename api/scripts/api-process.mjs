import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { everywhere } from './address.mjs';
import { inCheckout } from './checkout.mjs';
import { startNode } from './processes.mjs';

/** How Node runs the API. */
export const apiFlags = [
  '--enable-source-maps',
  '--max-semi-space-size=64', // many short-lived frames: fewer, larger collections of the young generation
  `--import=${pathToFileURL(inCheckout('api/scripts/ends-with-parent.mjs'))}`,
];

/** The compiled API as a child that does not outlive this script. */
export const startApi = (env, more = []) =>
  startNode([...apiFlags, ...more, inCheckout('dist/api/src/main.js')], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });

/** Resolves to true when the API answers, to false when it ended before it did. */
export async function answers(api, { host, port }) {
  let ended = false;
  api.ended.then(() => {
    ended = true;
  });
  const url = `http://${everywhere(host) ? '127.0.0.1' : host}:${port}/healthz`;
  while (!ended) {
    const healthy = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (healthy) return true;
    await sleep(50);
  }
  return false;
}
