import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { record } from '../operators/operators.js';
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
  const code = await runOps([...args, '--yes'], server.config.databaseUrl, output);
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

describe('users grant-operator', () => {
  it('makes a user an operator until users revoke-operator', async () => {
    const says = async (verb: string) => (await ops('users', verb, ` ${ann.email.toUpperCase()}`)).out;
    const found = async () => (await ops('users', 'find', ann.email)).out;
    expect(await found()).not.toMatch(/ operator$/);
    expect(await says('grant-operator')).toBe('Ann Miller is an operator now');
    expect(await says('grant-operator')).toBe('Ann Miller was already an operator');
    expect(await found()).toMatch(/ {2}operator$/);
    expect(await says('revoke-operator')).toBe('Ann Miller is no longer an operator');
    expect(await says('revoke-operator')).toBe('Ann Miller was not an operator');
    expect(await found()).not.toMatch(/ operator$/);
  });
});

describe('actions list', () => {
  it('prints the actions of operators, newest first', async () => {
    for (const verb of ['reset-link', 'grant-operator', 'revoke-operator'])
      await ops('users', verb, ann.email);
    const [{ id }] = await server.database.query('select id from users where email = $1', [ann.email]);
    const { out } = await ops('actions', 'list', '--json', '--limit', '3');
    const common = { operator: 'command line', operatorId: null, target: id, details: null };
    expect(JSON.parse(out)).toMatchObject([
      { ...common, action: 'users revoke-operator' },
      { ...common, action: 'users grant-operator' },
      { ...common, action: 'users reset-link' },
    ]);
    const [first] = (await ops('actions', 'list')).out.split('\n');
    expect(first).toMatch(new RegExp(`Z {2}command line {2}users revoke-operator {2}${id}$`));
  });

  it('shows the id of the operator, and escapes the name', async () => {
    const userId = randomUUID();
    const operator = { userId, username: 'Zoe\u202e\nX' };
    await record(server.database.manager, {
      operator,
      action: 'quizzes hide',
      target: 'q',
      details: { n: 1 },
    });
    const { out } = await ops('actions', 'list', '--limit', '1');
    expect(out.slice(26)).toBe(`Zoe\\u202e\\u000aX (${userId})  quizzes hide  q  {"n":1}`);
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

  describe('begins the link', () => {
    const before = { ...process.env };
    afterEach(() => {
      process.env = { ...before };
    });

    it.each([
      [{}, 'http://localhost:3000'],
      [{ SERVER_ADDRESS: 'http://192.168.1.5:4567', PORT: '3001' }, 'http://192.168.1.5:4567'],
    ])('with the address of the running server, and warns that it may differ: %j', async (set, origin) => {
      const { PUBLIC_URL: _, PORT: __, SERVER_ADDRESS: ___, ...others } = before;
      process.env = { ...others, ...set };
      const { out, errors } = await ops('users', 'reset-link', ann.email);
      expect(out.split('\n')[1]).toMatch(new RegExp(`^${origin}/password/reset\\?token=`));
      expect(errors).toContain('PUBLIC_URL');
    });

    it('with PUBLIC_URL', async () => {
      const others = { SERVER_ADDRESS: 'http://localhost:4567', PUBLIC_URL: 'https://quiz.example' };
      process.env = { ...before, ...others };
      const { out, errors } = await ops('users', 'reset-link', ann.email);
      expect(out.split('\n')[1]).toMatch(/^https:\/\/quiz\.example\/password\/reset\?token=/);
      expect(errors).toBe('');
    });
  });

  it.each([
    [['users', 'grant-operator', 'nobody@example.org'], 'no user has the email nobody@example.org'],
    [['users', 'revoke-operator'], 'which user?'],
    [['users', 'reset-link', 'nobody@example.org'], 'no user has the email nobody@example.org'],
    [['users', 'reset-link'], 'which user?'],
    [['users', 'find'], 'which user?'],
    [['users', 'grow'], 'npm run ops'],
  ])('refuses %j', async (args, reason) => {
    expect(await ops(...args)).toMatchObject({ code: 2, errors: expect.stringContaining(reason) });
  });
});
