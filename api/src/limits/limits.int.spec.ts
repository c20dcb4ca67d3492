import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Ack } from '#protocol/messages';
import { RedisServer } from '../testing/redis-server.js';
import { newPlayer } from '../testing/sign-up.js';
import { SocketPlayer } from '../testing/socket-player.js';
import { type StartedApp, startApp } from '../testing/start-app.js';
import { Limits } from './limits.js';
import { TooManyRequests } from './too-many-requests.js';

const TWO = { points: 2, seconds: 60, per: 'user' } as const;

let redis: RedisServer;
let instances: StartedApp[] = [];
beforeAll(async () => {
  redis = await RedisServer.start();
  const first = await startApp({ redisUrl: redis.url, rateLimitScale: 1 });
  const { databaseUrl } = first.config;
  instances = [first, await startApp({ redisUrl: redis.url, rateLimitScale: 1, databaseUrl })];
});
afterAll(async () => {
  for (const instance of [...instances].reverse()) await instance.close();
  await redis.kill();
});

/** A player in a room of their own, connected to every instance. */
async function everywhere() {
  const [first, second] = instances as [StartedApp, StartedApp];
  const here = await newPlayer(first);
  const there = new SocketPlayer(second.url, here.token);
  for (const player of [here, there]) await player.connect('/multiplayer');
  await here.send('create_room', undefined);
  await there.send('check_for_room', undefined);
  await there.state();
  return { here, there };
}

const chats = async (player: SocketPlayer, times: number) => {
  const acks: Ack[] = [];
  for (let n = 0; n < times; n++) acks.push(await player.send('player_message', { message: `${n}` }));
  return acks.filter(({ ok }) => ok).length;
};

describe('limits', () => {
  it('are shared by all instances', async () => {
    const { here, there } = await everywhere();
    expect([await chats(here, 5), await chats(there, 5)]).toEqual([5, 3]);
    for (const player of [here, there]) player.disconnect();
  });

  it('count each user separately and return the time to wait', async () => {
    const [first, second] = instances.map(({ app }) => app.get(Limits).limiting('test', TWO));
    await first?.spend('ann');
    await second?.spend('ann');
    const refused = first?.spend('ann') ?? Promise.resolve();
    await expect(refused).rejects.toBeInstanceOf(TooManyRequests);
    await refused.catch((error: TooManyRequests) => expect(error.retryAfterSeconds).toBeGreaterThan(50));
    await second?.spend('bob');
  });

  it('are counted by each instance while Redis hangs or is down, and are shared again afterwards', async () => {
    const [first, second] = instances.map(({ app }) => app.get(Limits).limiting('lost', TWO));
    const taken = async (key: string) => {
      const [here, there] = [[], []] as boolean[][];
      for (let n = 0; n < 3; n++) {
        here?.push((await first?.allows(key)) ?? false);
        there?.push((await second?.allows(key)) ?? false);
      }
      return [here, there];
    };
    const apart = [
      [true, true, false],
      [true, true, false],
    ];
    redis.signal('SIGSTOP');
    expect(await taken('silent')).toEqual(apart);
    redis.signal('SIGCONT');
    await redis.kill();
    expect(await taken('gone')).toEqual(apart);
    await redis.start();
    // Counting in memory takes no turn of the event loop, and Redis needs turns to reconnect.
    for (let n = 0; (await taken(`back ${n}`))[0]?.[1]; n++) await turn();
  });
});
