import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from '../../scripts/build/builds.mjs';
import { temporaryPostgres } from '../../scripts/postgres/embedded-postgres.mjs';

/** The files whose tests start the compiled server. */
const STARTS_SERVER = /\.system\.spec\.ts$/;

/**
 * TEST_DATABASE_URL: a superuser's URL of a server on which each test file creates a database of its own, most as a copy of one
 * that the tests of this run (TEST_RUN) share.
 * Builds what the tests start here, since a build in a hook would count towards the hook's time-out.
 */
export default async function globalSetup({ testPathPatterns }, { rootDir, testPathIgnorePatterns }) {
  const chosen = testPathPatterns.toExecutor({ rootDir });
  const isChosen = (path) =>
    chosen.isMatch(path) && !testPathIgnorePatterns.some((ignored) => new RegExp(ignored).test(path));
  const files = readdirSync(join(rootDir, 'api'), { recursive: true }).map((name) =>
    join(rootDir, 'api', name),
  );
  if (files.some((path) => STARTS_SERVER.test(path) && isChosen(path))) await buildAll();
  process.env.TEST_RUN = randomBytes(8).toString('hex');
  if (process.env.TEST_DATABASE_URL) return;
  globalThis.testPostgres = temporaryPostgres();
  process.env.TEST_DATABASE_URL = (await globalThis.testPostgres.ready).adminUrl;
}
