import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { busContract, heardOn, message, request } from '../../testing/bus.contract.js';
import { RedisServer } from '../../testing/redis-server.js';
import { until } from '../../testing/until.js';
import { RedisBus } from './redis-bus.js';

let redis: RedisServer;
const joined: RedisBus[] = [];
const unhandled: unknown[] = [];
const keep = (error: unknown) => unhandled.push(error);
beforeAll(async () => {
  redis = await RedisServer.start();
  process.on('unhandledRejection', keep);
});
afterEach(async () => {
  for (const bus of joined.splice(0)) await bus.stop();
  expect(unhandled).toEqual([]);
});
afterAll(async () => {
  process.off('unhandledRejection', keep);
  await redis.kill();
});

/** An instance on the bus, and what it has noticed. */
async function join(id: string = randomUUID()) {
  const errors: unknown[] = [];
  const bus = new RedisBus(id, redis.url, (error) => errors.push(error));
  joined.push(bus);
  const noticed: string[] = [];
  bus.on('away', () => noticed.push('away'));
  bus.on('back', () => noticed.push('back'));
  await bus.start();
  return { id, bus, errors, noticed, heard: heardOn(bus) };
}

const is = (noticed: string[], last: string) => until(() => noticed.at(-1) === last, 15_000);

describe('the bus over Redis', () => busContract(() => ({ join: async (id) => (await join(id)).bus })));

describe('a Redis that is killed', () => {
  it('is away, and back with all that was followed when it starts again empty', async () => {
    const [near, far, game] = [await join(), await join(), randomUUID()];
    await far.bus.follow(game);
    await redis.kill();
    for (const { noticed } of [near, far]) await is(noticed, 'away');
    near.bus.say(game, message('lost'), true);
    expect(near.heard).toEqual([`${game}: lost`]);
    await expect(near.bus.ask(far.id, request(game, 'lost'))).rejects.toThrow();
    await expect(far.bus.follow(game)).rejects.toThrow();
    await expect(far.bus.follow(randomUUID())).rejects.toThrow();
    await expect(near.bus.check()).rejects.toThrow('away');
    await redis.start();
    for (const { noticed } of [near, far]) await is(noticed, 'back');
    near.bus.say(game, message('again'), true);
    expect(await near.bus.ask(far.id, request(game, 'again'))).toBe(true);
    near.bus.announce({ kind: 'sign-in revoked', sid: 'a' });
    await until(() => far.heard.length === 3);
    expect([...far.heard].sort()).toEqual([`${game}: again`, `asked ${game} again`, 'revoked a'].sort());
    await near.bus.check();
    for (const { noticed } of [near, far]) expect(noticed.slice(-2)).toEqual(['away', 'back']);
  });

  it('is reported once for each absence, however often it is looked for', async () => {
    const { errors, noticed } = await join();
    await redis.kill();
    await is(noticed, 'away');
    await until(() => errors.length > 0);
    await redis.start();
    await is(noticed, 'back');
    expect(errors).toHaveLength(1);
  });
});

describe('a Redis that loses what it holds', () => {
  it('loses nothing that matters', async () => {
    const [near, far, game] = [await join(), await join(), randomUUID()];
    await far.bus.follow(game);
    const operator = new Redis(redis.url);
    await operator.flushall();
    near.bus.say(game, message('kept'), true);
    await until(() => far.heard.length > 0);
    operator.disconnect();
    expect(far.noticed).toEqual(['back']);
  });
});

describe('a connection that is lost alone', () => {
  it.each(['publisher', 'subscriber'])('the %s: away, back, and everything as before', async (name) => {
    const [near, far, game] = [await join(), await join(), randomUUID()];
    await Promise.all([near.bus.follow(game), far.bus.follow(game)]);
    const operator = new Redis(redis.url);
    const list = String(await operator.client('LIST'));
    for (const line of list.split('\n').filter((line) => line.includes(`name=fourtell_${name}`)))
      await operator.client('KILL', 'ID', /id=(\d+)/.exec(line)?.[1] ?? '');
    operator.disconnect();
    for (const { noticed } of [near, far]) await until(() => noticed.join() === 'back,away,back', 15_000);
    near.bus.say(game, message('one'), true);
    await until(() => far.heard.length === 1);
    far.bus.say(game, message('two'), true);
    await until(() => near.heard.length === 2);
    expect(near.heard).toEqual([`${game}: one`, `${game}: two`]);
  });
});

describe('a Redis that hangs', () => {
  it('is away although its connections stand, and back when it goes on', async () => {
    const [near, far, game] = [await join(), await join(), randomUUID()];
    await far.bus.follow(game);
    redis.signal('SIGSTOP');
    for (const { noticed } of [near, far]) await is(noticed, 'away');
    await expect(near.bus.check()).rejects.toThrow('away');
    await expect(far.bus.follow(randomUUID())).rejects.toThrow();
    redis.signal('SIGCONT');
    for (const { noticed } of [near, far]) await is(noticed, 'back');
    near.bus.say(game, message('again'), true);
    await until(() => far.heard.includes(`${game}: again`));
  });
});

describe('a bus without Redis at its start', () => {
  it('starts all the same, and is back when Redis comes', async () => {
    await redis.kill();
    const { bus, noticed, id } = await join();
    expect(noticed).toEqual([]);
    await expect(bus.check()).rejects.toThrow('away');
    await expect(bus.follow(randomUUID())).rejects.toThrow();
    await expect(bus.ask(id, request('game', 'one'))).rejects.toThrow();
    bus.announce({ kind: 'sign-in revoked', sid: 'a' });
    await redis.start();
    await is(noticed, 'back');
    const other = await join();
    expect(await other.bus.ask(id, request('game', 'one'))).toBe(true);
  });
});

describe('what somebody else says on a channel of ours', () => {
  it('does no harm when it makes no sense', async () => {
    const { id, bus, heard, errors } = await join();
    const stranger = new Redis(redis.url);
    for (const text of ['{', 'null', '[]', '7', '"x"'])
      await stranger.spublish(`fourtell:{instance:${id}}`, text);
    stranger.disconnect();
    const other = await join();
    expect(await other.bus.ask(id, request('game', 'one'))).toBe(true);
    await until(() => heard.length > 0);
    expect(errors).toHaveLength(1);
    await bus.check();
  });
});
