import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Obstacle } from './checkout.mjs';
import { alive } from './processes.mjs';
import { onStop } from './script.mjs';

const fileIn = (dataDir) => join(dataDir, 'server.json');

function lastHolder(dataDir) {
  try {
    return JSON.parse(readFileSync(fileIn(dataDir), 'utf8'));
  } catch {
    return {}; // the first start, or a file that was cut short
  }
}

// When a script is killed, its API drains by itself for some seconds and holds the port meanwhile.
async function waitForOrphan(pid) {
  const orphaned = () => pid && alive(pid, 'dist/api/src/main.js');
  for (let waited = 0; orphaned() && waited < 20_000; waited += 100) await sleep(100);
  if (orphaned()) process.kill(pid, 'SIGKILL');
}

/** One server at a time works on a data folder: without Redis two of them would not see each other's players. */
export async function takeInstallation(dataDir) {
  const { script, api } = lastHolder(dataDir);
  if (script && alive(script, 'api/scripts')) {
    throw new Obstacle(
      'This installation is running already (npm run up or dev). For a second one: PORT=… DATA_DIR=… npm run up',
    );
  }
  await waitForOrphan(api);
  noteApi(dataDir);
  onStop(async () => rmSync(fileIn(dataDir), { force: true }));
}

export const noteApi = (dataDir, api) =>
  writeFileSync(fileIn(dataDir), JSON.stringify({ script: process.pid, api: api?.pid }));
