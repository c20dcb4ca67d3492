import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { LiveResponse } from '#protocol/operator';
import { Instance } from '../../games/ownership/instance.js';
import { QUICK, type RoomPlayer } from '../room-players.js';
import { leaveAll, SeveralApps } from '../several-apps.js';
import { newPlayer } from '../sign-up.js';

let several: SeveralApps;
let operator: Awaited<ReturnType<typeof newPlayer>>;
beforeAll(async () => {
  several = await SeveralApps.start(2);
  operator = await newPlayer(several.on(1));
  await several.on(1).database.query('update users set is_operator = true where id = $1', [operator.userId]);
});
afterAll(() => several?.close());

const idOf = (n: number) => several.on(n).app.get(Instance).id;
const drain = async (n: number) =>
  (
    await fetch(`${operator.url}/operator/instances/${idOf(n)}/drain`, {
      method: 'POST',
      headers: { authorization: `Bearer ${operator.token}` },
    })
  ).status;
const states = async () => {
  const { body } = await operator.call<LiveResponse>('GET', '/operator/rooms');
  return body.instances.map(({ id, state, games }) => ({ id, state, games }));
};
const ownedBy = async (n: number, player: RoomPlayer) => {
  while ((await several.ownerOf(player)) !== n) await sleep(20);
};
const readiness = async (n: number) => (await fetch(`${several.on(n).url}/readyz`)).status;

it('drains an instance while a run is played: its games move, its players go on, and it takes no more', async () => {
  const { host, guests, all } = await several.room([0, 1]);
  const alone = await several.room([0]);
  const [near, far] = guests as [RoomPlayer, RoomPlayer];
  await host.send('start_game', QUICK);
  expect(await several.ownerOf(host)).toBe(0);
  expect(await drain(0)).toBe(204);
  await ownedBy(1, host);
  await ownedBy(1, alone.host);
  while ((await states()).some(({ state }) => state === 'draining')) await sleep(20);
  expect(await states()).toContainEqual({ id: idOf(0), state: 'drained', games: 0 });
  expect(await Promise.all([0, 1].map(readiness))).toEqual([503, 200]);

  for (const player of all) {
    const { questions } = await player.frame<{ questions: { question_id: string; choices: string[] }[] }>(
      'start_game',
    );
    const [first] = questions;
    expect(await player.answer(first?.question_id ?? '', 0, first?.choices[0] ?? '')).toMatchObject({
      ok: true,
    });
  }
  for (const player of all) await player.frame('answer_checked');
  for (const player of all) expect(player.connected).toBe(true);
  // The owner learns at once of a player who leaves the drained instance.
  near.disconnect();
  await far.frame<{ connected: boolean }>('player_connection', ({ connected }) => !connected);

  const late = await several.player(0);
  expect(await late.send('create_room', undefined)).toMatchObject({ ok: true });
  await late.state();
  expect(await several.ownerOf(late)).toBe(1);
  expect(await drain(1)).toBe(409);
  expect(await drain(0)).toBe(204);
  expect(await alone.host.send('start_game', QUICK)).toMatchObject({ ok: true });
  await alone.guests[0]?.frame('start_game');
  expect(await several.ownerOf(alone.host)).toBe(1);
  leaveAll([...all, ...alone.all, late]);
});

it('moves a game whose release has failed', async () => {
  const [{ id }] = await several
    .on(1)
    .database.query(`select id from game where phase <> 'closed' order by created_at desc limit 1`);
  await several.on(1).database.query('update game set owner = $2 where id = $1', [id, idOf(0)]);
  const owner = async () =>
    (await several.on(1).database.query('select owner from game where id = $1', [id]))[0].owner;
  while ((await owner()) === idOf(0)) await sleep(20);
});
