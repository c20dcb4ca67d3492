import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { StoredGames } from '../replay/stored-games.js';
import { verify } from '../replay/verify.js';
import { newPlayer } from '../testing/sign-up.js';
import { type StartedApp, startApp } from '../testing/start-app.js';
import { step } from './purger.js';
import { PURGES } from './purges.js';

const QUIZ = { amount: 2, category: 19, difficulty: 'easy', type: 'boolean' };
const unplayed = PURGES.find(({ what }) => what === 'unplayed_game') as (typeof PURGES)[number];

let server: StartedApp;
let client: Client;
let player: Awaited<ReturnType<typeof newPlayer>>;
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
  await server.database.query('truncate game, game_event, seat_of, played_quiz, purge_progress');
  player = await newPlayer(server);
});

const query = <T>(sql: string) => server.database.query<T[]>(sql);
const pass = (time: string) => query(`update game set created_at = created_at - interval '${time}'`);
const games = async () =>
  (await query<{ id: string }>('select id from game order by created_at')).map(({ id }) => id);
const eventsWithoutGame = () =>
  query('select from game_event e where not exists (select from game g where g.id = e.game_id)');
const isSound = async () => {
  expect(await eventsWithoutGame()).toEqual([]);
  expect(await verify(new StoredGames(server.database))).toMatchObject({ differences: [] });
};

it('deletes replaced games with their events, and keeps the open one', async () => {
  for (let n = 0; n < 3; n++) await player.quiz(QUIZ);
  const open = (await games()).at(-1);
  await pass('4 days');
  expect(await step(client, unplayed)).toEqual({ looked: 2, removed: 2 * 6 });
  expect(await games()).toEqual([open]);
  await isSound();
  await player.connect();
  expect(await player.state()).toMatchObject({ phase: 'asking' });
  player.disconnect();
});

it('keeps unplayed games for three days', async () => {
  for (let n = 0; n < 2; n++) await player.quiz(QUIZ);
  await pass('71 hours');
  expect(await step(client, unplayed)).toEqual({ looked: 0, removed: 0 });
  expect(await games()).toHaveLength(2);
});

it('deletes a game whose player answered nothing, and keeps one with an answer', async () => {
  await player.quiz(QUIZ);
  await player.connect();
  await player.state();
  const questions = await player.quiz(QUIZ);
  await player.frame('game_state');
  await player.answer(questions[0]?.question_id ?? '', 0, 'True');
  await player.quiz(QUIZ);
  player.disconnect();
  await pass('4 days');
  const [looked, answered, open] = await games();
  expect(await step(client, unplayed)).toMatchObject({ looked: 2 });
  expect(looked).toBeTruthy();
  expect(await games()).toEqual([answered, open]);
  await isSound();
});

it('deletes rooms in which nothing was played', async () => {
  await player.connect('/multiplayer');
  await player.send('create_room', undefined);
  await player.send('leave_room', undefined);
  player.disconnect();
  const [room] = await games();
  // An empty room closes after five minutes.
  await query(
    `with closed as (update game set phase = 'closed', version = version + 1, due_at = null, owner = null returning id, version)
     insert into game_event select id, version, 1, now(), 'GameClosed', 1, null, '{"why": "empty"}' from closed`,
  );
  await pass('4 days');
  expect(room).toBeTruthy();
  expect(await step(client, unplayed)).toMatchObject({ looked: 1 });
  expect(await games()).toEqual([]);
  await isSound();
});

it('keeps games with a history row, quarantined games, and logs too long for a step', async () => {
  for (let n = 0; n < 4; n++) await player.quiz(QUIZ);
  const [played, aside, long] = await games();
  await query(`insert into played_quiz values ('${played}', 1, '${player.userId}', '', 0, 2, false, now())`);
  await query(`update game set quarantine = 'broken' where id = '${aside}'`);
  await query(`update game set version = 501 where id = '${long}'`);
  await pass('4 days');
  expect(await step(client, unplayed)).toEqual({ looked: 3, removed: 0 });
});

it('examines each game once, a bounded number per step', async () => {
  await query(
    `insert into game (id, kind, phase, version, epoch, created_at)
     select gen_random_uuid(), 'solo', 'closed', 0, 1, now() - interval '5 days' from generate_series(1, ${unplayed.batch + 1})`,
  );
  await query(`insert into played_quiz select id, 1, id, '', 0, 2, false, now() from game`);
  expect(await step(client, unplayed)).toEqual({ looked: unplayed.batch, removed: 0 });
  expect(await step(client, unplayed)).toEqual({ looked: 1, removed: 0 });
  expect(await step(client, unplayed)).toEqual({ looked: 0, removed: 0 });
});
