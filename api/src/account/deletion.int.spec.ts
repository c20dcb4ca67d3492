import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import type { GameState } from '#protocol/messages';
import { record } from '../operators/operators.js';
import { step } from '../purge/purger.js';
import { PURGES, type Purge } from '../purge/purges.js';
import { StoredGames } from '../replay/stored-games.js';
import { verify } from '../replay/verify.js';
import { type Credentials, registered, signedIn, socketOf } from '../testing/accounts.js';
import { savedQuiz } from '../testing/custom-quizzes.js';
import { QUICK, type RoomPlayer, roomPlayer } from '../testing/room-players.js';
import { newGuest, newPlayer } from '../testing/sign-up.js';
import { SocketPlayer } from '../testing/socket-player.js';
import { type StartedApp, startApp } from '../testing/start-app.js';
import { until } from '../testing/until.js';
import { Visitor } from '../testing/visitor.js';

const NAME = 'Zyxomma Quill';
const EMAIL = 'zyxomma@example.org';
const RENAMED = 'Zyxomma Plume';
const ONE = { ...QUICK, amount: 1 };
const erasure = PURGES.find(({ what }) => what === 'erasure') as Purge;

let server: StartedApp;
let client: Client;
let ann: Credentials;
let visitor: Awaited<ReturnType<typeof signedIn>>;
let bob: RoomPlayer;
beforeAll(async () => {
  server = await startApp();
  client = new Client({ connectionString: server.config.databaseUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await server.close();
});
beforeEach(async () => {
  ann = await registered(server.url, { username: NAME, email: EMAIL });
  visitor = await signedIn(server.url, ann);
  bob = await roomPlayer(server);
});
afterEach(async () => {
  bob.disconnect();
  await server.database.query(
    'truncate game, game_event, game_checkpoint, seat_of, played_quiz, erasure, users cascade',
  );
});

const query = <T>(sql: string, values: unknown[] = []) => server.database.query<T[]>(sql, values);
const deleted = (body: object = { password_now: ann.password }) => visitor.call('DELETE', '/account', body);

/** A step of the purge, `minutes` after the deletion. */
async function eraseAfter(minutes: number) {
  await query(`update erasure set next_at = now(), requested_at = requested_at - $1 * interval '1 minute'`, [
    minutes,
  ]);
  return step(client, erasure);
}

/** The rows of all tables that hold one of Ann's names or her email. */
async function traces(): Promise<string[]> {
  const tables = await query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const found = await Promise.all(
    tables.map(({ name }) => query<{ row: string }>(`select '${name}: ' || r::text as row from ${name} r`)),
  );
  return found.flat().flatMap(({ row }) => (/zyxomma/i.test(row) ? [row] : []));
}

const differences = async () => (await verify(new StoredGames(server.database))).differences;

/** A run of one question in Bob's room, which both answer. */
async function playRun(players: SocketPlayer[]): Promise<void> {
  const from = bob.frames.length;
  expect(await bob.send('start_game', ONE)).toMatchObject({ ok: true });
  const start = await bob.frame<{ questions: { question_id: string }[] }>('start_game', () => true, { from });
  const id = start.questions[0]?.question_id ?? '';
  for (const player of players) expect(await player.answer(id, 0, 'True')).toMatchObject({ ok: true });
  await bob.frame('quiz_completed', () => true, { from });
}

/** Bob opens a room, and Ann joins and plays a run. */
async function playTogether() {
  expect(await bob.send('create_room', undefined)).toMatchObject({ ok: true });
  const { code } = await bob.frame<{ code: string }>('room_created');
  const player = await socketOf(visitor, server.url);
  expect(await player.send('join_room', { code })).toMatchObject({ ok: true });
  await playRun([bob, player]);
  // The state of the room is kept at the end of each run.
  while ((await query('select from game_checkpoint')).length === 0);
  return player;
}

/** An empty room closes after five minutes. */
const closeRoom = () =>
  query(
    `with closed as (
       update game set phase = 'closed', version = version + 1, due_at = null, owner = null
       where kind = 'room' returning id, version
     )
     insert into game_event select id, version, 1, now(), 'GameClosed', 1, null, '{"why": "empty"}' from closed`,
  );

async function playAlone(): Promise<void> {
  const player = new SocketPlayer(server.url, visitor.accessToken);
  const questions = await player.quiz(QUICK);
  await player.connect();
  await player.state();
  await player.answer(questions[0]?.question_id ?? '', 0, 'True');
  await player.frame('answer_checked');
  player.disconnect();
}

describe('DELETE /account', () => {
  it('leaves no name and no email in any table, and logs that can be verified', async () => {
    await savedQuiz(new SocketPlayer(server.url, visitor.accessToken), `By ${NAME}`);
    await playAlone();
    const [user] = await query<{ id: string }>('select id from users where email = $1', [EMAIL]);
    const operator = { userId: user?.id ?? '', username: NAME };
    await record(server.database.manager, { operator, action: 'bank off', target: 'some-fact' });
    await visitor.call('PATCH', '/account', { username: RENAMED });
    visitor = await signedIn(server.url, ann);
    await playTogether();
    const renaming = { name: RENAMED, to: 'Zyxomma by Bob' };
    expect(await bob.send('rename_player', renaming)).toMatchObject({ ok: true });
    expect((await deleted()).status).toBe(204);
    expect(await query('select operator from operator_action')).toEqual([{ operator: 'Deleted player' }]);
    await bob.send('leave_room', undefined);
    await closeRoom();
    expect((await traces()).map((row) => row.split(':')[0]).sort()).toEqual([
      'game_checkpoint',
      'game_event',
      'game_event',
    ]);
    expect(await eraseAfter(0)).toEqual({ looked: 1, removed: 1 });
    expect(await traces()).toEqual([]);
    expect(await differences()).toEqual([]);
    expect(
      await query(`select data->>'name' as name from game_event where type = 'PlayerJoined'`),
    ).toContainEqual({
      name: 'Deleted player',
    });
  });

  it('ends the sign-ins, with their sockets, and frees name and email', async () => {
    const socket = await socketOf(visitor, server.url);
    const { status, headers } = await deleted();
    expect([status, headers.getSetCookie().join()]).toEqual([204, expect.stringContaining('refresh_token')]);
    await until(() => !socket.connected);
    expect((await visitor.get('/account')).status).toBe(401);
    expect((await new Visitor(server.url).post('/login', ann)).status).toBe(401);
    await registered(server.url, { username: NAME, email: EMAIL });
  });

  it('makes the player leave first, so that nobody waits for them', async () => {
    const player = await playTogether();
    const from = bob.frames.length;
    await deleted();
    await bob.frame('player_left', () => true, { from });
    const { state } = await bob.send<{ state: GameState }>('sync', { seq: 0 });
    expect(state.names).toHaveLength(1);
    await until(() => !player.connected);
    await playRun([bob]);
  });

  it('erases the name from a room in play only when the room is over', async () => {
    await playTogether();
    await deleted();
    expect(await eraseAfter(60)).toEqual({ looked: 1, removed: 0 });
    await playRun([bob]);
    expect(await eraseAfter(0)).toEqual({ looked: 1, removed: 0 });
    expect(await differences()).toEqual([]);
    await bob.send('leave_room', undefined);
    await closeRoom();
    expect(await eraseAfter(0)).toEqual({ looked: 1, removed: 1 });
    expect(await traces()).toEqual([]);
    expect(await differences()).toEqual([]);
  });

  it('closes the socket of a user who signs in during the deletion', async () => {
    await playTogether();
    const held = server.database.createQueryRunner();
    await held.startTransaction();
    // The room cannot record that Ann has left.
    await held.query('select from game for update');
    const deletion = deleted();
    while ((await query('select from sign_in where revoked_at is not null')).length === 0);
    const socket = await socketOf(await signedIn(server.url, ann), server.url);
    expect(socket.connected).toBe(true);
    await held.commitTransaction();
    await held.release();
    expect((await deletion).status).toBe(204);
    await until(() => !socket.connected);
  });

  it('is forgotten itself once all names are erased and no join can be on its way', async () => {
    await playAlone();
    await deleted();
    expect(await traces()).toEqual([]);
    expect(await eraseAfter(0)).toEqual({ looked: 1, removed: 0 });
    expect(await query('select from erasure')).toHaveLength(1);
    await eraseAfter(11);
    expect(await query('select from erasure')).toEqual([]);
  });

  it.each([
    ['without the password', {}, 'bad_request'],
    ['with a wrong password', { password_now: 'wrong horse' }, 'wrong_password'],
  ])('is refused %s', async (_, body, code) => {
    expect(await deleted(body)).toMatchObject({ status: 400, body: { code } });
    expect((await visitor.get('/account')).status).toBe(200);
  });

  it('needs no password for a guest', async () => {
    const guest = await newGuest(server, 'Zyxomma Guest');
    expect((await guest.visitor.call('DELETE', '/account', {})).status).toBe(204);
    expect((await guest.visitor.get('/account')).status).toBe(401);
  });

  it('leaves other users as they are', async () => {
    const other = await newPlayer(server);
    await savedQuiz(other, 'Kept');
    await deleted();
    expect(await query('select title from quiz')).toEqual([{ title: 'Kept' }]);
    expect((await other.call('GET', '/account')).status).toBe(200);
  });
});
