import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNode } from './processes.mjs';
import { readReport } from './test-report.mjs';

const jest = [
  '--experimental-vm-modules', // the packages of NestJS are ES modules
  '--disable-warning=ExperimentalWarning',
  'node_modules/jest/bin/jest.js',
];

export async function runJest(wanted) {
  const report = join(tmpdir(), 'jest.json');
  const { code } = await runNode([...jest, ...wanted, '--json', `--outputFile=${report}`]);
  return readReport(report, code, (json) => ({
    passed: json.numPassedTests,
    failed: json.numFailedTests + json.numRuntimeErrorTestSuites,
  }));
}
