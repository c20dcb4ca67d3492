import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { io } from 'socket.io-client';
import { ACCESS_TOKEN_INVALID } from '#protocol/auth-messages';
import { AccessTokens } from '../auth/access-tokens.js';
import { SignIns } from '../auth/sign-ins.js';
import { frame, RawClient, text } from '../testing/raw-client.js';
import { newPlayer } from '../testing/sign-up.js';
import { type StartedApp, startApp } from '../testing/start-app.js';

let server: StartedApp;
/** Two more servers on the same database: without limits, and with few handshakes. */
let unlimited: StartedApp;
let few: StartedApp;
beforeAll(async () => {
  server = await startApp({ rateLimitScale: 1 });
  const { databaseUrl } = server.config;
  unlimited = await startApp({ rateLimitScale: 0, databaseUrl });
  few = await startApp({ rateLimitScale: 0.001, trustProxy: ['127.0.0.1'], databaseUrl });
});
afterAll(async () => {
  for (const app of [few, unlimited, server]) await app?.close();
});

const FRAMES: [string, Buffer][] = [
  ['WebSocket pings', frame(0x89)],
  ['large WebSocket pings', frame(0x89, 'x'.repeat(125))],
  ['WebSocket pongs', frame(0x8a)],
  ['empty fragments', Buffer.concat([frame(0x01), frame(0x00), frame(0x80)])],
  ['pongs', text('3')],
  ['no-ops', text('6')],
  ['connects with a bad token', text('40/multiplayer,{"token":"a.b.c"}')],
  ['connects to nowhere', text('40/nowhere,')],
];

/** Another player, who must not be affected. */
async function bystander() {
  const player = await newPlayer(server);
  await player.connect('/multiplayer');
  return player;
}

describe('a connection that has not signed in', () => {
  it.each(FRAMES)('is closed if it sends many %s', async (_, bytes) => {
    const player = await bystander();
    const client = await RawClient.open(server.url);
    await client.flood(bytes);
    expect(await player.send('register_user', {})).toMatchObject({ ok: true });
    player.disconnect();
  });

  it.each([
    ['not a packet', text('x')],
    ['not Socket.IO', text('4x')],
    ['a ping, which only the server sends', text('2')],
    ['an event before sign-in', text('42/multiplayer,["create_room"]')],
    ['a broken payload', text('40/multiplayer,{')],
    ['endless attachments', text('451000000-/multiplayer,["x"]')],
    ['a reserved bit', frame(0xf1, 'x')],
    ['invalid UTF-8', frame(0x81, Buffer.from([0xff, 0xfe]))],
    ['an unmasked frame', Buffer.from([0x81, 0x01, 0x33])],
  ])('is closed by %s without affecting others', async (_, bytes) => {
    const player = await bystander();
    const client = await RawClient.open(server.url);
    client.send(bytes);
    await client.ended();
    expect(await player.send('register_user', {})).toMatchObject({ ok: true });
    player.disconnect();
  });

  it('may try a few tokens; further ones are not verified', async () => {
    const verify = jest.spyOn(server.app.get(AccessTokens), 'verify');
    const client = await RawClient.open(server.url);
    for (let n = 0; n < 8; n++) client.signIn('a.b.c', n % 2 ? '/multiplayer' : '/singleplayer');
    await client.closed;
    expect(verify.mock.calls.length).toBeLessThanOrEqual(5);
    verify.mockRestore();
  });

  it('does not cause a query for each try with a revoked token', async () => {
    const player = await newPlayer(server);
    const signIns = server.app.get(SignIns);
    const { sid } = JSON.parse(Buffer.from(player.token.split('.')[1] ?? '', 'base64url').toString());
    await signIns.revoke(sid);
    const asked = jest.spyOn(signIns, 'player');
    const client = await RawClient.open(server.url);
    await client.flood(text(`40/multiplayer,${JSON.stringify({ token: player.token })}`));
    expect(asked.mock.calls.length).toBeLessThanOrEqual(5);
    asked.mockRestore();
  });

  it('may send a valid token after a refused one, on the same or a new connection', async () => {
    const player = await newPlayer(server);
    const client = await RawClient.open(server.url);
    client.signIn('a.b.c');
    await client.hears(ACCESS_TOKEN_INVALID);
    client.signIn(player.token);
    await client.hears('{"sid":');
    client.end();

    let token = 'a.b.c';
    const socket = io(`${server.url}/multiplayer`, {
      transports: ['websocket'],
      multiplex: false,
      auth: (give) => give({ token }),
    });
    const error = await new Promise<Error>((resolve) => socket.once('connect_error', resolve));
    expect(error.message).toBe(ACCESS_TOKEN_INVALID);
    token = player.token;
    await new Promise<void>((resolve) => {
      socket.once('connect', resolve);
      socket.connect();
    });
    socket.disconnect();
  });

  it('must not send before the connection is open', async () => {
    const client = await RawClient.open(server.url, { early: frame(0x89) });
    expect(client.status).toBe('');
  });

  it('cannot share its id with a second one', async () => {
    const first = await RawClient.open(server.url);
    await first.hears('"sid":"');
    const [, sid] = /"sid":"([^"]+)"/.exec(first.heard) ?? [];
    const second = await RawClient.open(server.url, { query: `&sid=${sid}` });
    expect(second.status).toContain(' 400 ');
    first.end();
  });
});

describe('a connection that has signed in', () => {
  it.each(FRAMES)('is closed if it sends many %s', async (_, bytes) => {
    const player = await bystander();
    const { token } = await newPlayer(server);
    const client = await RawClient.open(server.url);
    client.signIn(token);
    await client.hears('40/multiplayer,{"sid":');
    await client.flood(bytes);
    expect(await player.send('register_user', {})).toMatchObject({ ok: true });
    player.disconnect();
  });
});

describe('without rate limits', () => {
  it('a connection is closed if it sends many tokens at once', async () => {
    const { token } = await newPlayer(unlimited);
    const asked = jest.spyOn(unlimited.app.get(SignIns), 'player');
    const client = await RawClient.open(unlimited.url);
    const cycle = `40/multiplayer,${JSON.stringify({ token: 'a.b.c' })}`;
    client.send(Buffer.concat(Array.from({ length: 50 }, () => text(cycle))));
    await client.closed;
    const another = await RawClient.open(unlimited.url);
    const valid = text(`40/multiplayer,${JSON.stringify({ token })}`);
    another.send(Buffer.concat(Array.from({ length: 50 }, () => valid)));
    await another.closed;
    expect(asked.mock.calls.length).toBeLessThanOrEqual(5);
    asked.mockRestore();
  });

  it('a slow reader is disconnected before and after sign-in', async () => {
    const { token } = await newPlayer(unlimited);
    const stranger = await RawClient.open(unlimited.url);
    await stranger.flood(frame(0x89, 'x'.repeat(125)), { reading: false });
    const player = await RawClient.open(unlimited.url);
    player.signIn(token);
    await player.hears('40/multiplayer,{"sid":');
    player.send(text('42/multiplayer,0["create_room"]'));
    await player.hears('room_created');
    // States are long, so that they fill the system's buffers soon.
    await player.flood(text('42/multiplayer,1["sync",{"seq":0}]'), { reading: false });
  });
});

describe('handshakes', () => {
  it('are limited by the address that trusted proxies report, not by what the client claims', async () => {
    const from = async (forwarded: string) => {
      const client = await RawClient.open(few.url, { headers: { 'x-forwarded-for': forwarded } });
      client.end();
      return client.status.split(' ')[1];
    };
    const statuses: (string | undefined)[] = [];
    for (let n = 0; n < 6; n++) statuses.push(await from(`203.0.113.${n}, 198.51.100.7`));
    expect(statuses).toEqual(['101', '101', '101', '101', '101', '400']);
    expect(await from('198.51.100.8')).toBe('101');
    // An IPv6 network counts as one address.
    for (let n = 0; n < 5; n++) expect(await from(`2001:db8:1:2::${n}`)).toBe('101');
    expect([await from('2001:db8:1:2:3::1'), await from('2001:db8:1:3::1')]).toEqual(['400', '101']);
  });
});
