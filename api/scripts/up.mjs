// From a fresh clone to a running server: installs, builds what changed, starts PostgreSQL and the API, all ended by Ctrl-C.
import { chooseAddress, lanAddresses, localAddress } from './address.mjs';
import { startApi } from './api-process.mjs';
import { buildAll } from './builds.mjs';
import { openDataDir } from './data-dir.mjs';
import { databaseUrl } from './database.mjs';
import { install } from './install.mjs';
import { noteApi, takeInstallation } from './installation.mjs';
import { keepRunning } from './keep-running.mjs';
import { script } from './script.mjs';
import { serverSettings } from './server-settings.mjs';

async function up() {
  const lan = process.argv.includes('--lan');
  const dataDir = openDataDir();
  await takeInstallation(dataDir);
  const address = await chooseAddress({ lan });
  await install();
  const [url] = await Promise.all([databaseUrl(dataDir), buildAll()]);
  const env = { NODE_ENV: 'production', ...serverSettings({ dataDir, databaseUrl: url, address }) };
  const start = () => {
    const api = startApi(env);
    noteApi(dataDir, api);
    return api;
  };
  return keepRunning(start, address, () => {
    console.log(`\nFourtell is ready: ${localAddress(address)}`);
    if (lan) console.log(`For phones on the same network: ${lanAddresses(address).join(' or ')}`);
    console.log('');
  });
}

await script(up, { codeOnSignal: () => 0 });
