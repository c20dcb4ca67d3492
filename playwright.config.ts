import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';

const port = process.env['E2E_PORT'] ?? '3310';
const address = `http://127.0.0.1:${port}`;
/** Only password-reset.e2e.spec.ts listens there. */
const mailPort = process.env['E2E_MAIL_PORT'] ?? '3311';
/** Only other-provider.e2e.spec.ts listens there. */
const providerPort = process.env['E2E_PROVIDER_PORT'] ?? '3312';

/** The server's data. operator.e2e.spec.ts runs commands of operators on it. */
process.env['E2E_DATA_DIR'] ??= join(tmpdir(), `fourtell-e2e-${port}`);

export default defineConfig({
  testDir: 'web/e2e',
  testMatch: '**/*.e2e.spec.ts',
  outputDir: 'test-results',
  workers: 3, // games wait more than they compute
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // Nothing here is timed: whole games are played, also on a busy machine.
  timeout: 150_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: address,
    // Drawing animations takes a fifth of the tests' CPU. Files that want them ask for them.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of each test would double the time of all. `npx playwright test --trace on` makes one.
    screenshot: 'only-on-failure',
    launchOptions: {
      // Not set: the browser that Playwright installed itself.
      ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node api/scripts/testing/e2e-server.mjs',
    env: {
      E2E_DATA_DIR: process.env['E2E_DATA_DIR'],
      PORT: port,
      PUBLIC_URL: address,
      // Browsers have no passkeys for a site without a name.
      ALLOWED_ORIGINS: `http://localhost:${port}`,
      SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
      MAIL_FROM: 'Fourtell <quiz@example.org>',
      OIDC_ISSUER: `http://127.0.0.1:${providerPort}`,
      OIDC_CLIENT_ID: 'fourtell',
      OIDC_CLIENT_SECRET: 'a secret of the tests',
      OIDC_LABEL: 'School',
    },
    url: `${address}/healthz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
