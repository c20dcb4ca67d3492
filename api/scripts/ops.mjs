// The operators' command line on this installation's database. Everything but the command's own output goes to stderr.
import { buildApi } from './builds.mjs';
import { inCheckout } from './checkout.mjs';
import { openDataDir } from './data-dir.mjs';
import { databaseUrl } from './database.mjs';
import { install } from './install.mjs';
import { runNode } from './processes.mjs';
import { script } from './script.mjs';

await script(async () => {
  await install();
  await buildApi();
  const env = { ...process.env, DATABASE_URL: await databaseUrl(openDataDir()) };
  const command = inCheckout('dist/api/src/ops.cli.js');
  const { code } = await runNode(['--enable-source-maps', command, ...process.argv.slice(2)], { env });
  return code;
});
