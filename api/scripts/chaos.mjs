// `npm run chaos [-- --rows 1,4 --minutes 5 --seed 7]`: plays rooms on three instances while faults are injected, and
// checks from outside that nothing is lost.
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildApi, buildBench } from './build/builds.mjs';
import { install } from './install/install.mjs';
import { need, nginx, redis } from './install/system-programs.mjs';
import { postgresCluster } from './postgres/postgres-cluster.mjs';
import { postgresPrograms } from './postgres/postgres-programs.mjs';
import { account } from './postgres/server-account.mjs';
import { apiFlags } from './process/api-process.mjs';
import { inCheckout } from './process/checkout.mjs';
import { endAll, startNode } from './process/processes.mjs';
import { onStop, script } from './process/script.mjs';

await script(async () => {
  await install();
  await buildApi();
  await buildBench();
  const folder = mkdtempSync(join(tmpdir(), 'fourtell-postgres-'));
  chmodSync(folder, 0o755); // the server of root runs under another account
  const programs = await postgresPrograms();
  const cluster = await postgresCluster(folder, programs, true);
  onStop(async () => {
    for (const place of [folder, cluster.directory]) rmSync(place, { recursive: true, force: true });
  });
  onStop(endAll);
  const scratch = join(folder, 'scratch');
  mkdirSync(scratch);
  const program = join(dirname(programs.initdb), `postgres${process.platform === 'win32' ? '.exe' : ''}`);
  const env = {
    ...process.env,
    REDIS_SERVER_PATH: await need(redis),
    NGINX_PATH: await need(nginx),
    CHAOS_CLUSTER: JSON.stringify({ ...cluster, program, account }),
    API_FLAGS: JSON.stringify(apiFlags),
    TMPDIR: scratch, // for all child processes
    CHAOS_LOGS: tmpdir(),
  };
  const args = [inCheckout('dist/api/bench/chaos/main.js'), ...process.argv.slice(2)];
  const kit = startNode(args, { env });
  // All its children belong to its process group.
  onStop(async () => {
    try {
      process.kill(-kit.pid, 'SIGKILL');
    } catch {
      // already exited
    }
  });
  return (await kit.ended).code;
});
