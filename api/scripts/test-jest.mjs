import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { temporaryPostgres } from './embedded-postgres.mjs';
import { endAll, runNode } from './processes.mjs';
import { onStop } from './script.mjs';
import { need, nginx, redis } from './system-programs.mjs';
import { readReport } from './test-report.mjs';

const jest = [
  '--experimental-vm-modules', // the packages of NestJS are ES modules
  '--disable-warning=ExperimentalWarning',
  'node_modules/jest/bin/jest.js',
];

export async function runJest(wanted) {
  const report = join(tmpdir(), 'jest.json');
  const postgres = temporaryPostgres();
  onStop(postgres.stop);
  onStop(endAll); // first what uses it
  const env = {
    ...process.env,
    REDIS_SERVER_PATH: await need(redis),
    NGINX_PATH: await need(nginx),
    TEST_DATABASE_URL: (await postgres.ready).adminUrl,
  };
  const { code } = await runNode([...jest, ...wanted, '--json', `--outputFile=${report}`], { env });
  await postgres.stop();
  return readReport(report, code, (json) => ({
    passed: json.numPassedTests,
    failed: json.numFailedTests + json.numRuntimeErrorTestSuites,
  }));
}
