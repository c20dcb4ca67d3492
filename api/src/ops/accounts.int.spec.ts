import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AccountExport } from '#protocol/account';
import { type Credentials, registered, signedIn, socketOf } from '../testing/accounts.js';
import { savedQuiz } from '../testing/custom-quizzes.js';
import { ranOps } from '../testing/ops.js';
import { newGuest } from '../testing/sign-up.js';
import { SocketPlayer } from '../testing/socket-player.js';
import { type StartedApp, startApp } from '../testing/start-app.js';

let server: StartedApp;
let folder: string;
let ann: Credentials;
let visitor: Awaited<ReturnType<typeof signedIn>>;
let id: string;
beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server?.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'accounts-'));
  await query('truncate users, operator_action, erasure cascade');
  ann = await registered(server.url, { username: 'Ann Miller' });
  visitor = await signedIn(server.url, ann);
  [{ id }] = (await query('select id from users')) as [{ id: string }];
});
afterEach(() => rm(folder, { recursive: true }));

const query = (sql: string) => server.database.query<object[]>(sql);
const ops = (...args: string[]) => ranOps(server.config.databaseUrl, args);
const saved = (title: string) => savedQuiz(new SocketPlayer(server.url, visitor.accessToken), title);

describe('users export', () => {
  it('writes the user’s own export to a file that only the operator can read', async () => {
    await saved('Cats');
    const file = join(folder, 'ann.json');
    const { code, out } = await ops('users', 'export', 'ann miller', '--out', file);
    expect([code, out]).toEqual([0, expect.stringContaining(`Ann Miller (${ann.email})`)]);
    const { exported_at: _, ...written } = JSON.parse(await readFile(file, 'utf8')) as AccountExport;
    const { body } = await visitor.get('/account/export');
    const { exported_at: __, ...own } = body as unknown as AccountExport;
    expect(written).toEqual(own);
    expect(written.quizzes).toMatchObject([{ title: 'Cats' }]);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await query('select action, target from operator_action')).toEqual([
      { action: 'users export', target: id },
    ]);
  });

  it('does not overwrite a file', async () => {
    const file = join(folder, 'kept');
    await writeFile(file, 'kept');
    const { code, errors } = await ops('users', 'export', ann.email, '--out', file);
    expect([code, errors]).toEqual([2, expect.stringContaining('EEXIST')]);
    expect(await readFile(file, 'utf8')).toBe('kept');
  });
});

describe('users delete', () => {
  it('deletes the account with its sign-ins and quizzes, and records it in the audit log', async () => {
    await saved('Cats');
    const socket = await socketOf(visitor, server.url);
    const { code } = await ops('users', 'delete', id, '--yes');
    expect(code).toBe(0);
    expect((await visitor.get('/account')).status).toBe(401);
    for (const table of ['users', 'quiz', 'sign_in']) expect(await query(`select from ${table}`)).toEqual([]);
    expect(await query('select user_id from erasure')).toEqual([{ user_id: id }]);
    expect(await query('select action, target from operator_action')).toEqual([
      { action: 'users delete', target: id },
    ]);
    socket.disconnect();
    await registered(server.url, ann);
  });

  it('deletes a guest by name', async () => {
    const guest = await newGuest(server, 'Zyxomma');
    expect(await ops('users', 'delete', 'zyxomma', '--yes')).toMatchObject({
      code: 0,
      out: expect.stringContaining('Zyxomma (a guest)'),
    });
    expect((await guest.visitor.get('/account')).status).toBe(401);
    expect((await visitor.get('/account')).status).toBe(200);
  });

  it.each([
    ['no', 2],
    ['y', 0],
  ])('asks first: %s', async (answer, code) => {
    const ran = await ranOps(server.config.databaseUrl, ['users', 'delete', ann.email], answer);
    expect(ran).toMatchObject({ code, errors: expect.stringContaining('Ann Miller') });
    expect((await visitor.get('/account')).status).toBe(code === 0 ? 401 : 200);
  });

  it('needs --yes without a terminal', async () => {
    const ran = await ops('users', 'delete', ann.email);
    expect(ran).toMatchObject({ code: 2, errors: expect.stringContaining('add --yes') });
    expect((await visitor.get('/account')).status).toBe(200);
  });

  it('refuses a name that is another user’s email', async () => {
    await server.database.query(
      `insert into users (id, username, username_key) values (gen_random_uuid(), $1, $1)`,
      [ann.email],
    );
    expect(await ops('users', 'delete', ann.email, '--yes')).toMatchObject({
      code: 2,
      errors: expect.stringContaining('use an id'),
    });
  });
});

it.each([
  [['users', 'export'], 'which user?'],
  [['users', 'export', 'Ann Miller'], '--out FILE is needed'],
  [['users', 'export', 'nobody', '--out', 'x'], 'there is no user nobody'],
  [['users', 'delete', 'Ann', '--yes'], 'there is no user Ann'],
])('refuses %j', async (args, text) => {
  expect(await ops(...args)).toMatchObject({ code: 2, errors: expect.stringContaining(text) });
});
