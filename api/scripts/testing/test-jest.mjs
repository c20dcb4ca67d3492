import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { need, nginx, redis } from '../install/system-programs.mjs';
import { temporaryPostgres } from '../postgres/embedded-postgres.mjs';
import { root } from '../process/checkout.mjs';
import { endAll, runNode } from '../process/processes.mjs';
import { onStop } from '../process/script.mjs';
import { readReport } from './test-report.mjs';

const jest = [
  '--experimental-vm-modules', // the packages of NestJS are ES modules
  '--disable-warning=ExperimentalWarning',
  'node_modules/jest/bin/jest.js',
];

const SYSTEM = '\\.system\\.spec\\.ts$';

/** Unit and integration tests. */
export const runTests = () => runJest(['--testPathIgnorePatterns', SYSTEM, '/node_modules/', '/web/e2e/']);

/** Tests that start or kill several servers, or play for long. */
export const runSystemTests = () => runJest([SYSTEM]);

/** @param args paths or options for Jest */
export async function runJest(args) {
  const report = join(tmpdir(), 'jest.json');
  const postgres = temporaryPostgres();
  onStop(postgres.stop);
  onStop(endAll); // stop its users first
  const env = {
    ...process.env,
    REDIS_SERVER_PATH: await need(redis),
    NGINX_PATH: await need(nginx),
    TEST_DATABASE_URL: (await postgres.ready).adminUrl,
  };
  const { code } = await runNode([...jest, ...args, '--json', `--outputFile=${report}`], { env });
  await postgres.stop();
  return readReport(report, code, ({ numPassedTests, testResults }) => ({
    passed: numPassedTests,
    failed: testResults.flatMap(failuresOf),
  }));
}

function failuresOf({ name, status, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  const names = failed.map(({ fullName }) => `${relative(root, name)}: ${fullName}`);
  // A file that could not be loaded has no tests.
  return status === 'failed' && names.length === 0 ? [relative(root, name)] : names;
}
