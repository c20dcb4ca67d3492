import { pathToFileURL } from 'node:url';
import { buildBench } from '../build/builds.mjs';
import { install } from '../install/install.mjs';
import { temporaryPostgres } from '../postgres/embedded-postgres.mjs';
import { apiFlags } from './api-process.mjs';
import { inCheckout } from './checkout.mjs';
import { endAll, startNode } from './processes.mjs';
import { onStop } from './script.mjs';

/** Builds and runs a program of `api/bench` with the command's arguments, on its own Postgres; resolves to its exit code. */
export async function runBenchProgram(program, build) {
  await install();
  await build();
  await buildBench();
  const postgres = temporaryPostgres();
  onStop(postgres.stop);
  onStop(endAll); // stop its users first
  const env = {
    ...process.env,
    BENCH_DATABASE_URL: (await postgres.ready).adminUrl,
    API_FLAGS: JSON.stringify(apiFlags),
  };
  const endsWithParent = `--import=${pathToFileURL(inCheckout('api/scripts/process/ends-with-parent.mjs'))}`;
  const args = [endsWithParent, inCheckout('dist/api/bench', program), ...process.argv.slice(2)];
  const { code } = await startNode(args, { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] }).ended;
  return code;
}
