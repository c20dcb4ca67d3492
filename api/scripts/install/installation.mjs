import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Obstacle } from '../process/checkout.mjs';
import { alive } from '../process/processes.mjs';
import { onStop } from '../process/script.mjs';

const fileIn = (dataDir) => join(dataDir, 'server.json');
const note = (dataDir, facts) =>
  writeFileSync(fileIn(dataDir), JSON.stringify({ script: process.pid, ...facts }));

function noted(dataDir) {
  try {
    return JSON.parse(readFileSync(fileIn(dataDir), 'utf8'));
  } catch {
    return {}; // first start, or a truncated file
  }
}

async function wait(most, goesOn) {
  for (let waited = 0; goesOn() && waited < most; waited += 100) await sleep(100);
}

/** Allows one server per data folder: without Redis two servers would not see each other's players. */
export async function takeInstallation(dataDir) {
  const { script, api } = noted(dataDir);
  const held = () => script && alive(script, 'api/scripts');
  // npm exits shortly before its script, so a restart may find one that is still stopping.
  await wait(1_000, held);
  await wait(30_000, () => held() && noted(dataDir).stopping);
  if (held()) {
    throw new Obstacle(
      'This installation is running already. For a second one: PORT=… DATA_DIR=… npm run up',
    );
  }
  // The API of a killed script drains for some seconds and holds the port meanwhile.
  const orphaned = () => api && alive(api, 'dist/api/src/main.js');
  await wait(20_000, orphaned);
  if (orphaned()) process.kill(api, 'SIGKILL');
  note(dataDir);
  onStop(async () => rmSync(fileIn(dataDir), { force: true }));
}

let running;

/** Records the running API. Its stop task is registered last, so that it runs first. */
export function noteApi(dataDir, { pid }) {
  note(dataDir, { api: pid });
  if (running === undefined) onStop(async () => note(dataDir, { api: running, stopping: true }));
  running = pid;
}
