// `npm run bench [-- SCENARIO… --check --short]`: measures the server beside bare Socket.IO, on a database of its own.
import { pathToFileURL } from 'node:url';
import { apiFlags } from './api-process.mjs';
import { buildApi, buildBench } from './builds.mjs';
import { inCheckout } from './checkout.mjs';
import { temporaryPostgres } from './embedded-postgres.mjs';
import { install } from './install.mjs';
import { endAll, startNode } from './processes.mjs';
import { onStop, script } from './script.mjs';

await script(async () => {
  await install();
  await buildApi();
  await buildBench();
  const postgres = temporaryPostgres();
  onStop(postgres.stop);
  onStop(endAll); // first what uses it
  const env = {
    ...process.env,
    BENCH_DATABASE_URL: (await postgres.ready).adminUrl,
    API_FLAGS: JSON.stringify(apiFlags),
  };
  const endsWithParent = `--import=${pathToFileURL(inCheckout('api/scripts/ends-with-parent.mjs'))}`;
  const args = [endsWithParent, inCheckout('dist/api/bench/main.js'), ...process.argv.slice(2)];
  const { code } = await startNode(args, { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] }).ended;
  return code;
});
