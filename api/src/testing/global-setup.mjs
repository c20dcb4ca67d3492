import { temporaryPostgres } from '../../scripts/postgres/embedded-postgres.mjs';

/** TEST_DATABASE_URL: a superuser's URL of a server on which each test file creates a database of its own. */
export default async function globalSetup() {
  if (process.env.TEST_DATABASE_URL) return;
  globalThis.testPostgres = temporaryPostgres();
  process.env.TEST_DATABASE_URL = (await globalThis.testPostgres.ready).adminUrl;
}
