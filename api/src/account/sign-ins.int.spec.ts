import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SignInsResponse } from '#protocol/account';
import { type Credentials, registered, signedIn, socketOf } from '../testing/accounts.js';
import { type StartedApp, startApp } from '../testing/start-app.js';
import { until } from '../testing/until.js';
import type { Visitor } from '../testing/visitor.js';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

let server: StartedApp;
let ann: Credentials;
beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server?.close());

const browser = (headers?: Record<string, string>) => signedIn(server.url, ann, headers);
const listed = async (visitor: Visitor) =>
  ((await visitor.get('/account/sign-ins')).body as unknown as SignInsResponse).sign_ins;
const ends = (visitor: Visitor, path = '') => visitor.call('DELETE', `/account/sign-ins${path}`);
const current = async (visitor: Visitor) => (await listed(visitor)).find((one) => one.current)?.id ?? '';

/** The statuses of a call and of a refresh. */
const access = async (visitor: Visitor) => [
  (await visitor.get('/account/sign-ins')).status,
  (await visitor.get('/auth/refresh')).status,
];

describe('GET /account/sign-ins', () => {
  it('lists the open sign-ins, the last used first', async () => {
    ann = await registered(server.url);
    const phone = await browser();
    const desk = await browser({ 'user-agent': CHROME });
    await phone.get('/auth/refresh');
    const [first, second, ...rest] = await listed(desk);
    expect([first, second]).toEqual([
      {
        id: await current(phone),
        device: 'Unknown device',
        first_at: expect.any(String),
        last_at: expect.any(String),
        current: false,
      },
      expect.objectContaining({ device: 'Chrome on Windows', current: true }),
    ]);
    expect(rest).toEqual([]);
    expect(Date.parse(first?.last_at ?? '')).toBeGreaterThan(Date.parse(first?.first_at ?? ''));
  });

  it('lists neither ended nor expired sign-ins, nor those of others', async () => {
    ann = await registered(server.url);
    const [gone, old, here] = [await browser(), await browser(), await browser()];
    await gone.post('/logout');
    await server.database.query(
      `update refresh_token set issued_at = issued_at - interval '31 days' where sign_in_id = $1`,
      [await current(old)],
    );
    ann = await registered(server.url);
    await browser();
    expect((await listed(here)).map(({ current }) => current)).toEqual([true]);
  });
});

describe('DELETE /account/sign-ins/ID', () => {
  it('ends the sign-in at once, with its sockets', async () => {
    ann = await registered(server.url);
    const [lost, here] = [await browser(), await browser()];
    const [lostSocket, ownSocket] = [await socketOf(lost, server.url), await socketOf(here, server.url)];
    const id = await current(lost);
    expect((await ends(here, `/${id}`)).status).toBe(204);
    expect(await access(lost)).toEqual([401, 401]);
    expect(await access(here)).toEqual([200, 200]);
    await until(() => !lostSocket.connected);
    await expect(lostSocket.connect('/multiplayer')).rejects.toThrow('access token is invalid.');
    expect(ownSocket.connected).toBe(true);
    ownSocket.disconnect();
    expect((await ends(here, `/${id}`)).status).toBe(404);
  });

  it('refuses the sign-in of another user, an unknown one, and an invalid id', async () => {
    ann = await registered(server.url);
    const theirs = await browser();
    ann = await registered(server.url);
    const own = await browser();
    const tried = [await current(theirs), randomUUID(), 'x'].map((id) => ends(own, `/${id}`));
    expect((await Promise.all(tried)).map(({ status }) => status)).toEqual([404, 404, 400]);
    expect(await access(theirs)).toEqual([200, 200]);
  });
});

describe('DELETE /account/sign-ins', () => {
  it('ends all others, with their sockets', async () => {
    ann = await registered(server.url);
    const others = [await browser(), await browser()];
    const here = await browser();
    const sockets = await Promise.all([...others, here].map((visitor) => socketOf(visitor, server.url)));
    expect((await ends(here)).status).toBe(204);
    await until(() => sockets.filter(({ connected }) => connected).length === 1);
    expect(sockets.at(-1)?.connected).toBe(true);
    for (const other of others) expect(await access(other)).toEqual([401, 401]);
    expect(await access(here)).toEqual([200, 200]);
    sockets.at(-1)?.disconnect();
  });
});
