// Development: compiler and API restart on each save; Vite serves the web client and proxies calls to the API.

import { tsc, vite } from './build/builds.mjs';
import { install } from './install/install.mjs';
import { claimInstallation } from './install/installation.mjs';
import { openDataDir } from './postgres/data-dir.mjs';
import { databaseUrl } from './postgres/database.mjs';
import { chooseAddress } from './process/address.mjs';
import { startApi } from './process/api-process.mjs';
import { Obstacle } from './process/checkout.mjs';
import { runNode, startNode } from './process/processes.mjs';
import { script } from './process/script.mjs';
import { serverSettings } from './process/server-settings.mjs';

const compile = [tsc, '-p', 'api/tsconfig.app.json'];
const watch = ['--watch', '--watch-path=dist/api', '--watch-path=dist/libs', '--watch-preserve-output'];

async function dev() {
  const dataDir = openDataDir();
  await claimInstallation(dataDir);
  const address = await chooseAddress({ lan: false });
  await install();
  const [url, { code }] = await Promise.all([databaseUrl(dataDir), runNode(compile)]);
  if (code !== 0) throw new Obstacle('Mend the types above first, then start again.');
  const settings = serverSettings({ dataDir, databaseUrl: url, address });
  const env = { ...process.env, ...settings };
  const children = [
    startNode([...compile, '--watch', '--preserveWatchOutput']),
    startApi(settings, watch),
    startNode([vite], { env }),
  ];
  return (await Promise.race(children.map(({ ended }) => ended))).code;
}

await script(dev, { codeOnSignal: () => 0 });
