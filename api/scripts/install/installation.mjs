import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Obstacle } from '../process/checkout.mjs';
import { alive } from '../process/processes.mjs';
import { onStop } from '../process/script.mjs';

const fileIn = (dataDir) => join(dataDir, 'server.json');
const record = (dataDir, facts) =>
  writeFileSync(fileIn(dataDir), JSON.stringify({ script: process.pid, ...facts }));

function recorded(dataDir) {
  try {
    return JSON.parse(readFileSync(fileIn(dataDir), 'utf8'));
  } catch {
    return {}; // first start, or a truncated file
  }
}

/** Waits at most `ms` while `isWaiting` returns true. */
async function waitWhile(isWaiting, ms) {
  for (let waited = 0; isWaiting() && waited < ms; waited += 100) await sleep(100);
}

/** Claims the data folder for this script. Without Redis, two servers on it would not see each other's players. */
export async function claimInstallation(dataDir) {
  const { script, api } = recorded(dataDir);
  const isClaimed = () => script && alive(script, 'api/scripts');
  // npm exits shortly before its script, so a restart may find a script that is still stopping.
  await waitWhile(isClaimed, 1_000);
  await waitWhile(() => isClaimed() && recorded(dataDir).stopping, 30_000);
  if (isClaimed()) {
    throw new Obstacle(
      'This installation is running already. For a second one: PORT=… DATA_DIR=… npm run up',
    );
  }
  // If the previous script was killed, its API still drains for some seconds and holds the port.
  const isOrphaned = () => api && alive(api, 'dist/api/src/main.js');
  await waitWhile(isOrphaned, 20_000);
  if (isOrphaned()) process.kill(api, 'SIGKILL');
  record(dataDir);
  onStop(async () => rmSync(fileIn(dataDir), { force: true }));
}

let running;

/** Records the running API and where it listens. Its stop task is registered last, so that it runs first. */
export function recordApi(dataDir, { pid }, address) {
  record(dataDir, { api: pid, address });
  if (running === undefined) onStop(async () => record(dataDir, { api: running, stopping: true }));
  running = pid;
}

/** Where this installation's server listens. Undefined if it does not run. */
export function runningAddress(dataDir) {
  const { script, address } = recorded(dataDir);
  return address && alive(script, 'api/scripts') ? address : undefined;
}
