// The operators' command line, on this installation's database. Only the command's own output goes to stdout.
import { buildApi } from './build/builds.mjs';
import { install } from './install/install.mjs';
import { openDataDir } from './postgres/data-dir.mjs';
import { databaseUrl } from './postgres/database.mjs';
import { inCheckout } from './process/checkout.mjs';
import { runNode } from './process/processes.mjs';
import { script } from './process/script.mjs';

await script(async () => {
  await install();
  await buildApi();
  const env = { ...process.env, DATABASE_URL: await databaseUrl(openDataDir()) };
  const command = inCheckout('dist/api/src/ops.cli.js');
  const { code } = await runNode(['--enable-source-maps', command, ...process.argv.slice(2)], { env });
  return code;
});
