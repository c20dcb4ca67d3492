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

it('verify finds the same with several threads', async () => {
  // More than one page of games, all of which have lost their events.
  await started.database.query(
    `insert into game (id, kind, phase, version, epoch)
     select gen_random_uuid(), 'solo', 'closed', 7, 1 from generate_series(1, 450)`,
  );
  const [one, three] = await Promise.all(
    ['1', '3'].map((jobs) => ops('verify', '--all', '--json', '--jobs', jobs)),
  );
  expect(three).toEqual(one);
  expect([three?.code, JSON.parse(three?.out ?? '')]).toMatchObject([1, { games: 450 }]);
  await started.database.query('delete from game');
});
