import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { gameClosed, playerLeft, roomEmptied } from '#game/testing/events';
import { lobby, playing } from '#game/testing/histories';
import { ANN } from '#game/testing/world';
import { PostgresEventLog } from '../games/log/postgres-event-log.js';
import { ranOps } from '../testing/ops.js';
import { type StartedApp, startApp } from '../testing/start-app.js';
import { storeRoom, type Users } from '../testing/stored-rooms.js';
import { type TestDatabase, testDatabase } from '../testing/test-database.js';

let database: TestDatabase;
let log: PostgresEventLog;
beforeAll(async () => {
  database = await testDatabase();
  log = PostgresEventLog.connect(database.url, () => {});
});
afterAll(async () => {
  await log.close();
  await database.drop();
});
beforeEach(async () => {
  await query('truncate game, game_event, seat_of, room_code, operator_action');
});

const query = <T>(sql: string, values: unknown[] = []): Promise<T[]> =>
  database.dataSource.query(sql, values);
const ops = (...args: string[]) => ranOps(database.url, args);

async function register(users: Users): Promise<void> {
  await query(
    `insert into users (id, username, username_key) select id, id::text, id::text from unnest($1::uuid[]) as u(id)`,
    [Object.values(users)],
  );
}

async function quarantined(events = lobby('bob')) {
  const room = await storeRoom(log, events);
  await register(room.users);
  await log.quarantine(room.gameId, 'Error: \u001b[2Jbroken');
  return room;
}

describe('quarantine list', () => {
  it('prints the games that broke, with the reason', async () => {
    expect((await ops('quarantine', 'list')).out).toBe('no game is quarantined');
    await storeRoom(log, lobby());
    const { gameId } = await quarantined();
    const { out } = await ops('quarantine', 'list');
    expect(out).toContain(`${gameId}  room   lobby`);
    expect(out).toContain('quarantined: Error: \\u001b[2Jbroken');
    expect(JSON.parse((await ops('quarantine', 'list', '--json')).out)).toMatchObject([{ id: gameId }]);
  });
});

describe('quarantine retry', () => {
  const headOf = async (id: string) =>
    (
      await query<Record<string, unknown>>(
        'select phase, quarantine, due_at, owner from game where id = $1',
        [id],
      )
    )[0];

  it('gives the players their seats and the room its code back, and records it', async () => {
    const { gameId } = await quarantined(playing());
    expect(await query('select from seat_of')).toEqual([]);
    const { code, out } = await ops('quarantine', 'retry', gameId, '--yes', '--json');
    const [room] = await query<{ code: string }>('select code from room_code where free_at is null');
    expect([code, JSON.parse(out)]).toEqual([
      0,
      {
        gameId,
        was: 'Error: \u001b[2Jbroken',
        phase: 'asking',
        version: 8,
        players: 3,
        seated: 3,
        code: room?.code,
      },
    ]);
    expect(await headOf(gameId)).toEqual({
      phase: 'asking',
      quarantine: null,
      due_at: expect.any(Date),
      owner: null,
    });
    expect(await query('select user_id from seat_of where game_id = $1', [gameId])).toHaveLength(3);
    expect(await query('select action, target from operator_action')).toEqual([
      { action: 'quarantine retry', target: gameId },
    ]);
    expect(await ops('verify', gameId)).toMatchObject({ code: 0 });
  });

  it('leaves out deleted players, and players who have joined another game since', async () => {
    const { gameId, users } = await quarantined(lobby('bob', 'cyd'));
    await log.takeSeat(users['bob'] ?? '', 'room', randomUUID());
    await query('delete from users where id = $1', [users['cyd']]);
    const { out } = await ops('quarantine', 'retry', gameId, '--yes');
    expect(out).toContain('1 of its 3 players have their seats again');
  });

  it('does not take a code from another room', async () => {
    const { gameId } = await quarantined();
    await query('update room_code set game_id = $1', [randomUUID()]);
    const { out } = await ops('quarantine', 'retry', gameId, '--yes', '--json');
    expect(JSON.parse(out).code).toBeNull();
    expect(await query('select free_at is null as open from room_code')).toEqual([{ open: false }]);
  });

  it('closes a game whose log says that it is over', async () => {
    const { gameId } = await quarantined([...lobby(), playerLeft(ANN), roomEmptied(), gameClosed('empty')]);
    const { out } = await ops('quarantine', 'retry', gameId, '--yes');
    expect(out).toMatch(/It is over\.$/);
    expect(await headOf(gameId)).toMatchObject({ phase: 'closed', quarantine: null, due_at: null });
    expect(await query('select from seat_of')).toEqual([]);
  });

  it.each([
    ['n', 2],
    ['', 2],
    [' YES ', 0],
  ])('asks first: %j', async (answer, code) => {
    const { gameId } = await quarantined();
    const ran = await ranOps(database.url, ['quarantine', 'retry', gameId], answer);
    expect(ran.code).toBe(code);
    expect(ran.errors).toContain('quarantined: Error: \\u001b[2Jbroken');
    expect((await headOf(gameId))?.['quarantine'] === null).toBe(code === 0);
  });

  it('needs --yes without a terminal', async () => {
    const { gameId } = await quarantined();
    const ran = await ops('quarantine', 'retry', gameId);
    expect(ran).toMatchObject({ code: 2, errors: expect.stringContaining('add --yes') });
    expect(await headOf(gameId)).toMatchObject({ quarantine: expect.any(String) });
  });

  it('refuses games that are not quarantined or do not exist', async () => {
    const { gameId } = await storeRoom(log, lobby());
    for (const [id, text] of [
      [gameId, 'is not quarantined'],
      [randomUUID(), 'there is no game'],
    ] as const)
      expect(await ops('quarantine', 'retry', id, '--yes')).toMatchObject({
        code: 2,
        errors: expect.stringContaining(text),
      });
  });
});

describe('a game that a server has quarantined', () => {
  let server: StartedApp;
  beforeAll(async () => {
    server = await startApp({ databaseUrl: database.url });
  });
  afterAll(() => server?.close());

  it('stays quarantined while its log is broken, and is played again once the log is repaired', async () => {
    const { gameId, users } = await storeRoom(log, lobby('bob'));
    await register(users);
    const seat = (number: number) =>
      query(
        `update game_event set data = jsonb_set(data, '{seat}', to_jsonb($2::int)) where game_id = $1 and version = 3`,
        [gameId, number],
      );
    const owner = async () =>
      (await query<{ owner: string | null }>('select owner from game where id = $1', [gameId]))[0]?.owner;
    await seat(7);
    const isQuarantined = async () =>
      (await query('select from game where id = $1 and quarantine is not null', [gameId])).length > 0;
    while (!(await isQuarantined())) await server.database.query('select pg_sleep(0.05)');

    const broken = await ops('quarantine', 'retry', gameId, '--yes');
    expect(broken.code).toBe(1);
    expect(broken.out).toContain('Its log still cannot be folded');
    expect(await isQuarantined()).toBe(true);

    await seat(1);
    expect((await ops('quarantine', 'retry', gameId, '--yes')).out).toContain('2 of its 2 players');
    while (!(await owner())) await server.database.query('select pg_sleep(0.05)');
    expect(await isQuarantined()).toBe(false);
  });
});
