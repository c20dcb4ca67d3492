import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Credentials, registered, signedIn } from '../testing/accounts.js';
import { type StartedApp, startApp } from '../testing/start-app.js';
import { Visitor } from '../testing/visitor.js';
import { runOps } from './run.js';

let server: StartedApp;
let ann: Credentials;
beforeAll(async () => {
  server = await startApp();
  ann = await registered(server.url, { username: 'Ann Miller' });
  await registered(server.url, { username: 'Anna_Miller' });
  await registered(server.url, { username: 'Bob Ann' });
});
afterAll(() => server?.close());

async function ops(...args: string[]): Promise<{ code: number; out: string; errors: string }> {
  const lines: Record<'out' | 'errors', string[]> = { out: [], errors: [] };
  const output = {
    log: (line: string) => lines.out.push(line),
    error: (line: string) => lines.errors.push(line),
  };
  const code = await runOps(args, server.config.databaseUrl, output);
  return { code, out: lines.out.join('\n'), errors: lines.errors.join('\n') };
}

describe('users find', () => {
  const names = async (who: string, ...more: string[]) => {
    const found: { username: string }[] = JSON.parse(
      (await ops('users', 'find', who, '--json', ...more)).out,
    );
    return found.map(({ username }) => username);
  };

  it('finds users by email, id and the beginning of their name', async () => {
    expect(await names(ann.email.toUpperCase())).toEqual(['Ann Miller']);
    const [{ id }] = await server.database.query('select id from users where email = $1', [ann.email]);
    expect(await names(id)).toEqual(['Ann Miller']);
    expect(await names('aNN')).toEqual(['Anna_Miller', 'Ann Miller']);
    expect(await names('ann', '--limit', '1')).toEqual(['Anna_Miller']);
    expect(await names('Ann%')).toEqual([]);
  });

  it('prints a line per user', async () => {
    expect((await ops('users', 'find', ann.email)).out).toContain(`  Ann Miller  ${ann.email}  `);
    expect((await ops('users', 'find', 'nobody')).out).toBe('no users');
  });
});

describe('users reset-link', () => {
  it('prints a link that sets a new password once', async () => {
    const { code, out } = await ops('users', 'reset-link', ann.email);
    const token = /^http:\/\/localhost:\d+\/password\/reset\?token=([\w-]{43})$/m.exec(out)?.[1];
    expect([code, out.split('\n')[0]]).toEqual([0, expect.stringContaining('Ann Miller')]);
    const password = 'another battery';
    const statuses: number[] = [];
    for (let n = 0; n < 2; n++)
      statuses.push((await new Visitor(server.url).post('/password/reset', { token, password })).status);
    expect(statuses).toEqual([200, 400]);
    await signedIn(server.url, { ...ann, password });
  });

  it.each([
    [['users', 'reset-link', 'nobody@example.org'], 'nobody has the email nobody@example.org'],
    [['users', 'reset-link'], 'which user?'],
    [['users', 'find'], 'which user?'],
    [['users', 'grow'], 'npm run ops'],
  ])('refuses %j', async (args, reason) => {
    expect(await ops(...args)).toMatchObject({ code: 2, errors: expect.stringContaining(reason) });
  });
});
