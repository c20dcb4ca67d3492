import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { need, nginx, redis } from '../install/system-programs.mjs';
import { temporaryPostgres } from '../postgres/embedded-postgres.mjs';
import { endAll, runNode } from '../process/processes.mjs';
import { onStop } from '../process/script.mjs';
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
