import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { busContract, message, receivedOn, request } from '../../testing/bus.contract.js';
import { RedisServer } from '../../testing/redis-server.js';
import { until } from '../../testing/until.js';
import { BusDisconnected } from './bus.js';
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

/** An instance on the bus, with the errors, connection states and messages that it has seen. */
async function join(id: string = randomUUID()) {
  const errors: unknown[] = [];
  const bus = new RedisBus(id, redis.url, (error) => errors.push(error));
  joined.push(bus);
  const states: string[] = [];
  bus.on('disconnected', () => states.push('disconnected'));
  bus.on('connected', () => states.push('connected'));
  await bus.start();
  return { id, bus, errors, states, received: receivedOn(bus) };
}

const reaches = (states: string[], last: string) => until(() => states.at(-1) === last);

describe('the Redis bus', () => busContract(() => ({ join: async (id) => (await join(id)).bus })));

describe('the Redis bus while Redis is down', () => {
  it('is disconnected, and restores its subscriptions when an empty Redis starts', async () => {
    const [near, far, game] = [await join(), await join(), randomUUID()];
    await far.bus.subscribe(game);
    await redis.kill();
    for (const { states } of [near, far]) await reaches(states, 'disconnected');
    near.bus.publish(game, message('lost'), true);
    expect(near.received).toEqual([`${game}: lost`]);
    await expect(near.bus.send(far.id, request(game, 'lost'))).rejects.toThrow();
    await expect(far.bus.subscribe(game)).rejects.toThrow();
    await expect(far.bus.subscribe(randomUUID())).rejects.toThrow();
    await expect(near.bus.check()).rejects.toBeInstanceOf(BusDisconnected);
    await redis.start();
    for (const { states } of [near, far]) await reaches(states, 'connected');
    near.bus.publish(game, message('again'), true);
    expect(await near.bus.send(far.id, request(game, 'again'))).toBe(true);
    near.bus.broadcast({ kind: 'sign-in revoked', sid: 'a' });
    await until(() => far.received.length === 3);
    expect([...far.received].sort()).toEqual([`${game}: again`, `request ${game} again`, 'revoked a'].sort());
    await near.bus.check();
    for (const { states } of [near, far]) expect(states.slice(-2)).toEqual(['disconnected', 'connected']);
  });

  it('reports an outage once, for any number of tries to reconnect', async () => {
    const { errors, states } = await join();
    await redis.kill();
    await reaches(states, 'disconnected');
    await until(() => errors.length > 0);
    await redis.start();
    await reaches(states, 'connected');
    expect(errors).toHaveLength(1);
  });
});

describe('the Redis bus after FLUSHALL', () => {
  it('keeps its subscriptions', async () => {
    const [near, far, game] = [await join(), await join(), randomUUID()];
    await far.bus.subscribe(game);
    const operator = new Redis(redis.url);
    await operator.flushall();
    near.bus.publish(game, message('one'), true);
    await until(() => far.received.length > 0);
    operator.disconnect();
    expect(far.states).toEqual(['connected']);
  });
});

describe('the Redis bus whose server closes one connection', () => {
  it.each(['publisher', 'subscriber'])('reconnects its %s and delivers in both directions', async (name) => {
    const [near, far, game] = [await join(), await join(), randomUUID()];
    await Promise.all([near.bus.subscribe(game), far.bus.subscribe(game)]);
    const operator = new Redis(redis.url);
    const list = String(await operator.client('LIST'));
    for (const line of list.split('\n').filter((line) => line.includes(`name=fourtell_${name}`)))
      await operator.client('KILL', 'ID', /id=(\d+)/.exec(line)?.[1] ?? '');
    operator.disconnect();
    for (const { states } of [near, far])
      await until(() => states.join() === 'connected,disconnected,connected');
    near.bus.publish(game, message('one'), true);
    await until(() => far.received.length === 1);
    far.bus.publish(game, message('two'), true);
    await until(() => near.received.length === 2);
    expect(near.received).toEqual([`${game}: one`, `${game}: two`]);
  });
});

describe('the Redis bus while Redis hangs', () => {
  it('is disconnected although its sockets are open, and reconnects when Redis continues', async () => {
    const [near, far, game] = [await join(), await join(), randomUUID()];
    await far.bus.subscribe(game);
    redis.signal('SIGSTOP');
    for (const { states } of [near, far]) await reaches(states, 'disconnected');
    await expect(near.bus.check()).rejects.toBeInstanceOf(BusDisconnected);
    await expect(far.bus.subscribe(randomUUID())).rejects.toThrow();
    redis.signal('SIGCONT');
    for (const { states } of [near, far]) await reaches(states, 'connected');
    near.bus.publish(game, message('again'), true);
    await until(() => far.received.includes(`${game}: again`));
  });
});

describe('the Redis bus without Redis at its start', () => {
  it('starts, and connects when Redis does', async () => {
    await redis.kill();
    const { bus, states, id } = await join();
    expect(states).toEqual([]);
    await expect(bus.check()).rejects.toBeInstanceOf(BusDisconnected);
    await expect(bus.subscribe(randomUUID())).rejects.toThrow();
    await expect(bus.send(id, request('game', 'one'))).rejects.toThrow();
    bus.broadcast({ kind: 'sign-in revoked', sid: 'a' });
    await redis.start();
    await reaches(states, 'connected');
    const other = await join();
    expect(await other.bus.send(id, request('game', 'one'))).toBe(true);
  });
});

describe('the channels of the Redis bus', () => {
  it('tolerate text that other programs publish', async () => {
    const { id, bus, received, errors } = await join();
    const stranger = new Redis(redis.url);
    for (const text of ['{', 'null', '[]', '7', '"x"'])
      await stranger.spublish(`fourtell:{instance:${id}}`, text);
    stranger.disconnect();
    const other = await join();
    expect(await other.bus.send(id, request('game', 'one'))).toBe(true);
    await until(() => received.length > 0);
    expect(errors).toHaveLength(1);
    await bus.check();
  });

  it('carry names that instances of earlier releases know', async () => {
    const { id, bus } = await join();
    const earlier = new Redis(redis.url);
    const texts: string[] = [];
    earlier.on('smessage', (_, text: string) => texts.push(text));
    const channels = ['fourtell:{game:g}', 'fourtell:{instance:i}', 'fourtell:{news}'];
    for (const channel of channels) await earlier.ssubscribe(channel);
    const announced = { kind: 'sign-in revoked', sid: 'a' } as const;
    bus.publish('g', message('one'), true);
    expect(await bus.send('i', request('g', 'ref'))).toBe(true);
    bus.broadcast(announced);
    await until(() => texts.length === 3);
    earlier.disconnect();
    expect(texts.map((text) => JSON.parse(text))).toEqual([
      { gameId: 'g', said: message('one'), by: id },
      { asked: request('g', 'ref'), by: id },
      { news: announced, by: id },
    ]);
  });
});
