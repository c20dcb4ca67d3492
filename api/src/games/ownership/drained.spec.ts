import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ANN } from '../../testing/games-fixture.js';
import { linkedGames } from '../../testing/linked-games.js';
import { MemoryEventLog } from '../../testing/memory-event-log.js';
import { settle } from '../../testing/until.js';

let log: MemoryEventLog;
let linked: ReturnType<typeof linkedGames>;
beforeEach(() => {
  log = new MemoryEventLog();
  linked = linkedGames(log);
});
afterEach(() => {
  expect(linked.reports).toEqual([]);
  jest.useRealTimers();
});

type Linked = ReturnType<typeof linked.instance>;

async function tick(times: number, ...all: Linked[]) {
  for (let n = 0; n < times; n++) {
    for (const { games } of all) await games.caretaker.tick();
    await linked.pass(1_000);
  }
}

/** A room whose host is connected to the instance that drains. The other one is its owner. */
async function drained() {
  const [draining, other] = [linked.instance(), linked.instance()];
  const { gameId = '' } = (await draining.seats.openRoom(ANN, 'open')) ?? {};
  await linked.after(draining.enter(gameId));
  linked.draining.add(draining.id);
  await draining.games.releaseAll();
  await settle();
  await linked.after(draining.enter(gameId));
  expect([draining.games.owns(gameId), other.games.owns(gameId)]).toEqual([false, true]);
  // Its other sockets register with the owner.
  expect(draining.received).toContain('resync');
  return { draining, other, gameId };
}

describe('an instance that an operator drains', () => {
  it('serves its sockets, and gets no game although all players are connected to it', async () => {
    const { draining, other, gameId } = await drained();
    await tick(6, draining, other);
    expect(await log.head(gameId)).toMatchObject({ epoch: 2, owner: other.id });
    expect((await linked.after(draining.join(gameId, 'bob')))[0]).toMatch('receipt');
    expect((await linked.after(draining.look(gameId))).state).toMatchObject({ names: ['Ann', 'bob'] });
  });

  it('opens rooms that another one owns', async () => {
    const { draining, other } = await drained();
    const { gameId = '' } = (await draining.seats.openRoom({ userId: 'eve', name: 'Eve' }, 'open')) ?? {};
    await linked.after(draining.enter(gameId, 'eve'));
    expect([draining.games.owns(gameId), other.games.owns(gameId)]).toEqual([false, true]);
  });

  it('leads another one to take over a game that nobody else follows', async () => {
    const { draining, other, gameId } = await drained();
    const last = linked.instance();
    await tick(2, draining, last);
    other.kill();
    draining.received.length = 0;
    await tick(3, draining);
    expect(draining.received).toContain('resync');
    expect((await linked.after(draining.enter(gameId)))[0]).toMatch('receipt');
    expect(last.games.owns(gameId)).toBe(true);
  });
});
