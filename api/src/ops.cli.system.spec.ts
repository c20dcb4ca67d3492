import { execFile } from 'node:child_process';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type StartedApp, startApp } from './testing/start-app.js';

let started: StartedApp;
beforeAll(async () => {
  started = await startApp();
});
afterAll(() => started.close());

function ops(...args: string[]): Promise<{ code: number; out: string; errors: string }> {
  const env = { ...process.env, DATABASE_URL: started.config.databaseUrl };
  return new Promise((resolve) => {
    execFile(process.execPath, ['dist/api/src/ops.cli.js', ...args], { env }, (error, out, errors) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, errors }),
    );
  });
}

it('the operators’ command line prints results to stdout, faults to stderr, and exits with their code', async () => {
  expect(await ops('games', 'list', '--json')).toEqual({ code: 0, out: '[]\n', errors: '' });
  expect(await ops('games', 'show', 'x')).toEqual({ code: 2, out: '', errors: 'there is no game x\n' });
});
