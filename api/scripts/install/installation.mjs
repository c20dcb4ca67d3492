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
    return {}; // the first start, or a file that was cut short
  }
}

async function wait(most, goesOn) {
  for (let waited = 0; goesOn() && waited < most; waited += 100) await sleep(100);
}

/** One server at a time works on a data folder: without Redis two of them would not see each other's players. */
export async function takeInstallation(dataDir) {
  const { script, api } = noted(dataDir);
  const held = () => script && alive(script, 'api/scripts');
  // npm ends a moment before the script under it, so a restart may meet one that is about to stop or stops.
  await wait(1_000, held);
  await wait(30_000, () => held() && noted(dataDir).stopping);
  if (held()) {
    throw new Obstacle(
      'This installation is running already. For a second one: PORT=… DATA_DIR=… npm run up',
    );
  }
  // A killed script's API drains by itself for some seconds and holds the port meanwhile.
  const orphaned = () => api && alive(api, 'dist/api/src/main.js');
  await wait(20_000, orphaned);
  if (orphaned()) process.kill(api, 'SIGKILL');
  note(dataDir);
  onStop(async () => rmSync(fileIn(dataDir), { force: true }));
}

let running;

/** The API that runs now. First called last of all that stops: the note is then made before anything ends. */
export function noteApi(dataDir, { pid }) {
  note(dataDir, { api: pid });
  if (running === undefined) onStop(async () => note(dataDir, { api: running, stopping: true }));
  running = pid;
}
