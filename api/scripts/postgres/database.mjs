import { endAll } from '../process/processes.mjs';
import { onStop } from '../process/script.mjs';
import { embeddedPostgres } from './embedded-postgres.mjs';

/** DATABASE_URL, or this installation's embedded server for as long as the script runs. */
export async function databaseUrl(dataDir) {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL;
  const server = embeddedPostgres(dataDir);
  onStop(server.stop);
  onStop(endAll); // first what uses it
  return (await server.ready).url;
}
