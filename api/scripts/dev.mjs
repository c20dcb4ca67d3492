// Development: the compiler and the API restart on each save, Vite serves the web client and passes calls on to the API.
import { chooseAddress } from './address.mjs';
import { startApi } from './api-process.mjs';
import { tsc, vite } from './builds.mjs';
import { Obstacle } from './checkout.mjs';
import { openDataDir } from './data-dir.mjs';
import { databaseUrl } from './database.mjs';
import { install } from './install.mjs';
import { takeInstallation } from './installation.mjs';
import { runNode, startNode } from './processes.mjs';
import { script } from './script.mjs';
import { serverSettings } from './server-settings.mjs';

const compile = [tsc, '-p', 'api/tsconfig.app.json'];
const watch = ['--watch', '--watch-path=dist/api', '--watch-path=dist/libs', '--watch-preserve-output'];

async function dev() {
  const dataDir = openDataDir();
  await takeInstallation(dataDir);
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
