import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { answerSubmitted, questionClosed } from '#game/testing/events';
import { lobby, playing } from '#game/testing/histories';
import { BOB } from '#game/testing/world';
import { PostgresEventLog } from '../games/log/postgres-event-log.js';
import { ranOps } from '../testing/ops.js';
import { openRoom, QUICK } from '../testing/room-players.js';
import { type StartedApp, startApp } from '../testing/start-app.js';
import { storeRoom } from '../testing/stored-rooms.js';
import { type TestDatabase, testDatabase } from '../testing/test-database.js';

let database: TestDatabase;
let log: PostgresEventLog;
beforeAll(async () => {
  database = await testDatabase();
  log = PostgresEventLog.connect(database.url, () => {});
});
afterAll(async () => {
  await log?.close();
  await database?.drop();
});

const close = (id: string, ...more: string[]) => ranOps(database.url, ['games', 'close', id, ...more]);
const phaseOf = async (id: string) =>
  (await database.query<{ phase: string }>('select phase from game where id = $1', [id]))[0]?.phase;

describe('games close', () => {
  it('[M8] closes a room that no server owns, and records it', async () => {
    const { gameId } = await storeRoom(log, [...playing(), answerSubmitted(BOB, 0), questionClosed(0)]);
    const { code, out } = await close(gameId, '--yes', '--json');
    expect([code, JSON.parse(out)]).toEqual([0, { gameId, changed: true }]);
    expect(await phaseOf(gameId)).toBe('closed');
    expect(
      await database.query('select score from played_quiz where game_id = $1 order by score', [gameId]),
    ).toEqual([{ score: 0 }, { score: 0 }, { score: 10 }]);
    expect(
      await database.query('select operator, action from operator_action where target = $1', [gameId]),
    ).toEqual([{ operator: 'command line', action: 'games close' }]);
    expect((await ranOps(database.url, ['verify', gameId])).code).toBe(0);
    const again = await close(gameId);
    expect([again.code, again.out]).toEqual([0, 'The room is closed already.']);
    expect(await database.query('select from operator_action where target = $1', [gameId])).toHaveLength(1);
  });

  it('asks first', async () => {
    const { gameId } = await storeRoom(log, lobby('bob'));
    expect(await close(gameId)).toMatchObject({ code: 2, errors: expect.stringContaining('--yes') });
    const asked = await ranOps(database.url, ['games', 'close', gameId], 'no');
    expect(asked).toMatchObject({ code: 2, errors: expect.stringContaining(`${gameId}  room   lobby`) });
    expect(await phaseOf(gameId)).toBe('lobby');
    expect((await ranOps(database.url, ['games', 'close', gameId], 'y')).code).toBe(0);
    expect(await phaseOf(gameId)).toBe('closed');
  });

  it('refuses games that are no rooms, are quarantined or do not exist', async () => {
    const solo = await storeRoom(log, lobby());
    await database.query(`update game set kind = 'solo' where id = $1`, [solo.gameId]);
    const broken = await storeRoom(log, lobby());
    await log.quarantine(broken.gameId, 'broken');
    for (const [id, text] of [
      [solo.gameId, 'Only rooms'],
      [broken.gameId, 'is quarantined'],
      [randomUUID(), 'there is no game'],
    ] as const)
      expect(await close(id, '--yes')).toMatchObject({ code: 2, errors: expect.stringContaining(text) });
  });
});

describe('games close beside a server', () => {
  let server: StartedApp;
  beforeAll(async () => {
    server = await startApp();
  });
  afterAll(() => server?.close());

  it('[M8] leads the owner to close the room, and its players learn of it', async () => {
    const { host, all } = await openRoom(server);
    await host.send('start_game', QUICK);
    const { game_id: id = '' } = await host.state();
    const { code } = await ranOps(server.config.databaseUrl, ['games', 'close', id, '--yes']);
    expect(code).toBe(0);
    for (const player of all) expect(await player.frame('room_closed')).toMatchObject({ why: 'operator' });
    for (const player of all) player.disconnect();
  });
});
