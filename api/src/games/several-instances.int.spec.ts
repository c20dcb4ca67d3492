import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RedisServer } from '../testing/redis-server.js';
import { newPlayer } from '../testing/sign-up.js';
import { type StartedApp, startApp } from '../testing/start-app.js';

let redis: RedisServer;
const instances: StartedApp[] = [];
beforeAll(async () => {
  redis = await RedisServer.start();
  const first = await startApp({ redisUrl: redis.url });
  instances.push(first);
  for (let n = 0; n < 2; n++) {
    instances.push(await startApp({ redisUrl: redis.url, databaseUrl: first.config.databaseUrl }));
  }
});
afterAll(async () => {
  for (const instance of [...instances].reverse()) await instance.close();
  await redis.kill();
});

const on = (n: number): StartedApp => instances[n % instances.length] as StartedApp;

async function connected(n: number) {
  const player = await newPlayer(on(n));
  await player.connect('/multiplayer');
  return player;
}

describe('a room over several instances', () => {
  it('is played by everybody, whichever instance they are on', async () => {
    const host = await connected(0);
    await host.send('create_room', undefined);
    const { code } = await host.frame<{ code: string }>('room_created');
    const guests = await Promise.all([1, 2, 3, 4].map(connected));
    for (const guest of guests) expect(await guest.send('join_room', { code })).toMatchObject({ ok: true });
    await host.frame<{ total: number }>('player_joined', ({ total }) => total === 5);
    const quiz = { amount: 2, category: 19, difficulty: 'easy', type: 'boolean' };
    expect(await host.send('start_game', quiz)).toMatchObject({ ok: true });
    for (const player of [host, ...guests]) {
      const { questions } = await player.frame<{ questions: { question_id: string }[] }>('start_game');
      const answer = { question_id: questions[0]?.question_id, question_index: 0, user_answer: 'True' };
      expect(await player.send('check_answer', answer)).toMatchObject({ ok: true });
    }
    for (const player of [host, ...guests]) {
      const { answers } = await player.frame<{ answers: unknown[] }>('answer_checked');
      expect(answers).toHaveLength(5);
      await player.frame('your_result');
    }
    for (const player of [host, ...guests]) player.disconnect();
  });
});
