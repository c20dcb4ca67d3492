// `npm run attack [-- --only packets --size short --seed 7]`: attacks a server while a room plays on it, and says what its
// players notice.
import { pathToFileURL } from 'node:url';
import { apiFlags } from './api-process.mjs';
import { buildAll, buildBench } from './builds.mjs';
import { inCheckout } from './checkout.mjs';
import { temporaryPostgres } from './embedded-postgres.mjs';
import { install } from './install.mjs';
import { endAll, startNode } from './processes.mjs';
import { onStop, script } from './script.mjs';

await script(async () => {
  await install();
  await buildAll();
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
  const args = [endsWithParent, inCheckout('dist/api/bench/attack/main.js'), ...process.argv.slice(2)];
  const { code } = await startNode(args, { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] }).ended;
  return code;
});
