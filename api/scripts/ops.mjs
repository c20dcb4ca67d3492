// The operators' command line, on this installation's database. Only the command's own output goes to stdout.
import { buildApi } from './build/builds.mjs';
import { install } from './install/install.mjs';
import { runningAddress } from './install/installation.mjs';
import { openDataDir } from './postgres/data-dir.mjs';
import { databaseUrl } from './postgres/database.mjs';
import { sharedAddress } from './process/address.mjs';
import { inCheckout } from './process/checkout.mjs';
import { runNode } from './process/processes.mjs';
import { script } from './process/script.mjs';

await script(async () => {
  await install();
  await buildApi();
  const dataDir = openDataDir();
  const running = runningAddress(dataDir);
  const env = {
    ...process.env,
    ...(running && { SERVER_ADDRESS: sharedAddress(running) }),
    DATABASE_URL: await databaseUrl(dataDir),
  };
  const command = inCheckout('dist/api/src/ops.cli.js');
  const { code } = await runNode(['--enable-source-maps', command, ...process.argv.slice(2)], { env });
  return code;
});
