import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Ack, GameState, PublicPayloads, ShownQuestion } from '#protocol/messages';
import { Games } from '../../games/ownership/games.js';
import { Seats } from '../../games/seats/seats.js';
import { expectVerified } from '../oracle/expect-sound.js';
import { QUICK, type RoomPlayer } from '../room-players.js';
import { leaveAll, SeveralApps } from '../several-apps.js';
import type { SocketPlayer } from '../socket-player.js';

let several: SeveralApps;
beforeAll(async () => {
  several = await SeveralApps.start();
});
afterAll(() => several.close());

const firstQuestion = async (player: SocketPlayer): Promise<ShownQuestion> => {
  const { questions } = await player.frame<PublicPayloads['start_game']>('start_game');
  if (!questions[0]) throw new Error('no questions were told');
  return questions[0];
};

const answerFirst = async (player: SocketPlayer): Promise<Ack> => {
  const { question_id, choices } = await firstQuestion(player);
  return player.answer(question_id, 0, choices?.[0] ?? '');
};

async function ownedBy(n: number, player: RoomPlayer): Promise<void> {
  while ((await several.ownerOf(player)) !== n) await sleep(50);
}

const names = (player: SocketPlayer, from = 0) => player.frames.slice(from).map(([name]) => name);

describe('a game', () => {
  it('moves to the instance that all its players are connected to, with its chat', async () => {
    const { host, guests, code } = await several.room([1]);
    await host.send('player_message', { message: 'off we go' });
    expect(await several.ownerOf(host)).toBe(0);
    const moved = await several.sameOn(1, host);
    host.disconnect();
    await ownedBy(1, host);
    const late = await several.player(2);
    expect(await late.send('join_room', { code })).toMatchObject({ ok: true });
    const { chat, away } = await late.state();
    expect(chat).toMatchObject([{ message: 'off we go' }]);
    expect(away).toEqual([]);
    const all = [moved, ...guests, late];
    expect(await moved.send('start_game', { ...QUICK, amount: 1 })).toMatchObject({ ok: true });
    for (const player of all) expect(await answerFirst(player)).toMatchObject({ ok: true });
    for (const player of all) await player.frame('quiz_completed');
    leaveAll(all);
  });

  it('continues without Redis for players on its owner; the others wait and lose nothing', async () => {
    const { host, guests, all } = await several.room([0, 1]);
    const [near, far] = guests;
    if (!near || !far) throw new Error('no guests');
    await host.send('start_game', QUICK);
    await firstQuestion(far);
    const from = near.frames.length;
    await several.redis.kill();
    await far.frame<{ phase: string }>('clock', ({ phase }) => phase === 'stalled');
    expect(await answerFirst(near)).toMatchObject({ ok: true });
    const waiting = answerFirst(far);
    const sentBefore = Date.now() + 1_000;
    await near.frame('answer_progress', ({ answered }) => answered === 1, { from });
    expect(names(near, from)).not.toContain('clock');
    const farFrom = far.frames.length;
    await several.redis.start();
    expect(await waiting).toMatchObject({ ok: true });
    expect(await far.state(farFrom)).toMatchObject({ phase: 'asking', question_index: 0 });
    expect(await answerFirst(host)).toMatchObject({ ok: true });
    for (const player of all) await player.frame('answer_checked');
    const [{ arrived }] = await several.on(0).database.query(
      `select max((data->>'arrivedAt')::bigint) filter (where data->>'seat' = '2') as arrived
       from game_event where type = 'AnswerSubmitted' and game_id in (select game_id from seat_of where user_id = $1)`,
      [far.userId],
    );
    expect(Number(arrived)).toBeLessThan(sentBefore);
    for (const player of all) await player.send('leave_room', undefined);
    leaveAll(all);
  });

  it('is taken over from a silent instance, which is fenced and keeps serving its players', async () => {
    const { host, guests, all } = await several.room([1, 2]);
    await host.send('start_game', QUICK);
    for (const player of all) await firstQuestion(player);
    expect(await several.ownerOf(host)).toBe(0);
    await several.fallSilent(0);
    while ((await several.ownerOf(host)) === 0) await sleep(50);
    for (const player of guests) expect(await answerFirst(player)).toMatchObject({ ok: true });
    // The silent instance learns of it from its players' next message, or from a fenced append.
    expect(await answerFirst(host)).toMatchObject({ ok: true });
    const gameId = await several.on(1).app.get(Seats).gameOf(host.userId, 'room');
    expect(
      several
        .on(0)
        .app.get(Games)
        .owns(gameId ?? ''),
    ).toBe(false);
    for (const player of all) {
      const { answers } = await player.frame<PublicPayloads['answer_checked']>('answer_checked');
      expect(answers).toHaveLength(3);
    }
    const { away } = await host
      .send<{ state: GameState }>('sync', { seq: 0 })
      .then(({ state }) => ({ away: state.away }));
    expect(away).toEqual([]);
    for (const player of all) await player.frame('quiz_completed', () => true, { withinMs: 30_000 });
    await expectVerified(several.on(1).database, 3);
    leaveAll(all);
  });
});
