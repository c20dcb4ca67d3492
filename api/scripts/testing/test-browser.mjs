import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildAll } from '../build/builds.mjs';
import { chromium, need } from '../install/system-programs.mjs';
import { freePort } from '../process/ports.mjs';
import { runNode } from '../process/processes.mjs';
import { readReport } from './test-report.mjs';

/**
 * Builds and runs Playwright, whose configuration starts a server on E2E_PORT, which sends mail to E2E_MAIL_PORT and users to the
 * OpenID Connect provider on E2E_PROVIDER_PORT. The tests start both.
 */
export async function runBrowserTests(wanted) {
  await buildAll();
  const report = join(tmpdir(), 'playwright.json');
  const env = {
    ...process.env,
    CHROMIUM_PATH: await need(chromium),
    E2E_PORT: String(await freePort()),
    E2E_MAIL_PORT: String(await freePort()),
    E2E_PROVIDER_PORT: String(await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    PWTEST_CACHE_DIR: join(tmpdir(), 'playwright-cache'),
  };
  const args = ['node_modules/@playwright/test/cli.js', 'test', ...wanted, '--reporter=list,json'];
  const { code } = await runNode(args, { env, endWith: 'SIGINT' });
  return readReport(report, code, ({ stats, suites }) => ({
    passed: stats.expected,
    failed: suites.flatMap(failuresOf),
  }));
}

/** A test that passed on a retry counts as failed. */
function failuresOf({ file, specs = [], suites = [] }) {
  const failed = specs.filter(({ tests }) => tests.some(({ status }) => /unexpected|flaky/.test(status)));
  return [...failed.map(({ title }) => `web/e2e/${file}: ${title}`), ...suites.flatMap(failuresOf)];
}
