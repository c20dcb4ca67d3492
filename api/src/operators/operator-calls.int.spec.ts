import { hostname } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ROUTES } from '../../bench/attack/calls.js';
import { validOf } from '../../bench/attack/hostile/valid.js';
import { openRoom, QUICK } from '../testing/room-players.js';
import { newGuest, newPlayer } from '../testing/sign-up.js';
import type { SocketPlayer } from '../testing/socket-player.js';
import { type StartedApp, startApp } from '../testing/start-app.js';

let server: StartedApp;
let operator: SocketPlayer & { userId: string };
beforeAll(async () => {
  server = await startApp();
  operator = await newPlayer(server);
  await setOperator(operator.userId, true);
});
afterAll(() => server?.close());

const setOperator = (userId: string, is: boolean) =>
  server.database.query('update users set is_operator = $2 where id = $1', [userId, is]);

const CALLS = ROUTES.filter(({ path }) => path.startsWith('/operator'));

describe('every call for operators', () => {
  it('does not exist for anybody else', async () => {
    expect(CALLS.length).toBeGreaterThanOrEqual(12);
    const revoked = await newPlayer(server);
    await setOperator(revoked.userId, true);
    await setOperator(revoked.userId, false);
    const tokens = {
      nobody: undefined,
      guest: (await newGuest(server)).player.token,
      user: (await newPlayer(server)).token,
      revoked: revoked.token,
      forged: 'x.y.z',
    };
    for (const [who, token] of Object.entries(tokens)) {
      for (const { method, path, body } of CALLS) {
        const answer = await fetch(`${server.url}${path}`, {
          method,
          headers: {
            accept: 'application/json',
            ...(body ? { 'content-type': 'application/json' } : {}),
            ...(token ? { authorization: `Bearer ${token}` } : {}),
          },
          ...(body ? { body: JSON.stringify(validOf(body)) } : {}),
        });
        const text = await answer.json();
        expect({ who, path, status: answer.status, text }).toEqual({
          ...{ who, path, status: 404 },
          text: { message: `Cannot ${method} ${path}`, code: 'not_found', request_id: expect.any(String) },
        });
      }
    }
  });
});

describe('an operator', () => {
  let gameId: string;
  beforeAll(async () => {
    const { host, all } = await openRoom(server, 2);
    await host.send('start_game', QUICK);
    gameId = (await host.state()).game_id ?? '';
    for (const player of all) player.disconnect();
  });
  const get = async <T>(path: string) => {
    const { status, body } = await operator.call<T>('GET', `/operator/${path}`);
    expect(status).toBe(200);
    return body;
  };

  it('sees the live rooms, with their players, owner and who opened them', async () => {
    const { rooms, instances, open } = await get<{
      rooms: { id: string }[];
      instances: { state: string }[];
      open: number;
    }>('rooms');
    expect(open).toBeGreaterThanOrEqual(1);
    expect(rooms.find(({ id }) => id === gameId)).toMatchObject({
      ...{ kind: 'room', phase: 'asking', players: 3, owned: true, quarantine: null },
      ...{ code: expect.stringMatching(/^[A-Z0-9]{6}$/), opened_by: expect.stringContaining('player') },
    });
    const counted = {
      machine: hostname(),
      games: expect.any(Number),
      sockets: expect.any(Number),
      silent_ms: expect.any(Number),
    };
    expect(instances).toEqual([{ id: expect.any(String), state: 'alive', ...counted }]);
  });

  it('sees a room that has been overdue for months', async () => {
    const set = (due_at: string) =>
      server.database.query(`update game set due_at = ${due_at} where id = $1 returning due_at`, [gameId]);
    const [[{ due_at }]] = await set('due_at');
    await set(`now() - interval '90 days'`);
    const { rooms } = await get<{ rooms: { id: string; overdue_ms: number }[] }>('rooms');
    expect(rooms.find(({ id }) => id === gameId)?.overdue_ms).toBe(2_147_483_647);
    await set(`'${due_at.toISOString()}'`);
  });

  it('finds a game by its code, its players and its phase', async () => {
    const { code } = await get<{ code: string }>(`games/${gameId}`);
    const [{ username }] = await server.database.query(
      `select username from users where id::text = (select data->>'userId' from game_event
       where game_id = $1 and type = 'PlayerJoined' order by version limit 1)`,
      [gameId],
    );
    for (const query of [
      `code=${code.toLowerCase()}`,
      `user=${encodeURIComponent(username)}`,
      'phase=asking',
    ]) {
      const { games } = await get<{ games: { id: string }[] }>(`games?${query}`);
      expect(games.map(({ id }) => id)).toContain(gameId);
    }
    for (const query of ['code=ZZZZZZ', 'user=nobody', 'problem=true', 'code=%F0%9F%98%80'])
      expect(await get(`games?${query}`)).toEqual({ games: [] });
    expect((await operator.call('GET', '/operator/games?phase=x')).status).toBe(400);
  });

  it('reads the log page by page, with its hashes, and verifies it', async () => {
    const { events } = await get<{ events: { version: number; hash: string }[] }>(`games/${gameId}/events`);
    expect(events.map(({ version }) => version)).toEqual(events.map((_, n) => n + 1));
    for (const { hash } of events) expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(await get(`games/${gameId}/events?after=${events.length}`)).toEqual({ events: [] });
    const { status, body } = await operator.call('POST', `/operator/games/${gameId}/verify`);
    expect({ status, body }).toMatchObject({ status: 200, body: { events: events.length, differences: [] } });
    await server.database.query(
      `update game_event set data = jsonb_set(data, '{closesAt}', '7') where game_id = $1 and type = 'RunStarted'`,
      [gameId],
    );
    const broken = await operator.call<{ differences: { what: string }[] }>(
      'POST',
      `/operator/games/${gameId}/verify`,
    );
    expect(broken.body.differences[0]?.what).toMatch(/^hash of event \d+$/);
  });

  it('gets a 404 for an unknown game', async () => {
    const none = '00000000-0000-4000-8000-000000000000';
    expect((await operator.call('GET', `/operator/games/${none}`)).status).toBe(404);
    expect((await operator.call('POST', `/operator/games/${none}/verify`)).status).toBe(404);
    expect((await operator.call('GET', '/operator/games/x')).status).toBe(400);
  });

  it('switches a reported question off and on, which the audit log records', async () => {
    const [{ ref }] = await server.database.query(
      `select key->>'ref' as ref from game_event, jsonb_array_elements(data->'keys') key
       where game_id = $1 and type = 'AnswerKeySet' limit 1`,
      [gameId],
    );
    await server.database.query(
      `insert into question_report (ref, user_id, kind, text, prompt, answer) values ($1, $2, 'wrong', 'no', 'P?', 'A')`,
      [ref, operator.userId],
    );
    for (const off of [true, false]) {
      expect((await fetchPut('questions', { ref, off })).status).toBe(204);
      const { questions } = await get<{ questions: { ref: string; off: boolean }[] }>('reported');
      expect(questions.find((question) => question.ref === ref)).toMatchObject({ off, quiz: null });
    }
    expect((await fetchPut('questions', { ref: 'no such', off: true })).status).toBe(404);
    const { actions } = await get<{ actions: { id: string }[] }>('actions');
    expect(actions.slice(0, 2)).toMatchObject([
      { action: 'bank on', target: ref },
      { action: 'bank off', target: ref },
    ]);
    expect(await get(`actions?before=${actions.at(-1)?.id}`)).toEqual({ actions: [] });
  });

  it('[M8] closes a room, once: its players learn of it, keep their points and can open another one', async () => {
    const { host, guests, all } = await openRoom(server);
    await host.send('start_game', QUICK);
    const { game_id: id = '' } = await host.state();
    const rooms = await get<{ rooms: { id: string }[] }>('rooms');
    expect(rooms.rooms.map((room) => room.id)).toContain(id);
    for (let times = 0; times < 2; times++) expect(await post(`games/${id}/close`)).toBe(204);
    for (const player of all) {
      expect(await player.frame('quiz_completed')).toMatchObject({ closed: 0 });
      expect(await player.frame('room_closed')).toMatchObject({ why: 'operator' });
    }
    expect(await get(`games/${id}`)).toMatchObject({ phase: 'closed', owner: null });
    expect((await get<{ rooms: { id: string }[] }>('rooms')).rooms.map((room) => room.id)).not.toContain(id);
    const { actions } = await get<{ actions: { target: string }[] }>('actions');
    expect(actions.filter(({ target }) => target === id)).toMatchObject([{ action: 'games close' }]);
    expect((await operator.call('POST', `/operator/games/${id}/verify`)).body).toMatchObject({
      differences: [],
    });
    // They follow the closed room no more.
    for (const player of all)
      expect(await player.send('player_message', { message: 'still here' })).toMatchObject({
        code: 'not_in_room',
      });
    expect(await guests[0]?.send('create_room', undefined)).toMatchObject({ ok: true });
    for (const player of all) player.disconnect();
  });

  it('cannot close a solo game, nor a room that is quarantined', async () => {
    const player = await newPlayer(server);
    await player.quiz(QUICK);
    const [{ id }] = await server.database.query('select game_id as id from seat_of where user_id = $1', [
      player.userId,
    ]);
    expect(await post(`games/${id}/close`)).toBe(409);
    expect(await get(`games/${id}`)).toMatchObject({ phase: 'lobby' });
    await server.database.query(`update game set quarantine = 'broken', kind = 'room' where id = $1`, [id]);
    expect(await post(`games/${id}/close`)).toBe(409);
    expect(await post('games/00000000-0000-4000-8000-000000000000/close')).toBe(404);
  });

  it('cannot drain the only instance, nor one that is not alive', async () => {
    const { instances } = await get<{ instances: { id: string }[] }>('rooms');
    expect(await post(`instances/${instances[0]?.id}/drain`)).toBe(409);
    expect(await post('instances/00000000-0000-4000-8000-000000000000/drain')).toBe(404);
    expect(await post('instances/x/drain')).toBe(400);
    expect((await get<{ instances: object[] }>('rooms')).instances).toMatchObject([{ state: 'alive' }]);
  });

  const fetchPut = (path: string, body: object) =>
    fetch(`${server.url}/operator/${path}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${operator.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const post = async (path: string) =>
    (
      await fetch(`${server.url}/operator/${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${operator.token}` },
      })
    ).status;
});
