import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { lobby } from '#game/testing/histories';
import { PostgresEventLog } from '../games/log/postgres-event-log.js';
import { Clock } from '../games/ownership/clock.js';
import { Instance } from '../games/ownership/instance.js';
import { ranOps } from '../testing/ops.js';
import { storeRoom } from '../testing/stored-rooms.js';
import { type TestDatabase, testDatabase } from '../testing/test-database.js';

let database: TestDatabase;
let running: Instance[];
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database?.drop());
beforeEach(async () => {
  await database.query('truncate instance, game, operator_action');
  running = await Promise.all([start(), start()]);
});
afterEach(() => Promise.all(running.map((instance) => instance.stop())));

async function start(): Promise<Instance> {
  const instance = new Instance(database.url, new Clock(), () => {});
  instance.sockets = () => 3;
  await instance.start();
  return instance;
}

const ops = (...args: string[]) => ranOps(database.url, ['instances', ...args]);
const states = async () => {
  const { out } = await ops('list', '--json');
  const found: { id: string; state: string; games: number }[] = JSON.parse(out);
  return Object.fromEntries(found.map(({ id, state }) => [id, state]));
};

describe('instances', () => {
  it('drains one, which loses its games one by one, but never the last one', async () => {
    const [one, other] = running as [Instance, Instance];
    const log = PostgresEventLog.connect(database.url, () => {});
    const { gameId } = await storeRoom(log, lobby());
    await log.close();
    await database.query('update game set owner = $2 where id = $1', [gameId, one.id]);
    const { out } = await ops('list');
    expect(out).toMatch(new RegExp(`${one.id}  alive +games 1  sockets 3  heartbeat \\d\\.\\d s ago  on `));

    const drained = await ops('drain', one.id, '--yes', '--json');
    expect([drained.code, JSON.parse(drained.out)]).toEqual([0, { id: one.id, changed: true }]);
    expect(await states()).toEqual({ [one.id]: 'draining', [other.id]: 'alive' });
    await database.query('update game set owner = $2 where id = $1', [gameId, other.id]);
    expect(await states()).toEqual({ [one.id]: 'drained', [other.id]: 'alive' });

    expect(JSON.parse((await ops('drain', one.id, '--yes', '--json')).out)).toMatchObject({ changed: false });
    expect(await ops('drain', other.id, '--yes')).toMatchObject({
      code: 2,
      errors: expect.stringContaining('No other instance could take its games'),
    });
    expect(await database.query('select action, target from operator_action')).toEqual([
      { action: 'instances drain', target: one.id },
    ]);
  });

  it('never drains both of two, however the operators hurry', async () => {
    const codes = await Promise.all(running.map(async ({ id }) => (await ops('drain', id, '--yes')).code));
    expect(codes.toSorted()).toEqual([0, 2]);
  });

  it('asks first, and refuses instances that are not alive', async () => {
    const [one, other] = running as [Instance, Instance];
    const asked = await ranOps(database.url, ['instances', 'drain', one.id], 'n');
    expect(asked).toMatchObject({ code: 2, errors: expect.stringContaining(`${one.id}  alive`) });
    await other.stop();
    const isGone = async () => (await states())[other.id] === 'gone';
    while (!(await isGone()));
    for (const id of [other.id, randomUUID(), 'x'])
      expect(await ops('drain', id, '--yes')).toMatchObject({
        code: 2,
        errors: expect.stringContaining('is alive'),
      });
    expect(await database.query('select from instance where drain_at is not null')).toEqual([]);
  });
});
