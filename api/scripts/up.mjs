// From a fresh clone to a running server: installs, builds what changed, starts PostgreSQL and the API. Ctrl-C stops all.

import { buildAll } from './build/builds.mjs';
import { install } from './install/install.mjs';
import { claimInstallation, recordApi } from './install/installation.mjs';
import { openDataDir } from './postgres/data-dir.mjs';
import { databaseUrl } from './postgres/database.mjs';
import { chooseAddress, lanAddresses, localAddress } from './process/address.mjs';
import { startApi } from './process/api-process.mjs';
import { keepRunning } from './process/keep-running.mjs';
import { script } from './process/script.mjs';
import { serverSettings } from './process/server-settings.mjs';

async function up() {
  const lan = process.argv.includes('--lan');
  const dataDir = openDataDir();
  await claimInstallation(dataDir);
  const address = await chooseAddress({ lan });
  await install();
  const [url] = await Promise.all([databaseUrl(dataDir), buildAll()]);
  const env = { NODE_ENV: 'production', ...serverSettings({ dataDir, databaseUrl: url, address }) };
  const start = () => {
    const api = startApi(env);
    recordApi(dataDir, api, address);
    return api;
  };
  return keepRunning(start, address, () => {
    console.log(`\nFourtell is ready: ${localAddress(address)}`);
    if (lan) console.log(`For phones on the same network: ${lanAddresses(address).join(' or ')}`);
    console.log('');
  });
}

await script(up, { codeOnSignal: () => 0 });
