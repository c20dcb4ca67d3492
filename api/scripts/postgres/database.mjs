import { endAll } from '../process/processes.mjs';
import { onStop } from '../process/script.mjs';
import { embeddedPostgres } from './embedded-postgres.mjs';

/** DATABASE_URL, or this installation's embedded server while the script runs. */
export async function databaseUrl(dataDir) {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL;
  const server = embeddedPostgres(dataDir);
  onStop(server.stop);
  onStop(endAll); // stop its users first
  return (await server.ready).url;
}
