// Every level of test. `npm test -- libs/game` runs only the Jest files that match, `npm test -- web/e2e/x` only Playwright's.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkBudgets } from './build/budgets.mjs';
import { install } from './install/install.mjs';
import { Obstacle } from './process/checkout.mjs';
import { endAll } from './process/processes.mjs';
import { onStop, script } from './process/script.mjs';
import { runBrowserTests } from './testing/test-browser.mjs';
import { runJest } from './testing/test-jest.mjs';

// Whatever a test, a browser or a server leaves in the temporary folder goes with it.
function useOwnTemporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'fourtell-test-'));
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  onStop(async () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  onStop(endAll);
}

function levelsFor(wanted) {
  if (wanted.length === 0) return [runJest, checkBudgets, runBrowserTests];
  return wanted.every((path) => path.includes('e2e')) ? [runBrowserTests] : [runJest];
}

async function totalsOf(level, wanted) {
  try {
    return await level(wanted);
  } catch (error) {
    if (!(error instanceof Obstacle)) throw error;
    console.error(error.message);
    return { passed: 0, failed: 1 };
  }
}

await script(async () => {
  const wanted = process.argv.slice(2);
  useOwnTemporaryFolder();
  await install();
  let [passed, failed] = [0, 0];
  for (const level of levelsFor(wanted)) {
    const totals = await totalsOf(level, wanted);
    passed += totals.passed;
    failed += totals.failed;
  }
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 || passed === 0 ? 1 : 0;
});
