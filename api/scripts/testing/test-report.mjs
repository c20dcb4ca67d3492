import { existsSync, readFileSync } from 'node:fs';

/** A runner that failed without a failed test to show for it (it crashed, or found nothing) counts as one failure. */
export function readReport(file, code, totalsOf) {
  if (!existsSync(file)) return { passed: 0, failed: code === 0 ? 0 : 1 };
  const { passed, failed } = totalsOf(JSON.parse(readFileSync(file, 'utf8')));
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed };
}
