// From a fresh clone to a running server: installs, builds what changed, starts PostgreSQL and the API, all ended by Ctrl-C.
import { chooseAddress, lanAddresses, localAddress } from './address.mjs';
import { answers, startApi } from './api-process.mjs';
import { buildAll } from './builds.mjs';
import { Obstacle } from './checkout.mjs';
import { openDataDir } from './data-dir.mjs';
import { databaseUrl } from './database.mjs';
import { install } from './install.mjs';
import { noteApi, takeInstallation } from './installation.mjs';
import { script } from './script.mjs';
import { serverSettings } from './server-settings.mjs';

async function up() {
  const lan = process.argv.includes('--lan');
  const dataDir = openDataDir();
  await takeInstallation(dataDir);
  const address = await chooseAddress({ lan });
  await install();
  const [url] = await Promise.all([databaseUrl(dataDir), buildAll()]);
  const api = startApi({ NODE_ENV: 'production', ...serverSettings({ dataDir, databaseUrl: url, address }) });
  noteApi(dataDir, api);
  if (!(await answers(api, address))) throw new Obstacle('The server did not start, see above.');
  console.log(`\nFourtell is ready: ${localAddress(address)}`);
  if (lan) console.log(`For phones on the same network: ${lanAddresses(address).join(' or ')}`);
  console.log('');
  return (await api.ended).code;
}

await script(up, { codeOnSignal: () => 0 });
