// Runs unit and integration tests; with `--system` the system and browser tests, with `--all` both. With paths, runs the
// matching tests: `npm test -- libs/game` in Jest, `npm test -- web/e2e/x` in Playwright.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkBudgets } from './build/budgets.mjs';
import { install } from './install/install.mjs';
import { Obstacle } from './process/checkout.mjs';
import { endAll } from './process/processes.mjs';
import { onStop, script } from './process/script.mjs';
import { runBrowserTests } from './testing/test-browser.mjs';
import { runJest, runSystemTests, runTests } from './testing/test-jest.mjs';

// Removes all files that tests, browsers and servers leave in the temporary folder.
function useOwnTemporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'fourtell-test-'));
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  onStop(async () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  onStop(endAll);
}

const usual = [runTests, checkBudgets];
const system = [runSystemTests, () => runBrowserTests([])];

function levelsFor(args) {
  if (args.length === 0) return usual;
  if (args[0] === '--system') return system;
  if (args[0] === '--all') return [...usual, ...system];
  const run = args.every((path) => path.includes('e2e')) ? runBrowserTests : runJest;
  return [() => run(args)];
}

async function resultOf(level) {
  try {
    return await level();
  } catch (error) {
    if (!(error instanceof Obstacle)) throw error;
    return { passed: 0, failed: [error.message] };
  }
}

await script(async () => {
  useOwnTemporaryFolder();
  await install();
  const results = [];
  for (const level of levelsFor(process.argv.slice(2))) results.push(await resultOf(level));
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.flatMap((result) => result.failed);
  for (const name of failed) console.log(`failed: ${name}`);
  console.log(`${passed} passed, ${failed.length} failed`);
  return failed.length > 0 || passed === 0 ? 1 : 0;
});
