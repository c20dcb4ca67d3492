import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { aGame } from '../../testing/append.js';
import { type PostgresFixture, postgresFixture } from '../../testing/postgres-fixture.js';
import { until } from '../../testing/until.js';
import { Clock } from './clock.js';
import { Instance } from './instance.js';

const DAY_MS = 86_400_000;

let fixture: PostgresFixture;
let clock: Clock;
let instance: Instance;
let gameId: string;
beforeAll(async () => {
  fixture = await postgresFixture();
});
beforeEach(async () => {
  clock = new Clock();
  instance = new Instance(fixture.url, clock, () => {});
  await instance.start();
  const game = aGame({ owner: instance.id });
  gameId = game.gameId;
  await fixture.log.create(game);
});
afterEach(() => instance.stop());
afterAll(() => fixture.close());

const alive = async () => (await fixture.log.head(gameId))?.ownerAlive;
const becomes = async (wanted: boolean) => {
  while ((await alive()) !== wanted);
};
const sessions = async () => {
  const sql = `select pid from pg_stat_activity
    where datname = current_database() and application_name = 'fourtell instance'`;
  return (await fixture.query<{ pid: number }>(sql)).map(({ pid }) => pid);
};

describe('an instance', () => {
  it('is alive from its start to its stop', async () => {
    expect(await alive()).toBe(true);
    await instance.stop();
    await becomes(false);
  });

  it('sets a clock that is a day off to the time of the database', async () => {
    const began = performance.now();
    jest.spyOn(Date, 'now').mockReturnValueOnce(Date.now() - DAY_MS);
    const wrong = new Clock();
    const other = new Instance(fixture.url, wrong, () => {});
    await other.start();
    const [row] = await fixture.query<{ now: Date }>('select clock_timestamp() as now');
    const off = Math.abs(wrong.now() - (row?.now.getTime() ?? 0));
    // Neither time can be older than that.
    expect(off).toBeLessThanOrEqual(Math.ceil(performance.now() - began));
    await other.stop();
  });

  it('learns at a heartbeat that an operator drains it or a peer, and stores the number of its sockets', async () => {
    const peer = new Instance(fixture.url, new Clock(), () => {});
    await peer.start();
    instance.sockets = () => 7;
    const drained = new Promise<void>((resolve) => {
      instance.onDrain = resolve;
    });
    expect([...instance.draining]).toEqual([]);
    await fixture.query('update instance set drain_at = now() where id = $1', [peer.id]);
    await until(() => instance.draining.has(peer.id));
    expect(instance.draining.has(instance.id)).toBe(false);
    await fixture.query('update instance set drain_at = now() where id = $1', [instance.id]);
    await drained;
    expect(instance.draining).toEqual(new Set([peer.id, instance.id]));
    expect(await fixture.query('select sockets from instance where id = $1', [instance.id])).toEqual([
      { sockets: 7 },
    ]);
    await peer.stop();
  });

  it('reconnects after its connection was lost', async () => {
    const [pid] = await sessions();
    await fixture.query('select pg_terminate_backend($1::int)', [pid]);
    const peer = randomUUID();
    const peers = new Set([...instance.peers, peer]);
    instance.peers = peers;
    const reconnected = async () => {
      const now = await sessions();
      return now.length === 1 && now[0] !== pid;
    };
    while (!(await reconnected()));
    await becomes(true);
    await until(() => instance.peers !== peers);
    // The peer may have lost its lock at the same time.
    expect([instance.isSettling, instance.peers.has(peer)]).toEqual([true, true]);
  });

  it('closes its connections while an earlier session still holds its lock', async () => {
    const [pid] = await sessions();
    const free = await fixture.takeLockOf(instance.id, Number(pid));
    while (!(await sessions()).length);
    const waiting = await sessions();
    while ((await sessions()).some((other) => waiting.includes(other)));
    await free();
    await becomes(true);
    while ((await sessions()).length !== 1);
  }, 20_000);
});
