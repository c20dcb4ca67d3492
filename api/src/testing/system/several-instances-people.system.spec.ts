import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AccessTokens } from '../../auth/access-tokens.js';
import { SignIns } from '../../auth/sign-ins.js';

import { leaveAll, SeveralApps } from '../several-apps.js';
import { newUser } from '../sign-up.js';
import { SocketPlayer } from '../socket-player.js';
import { until } from '../until.js';
import { Visitor } from '../visitor.js';

let several: SeveralApps;
beforeAll(async () => {
  several = await SeveralApps.start();
});
afterAll(() => several.close());

type Connection = { name: string; connected: boolean };
const isClosed = (player: SocketPlayer) => until(() => !player.connected);

describe('the host', () => {
  it('kicks a player with connections to two other instances, who cannot rejoin', async () => {
    const { host, guests, all, code } = await several.room();
    const [guest] = guests;
    if (!guest) throw new Error('no guest');
    const other = await several.sameOn(2, guest);
    const { you: name } = await other.state();
    expect(await host.send('kick_player', { name })).toMatchObject({ ok: true });
    for (const socket of [guest, other]) {
      await socket.frame('kicked');
      await socket.frame('not_in_room');
      expect(await socket.send('join_room', { code })).toMatchObject({ ok: false, code: 'kicked' });
      expect(await socket.send('player_message', { message: 'still here?' })).toMatchObject({
        code: 'not_in_room',
      });
    }
    await host.frame<{ name: string }>('player_left', (left) => left.name === name);
    expect(host.frames.filter(([event]) => event === 'kicked')).toEqual([]);
    leaveAll([...all, other]);
  });
});

describe('a seat', () => {
  it('counts as connected while any of its connections is open, on any instance', async () => {
    const { host, guests, all } = await several.room();
    const [guest] = guests;
    if (!guest) throw new Error('no guest');
    const { you: name = '' } = await guest.state();
    const other = await several.sameOn(2, guest);
    await other.state();
    guest.disconnect();
    // A later reply from the same instance proves that it has handled the disconnect.
    const witness = await several.player(1);
    expect(await witness.send('join_room', { code: (await host.state()).code })).toMatchObject({ ok: true });
    expect((await host.send('sync', { seq: 0 })) as object).toMatchObject({ state: { away: [] } });
    const from = host.frames.length;
    other.disconnect();
    const fits = (told: Connection) => told.name === name && !told.connected;
    await host.frame<Connection>('player_connection', fits, { from });
    expect((await host.send('sync', { seq: 0 })) as object).toMatchObject({ state: { away: [name] } });
    leaveAll([...all, witness]);
  });

  it('is the only one of its user who opens and joins rooms concurrently', async () => {
    const { host, all, code } = await several.room([]);
    for (let round = 0; round < 6; round++) {
      const player = await several.player(round);
      const second = await several.sameOn(round + 1, player);
      const acks = await Promise.all([
        player.send('create_room', { command_id: randomUUID() }),
        second.send('join_room', { code, command_id: randomUUID() }),
      ]);
      const [granted, refused] = acks[0]?.ok ? acks : acks.toReversed();
      expect(granted).toMatchObject({ ok: true });
      expect(refused).toMatchObject({ ok: false, code: 'already_in_room' });
      const seats = await several
        .on(0)
        .database.query(
          `select g.id from seat_of s join game g on g.id = s.game_id where s.user_id = $1 and g.phase <> 'closed'`,
          [player.userId],
        );
      expect(seats).toHaveLength(1);
      const member = granted === acks[0] ? player : second;
      expect(await member.send('leave_room', undefined)).toMatchObject({ ok: true });
      leaveAll([player, second]);
    }
    expect(host.connected).toBe(true);
    leaveAll(all);
  });
});

describe('a sign-in', () => {
  it('ends on all instances after a logout', async () => {
    const { guests, all } = await several.room();
    const [guest] = guests;
    if (!guest) throw new Error('no guest');
    const others = [await several.sameOn(2, guest), await several.sameOn(0, guest, '/singleplayer')];
    const authorization = `Bearer ${guest.token}`;
    expect((await new Visitor(several.on(1).url).post('/logout', undefined, { authorization })).status).toBe(
      200,
    );
    for (const socket of [guest, ...others]) await isClosed(socket);
    await expect(several.sameOn(2, guest)).rejects.toThrow();
    for (const player of all) if (player !== guest) expect(player.connected).toBe(true);
    leaveAll(all);
  });

  it('that ends during a bus outage ends everywhere afterwards', async () => {
    const player = await several.player(1);
    const other = await several.sameOn(2, player);
    const stays = await several.player(2);
    await several.redis.kill();
    const authorization = `Bearer ${player.token}`;
    await new Visitor(several.on(1).url).post('/logout', undefined, { authorization });
    await isClosed(player);
    expect(other.connected).toBe(true);
    await several.redis.start();
    await isClosed(other);
    expect(stays.connected).toBe(true);
    leaveAll([stays]);
  });

  it('ends on all instances if its refresh token is reused', async () => {
    const { app, database } = several.on(0);
    const signIns = app.get(SignIns);
    const user = await newUser(database);
    const { sid, refreshToken } = await signIns.open(user, false);
    const player = new SocketPlayer(several.on(1).url, await app.get(AccessTokens).issue(user.id, sid));
    await player.connect('/multiplayer');
    const other = await several.sameOn(2, player);
    const next = await signIns.rotate(refreshToken);
    if (typeof next === 'string') throw new Error(next);
    await signIns.rotate(next.refreshToken);
    await database.query(
      `update refresh_token set rotated_at = rotated_at - interval '1 hour' where sign_in_id = $1`,
      [sid],
    );
    expect(await signIns.rotate(refreshToken)).toBe('invalid');
    for (const socket of [player, other]) await isClosed(socket);
  });
});

describe('a solo game', () => {
  it('opened by a call to one instance is joined by a socket on another', async () => {
    const player = await several.player(0);
    const socket = await several.sameOn(1, player, '/singleplayer');
    await socket.frame('no_namespace');
    const [question] = await player.quiz({ amount: 1, category: 19, difficulty: 'easy', type: 'boolean' });
    const state = await socket.state();
    expect(state).toMatchObject({ phase: 'asking', question_index: 0 });
    expect(await socket.answer(question?.question_id ?? '', 0, 'True')).toMatchObject({ ok: true });
    await socket.frame('answer_checked');
    await socket.frame('quiz_completed');
    leaveAll([player, socket]);
  });

  it('opened during a bus outage is joined afterwards', async () => {
    const player = await several.player(0);
    const socket = await several.sameOn(1, player, '/singleplayer');
    await socket.frame('no_namespace');
    await several.redis.kill();
    await player.quiz({ amount: 1, category: 19, difficulty: 'easy', type: 'boolean' });
    await several.redis.start();
    expect(await socket.state()).toMatchObject({ phase: 'asking', question_index: 0 });
    leaveAll([player, socket]);
  });
});
