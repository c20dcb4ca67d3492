import { existsSync, readFileSync } from 'node:fs';

/**
 * `failed` lists the names of failed tests. A runner that failed without a failed test (it crashed, or found none) counts
 * as one failure.
 */
export function readReport(file, code, resultOf) {
  if (!existsSync(file)) return { passed: 0, failed: code === 0 ? [] : ['the test runner'] };
  const { passed, failed } = resultOf(JSON.parse(readFileSync(file, 'utf8')));
  return { passed, failed: failed.length === 0 && code !== 0 ? ['the test runner'] : failed };
}
