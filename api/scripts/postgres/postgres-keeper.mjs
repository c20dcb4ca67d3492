// A process that keeps the server running for the script that started it. When that script ends, even by kill -9, the
// server stops, unless another keeper (a second script on the same data) still needs it.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { alive } from '../process/processes.mjs';
import { postgresCluster } from './postgres-cluster.mjs';
import { postgresPrograms } from './postgres-programs.mjs';
import { isRunning, startServer, stopServer, urlOf } from './postgres-server.mjs';

const [dataDir, temporary] = process.argv.slice(2);
const keepers = join(dataDir, 'postgres-keepers');
const own = join(keepers, String(process.pid));
let programs;
let cluster;

async function start() {
  programs = await postgresPrograms();
  cluster = await postgresCluster(dataDir, programs, temporary);
  mkdirSync(keepers, { recursive: true });
  writeFileSync(own, '');
  await startServer(dataDir, cluster, programs.pgCtl);
}

function otherKeepers() {
  return readdirSync(keepers).filter((pid) => {
    const lives = pid !== String(process.pid) && alive(Number(pid), 'postgres-keeper');
    if (!lives) rmSync(join(keepers, pid), { force: true });
    return lives;
  });
}

async function stop() {
  if (cluster && otherKeepers().length === 0) await stopServer(cluster, programs.pgCtl);
  if (temporary)
    for (const folder of [dataDir, cluster?.directory ?? dataDir])
      rmSync(folder, { recursive: true, force: true });
}

/** Restarts a killed server on the same port. */
async function watch(until) {
  let over = false;
  const end = until.then(() => {
    over = true;
  });
  while (!over) {
    await Promise.race([end, sleep(1_000, undefined, { ref: false })]);
    if (!over && !(await isRunning(cluster)))
      await startServer(dataDir, cluster, programs.pgCtl).catch(() => {});
  }
}

const parentGone = new Promise((resolve) => process.once('disconnect', resolve));
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => {});
try {
  await start();
  process.send({ url: urlOf(cluster, 'fourtell'), adminUrl: urlOf(cluster, 'postgres') });
} catch (error) {
  if (process.connected) process.send({ error: error.message });
}
await (cluster ? watch(parentGone) : parentGone);
await stop();
