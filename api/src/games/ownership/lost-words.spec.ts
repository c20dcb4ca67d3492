import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ANN, QUIZ } from '../../testing/games-fixture.js';
import { linkedGames } from '../../testing/linked-games.js';
import { MemoryEventLog } from '../../testing/memory-event-log.js';
import { settle } from '../../testing/until.js';
import { Unknown } from '../log/event-log.js';

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

const instances = () => [linked.instance(), linked.instance(), linked.instance()] as const;

/** A room in its lobby: its host on the owner's instance, a guest on each of two others. */
async function lobby() {
  const [owner, near, far] = instances();
  const { gameId = '' } = (await owner.seats.openRoom(ANN, 'open')) ?? {};
  await linked.after(owner.enter(gameId));
  await linked.after(near.join(gameId, 'bob'));
  await linked.after(far.join(gameId, 'cyd'));
  return { owner, near, far, gameId };
}

async function looks(times: number, ...all: ReturnType<typeof linked.instance>[]) {
  for (let n = 0; n < times; n++) {
    for (const { games } of all) await games.caretaker.tick();
    await linked.pass(1_000);
  }
}

describe('the word that a game has a new owner', () => {
  it('is not missed for long when it is lost: who hears nothing asks', async () => {
    const { owner, near, far, gameId } = await lobby();
    owner.kill();
    near.bus.losingAll.add('owned');
    await near.games.caretaker.tick();
    expect(near.games.owns(gameId)).toBe(true);
    await looks(6, near, far);
    expect(far.heard).toContain('resync');
  });
});

describe('the word that a game is given up', () => {
  it('finds somebody else when its successor is gone', async () => {
    const { owner, near, far, gameId } = await lobby();
    near.bus.close();
    owner.bus.publish(gameId, { kind: 'released', to: near.id, chat: [] }, true);
    await log.release(gameId, 1);
    await settle();
    owner.kill();
    await looks(3, far);
    expect(far.games.owns(gameId)).toBe(true);
  });

  it('carries the chat to the successor', async () => {
    const { owner, near, far, gameId } = await lobby();
    await linked.after(near.say(gameId, 'hello', 'bob'));
    await owner.games.releaseAll();
    await settle();
    const { state } = await linked.after(far.look(gameId, 'cyd'));
    expect(state?.chat).toMatchObject([{ message: 'hello' }]);
  });
});

describe('the chat of a game that is given up', () => {
  it('is not lost when its next owner was faster than the word of the release', async () => {
    const { owner, near, far, gameId } = await lobby();
    await linked.after(near.say(gameId, 'hello', 'bob'));
    const release = log.release.bind(log);
    log.release = async (...released) => {
      await release(...released);
      await near.games.caretaker.sweep(-1, 100);
    };
    await owner.games.releaseAll();
    await settle();
    expect(near.games.owns(gameId)).toBe(true);
    const { state } = await linked.after(far.look(gameId, 'cyd'));
    expect(state?.chat).toMatchObject([{ message: 'hello' }]);
  });
});

describe('the last message of a game', () => {
  it('is not missed for long when it is lost: the next pulse tells how many there were', async () => {
    const { owner, near, far, gameId } = await lobby();
    await looks(2, owner, near, far);
    owner.bus.losing.push('all');
    await linked.after(owner.join(gameId, 'dan'));
    await linked.pass(1_000);
    expect(near.heard.filter((name) => name === 'player_joined')).toHaveLength(2);
    await looks(2, owner, near, far);
    expect(near.heard).toContain('resync');
    expect(far.heard).toContain('resync');
  });

  it('makes nobody doubt when it has arrived', async () => {
    const { owner, near, far, gameId } = await lobby();
    await looks(2, owner, near, far);
    await linked.after(owner.join(gameId, 'dan'));
    await looks(20, owner, near, far);
    for (const { heard } of [near, far]) expect(heard).not.toContain('resync');
  });
});

describe('a lobby, in which nothing is due', () => {
  it('goes on when the reply to its claim was lost', async () => {
    const { owner, near, far, gameId } = await lobby();
    owner.kill();
    const claim = log.claim.bind(log);
    log.claim = async (...seen) => {
      await claim(...seen);
      log.claim = claim;
      throw new Unknown();
    };
    await near.games.caretaker.tick();
    expect(linked.reports.splice(0)).toEqual(['could not take over']);
    expect(near.games.owns(gameId)).toBe(false);
    expect((await linked.after(far.enter(gameId, 'cyd')))[0]).toMatch('receipt');
    expect(near.games.owns(gameId)).toBe(true);
  });

  it('goes on when the log was away as its owner died', async () => {
    const { owner, near, gameId } = await lobby();
    owner.kill();
    const head = log.head.bind(log);
    log.head = async () => {
      log.head = head;
      throw new Unknown();
    };
    await near.games.caretaker.tick();
    expect(linked.reports.splice(0)).toEqual(['could not take over']);
    await looks(2, near);
    expect(near.games.owns(gameId)).toBe(true);
  });

  it('is let go by an owner that was stopped for so long that it was taken over', async () => {
    const { owner, near, gameId } = await lobby();
    await looks(1, owner);
    owner.stop();
    near.bus.losingAll.add('owned');
    await linked.pass(4_000);
    await near.games.caretaker.tick();
    expect([owner.games.owns(gameId), near.games.owns(gameId)]).toEqual([true, true]);
    await owner.games.caretaker.tick();
    await settle();
    expect([owner.games.owns(gameId), near.games.owns(gameId)]).toEqual([false, true]);
    expect(owner.heard.at(-1)).toBe('resync');
  });
});

describe('the word that a socket has gone', () => {
  const awayFor = async ({ owner, gameId }: Awaited<ReturnType<typeof lobby>>) =>
    (await linked.after(owner.look(gameId))).state?.away;

  it('is not missed for ever when it is lost: its instance tells who is there', async () => {
    const room = await lobby();
    const { near, gameId } = room;
    expect(await awayFor(room)).toEqual([]);
    await linked.after(near.games.request(gameId, { do: 'here', sockets: [] }));
    expect(await awayFor(room)).toEqual(['bob']);
  });

  it('does not touch sockets of other instances, and brings in those that the owner has missed', async () => {
    const room = await lobby();
    const { near, gameId } = room;
    const sockets = [
      { userId: 'bob', socketId: 'socket of bob' },
      { userId: 'bob', socketId: 'unheard' },
    ];
    const { strangers } = await linked.after(near.games.request(gameId, { do: 'here', sockets }));
    expect(strangers).toEqual(['unheard']);
    expect(await awayFor(room)).toEqual([]);
  });
});

describe('an instance that is not there any more', () => {
  it('leaves nobody present in the games of others', async () => {
    const { owner, near, gameId } = await lobby();
    near.kill();
    await looks(2, owner);
    const { state } = await linked.after(owner.look(gameId));
    expect(state?.total).toBe(3);
    expect(owner.heard.filter((name) => name === 'player_connection')).not.toHaveLength(0);
  });
});

describe('a game that is over', () => {
  it('is not kept by an instance that still follows it when its owner dies', async () => {
    const [owner, edge] = instances();
    const gameId = await owner.seats.openSolo(ANN, QUIZ);
    await linked.after(edge.enter(gameId));
    await owner.seats.openSolo(ANN, QUIZ);
    await looks(8, owner, edge);
    owner.kill();
    await looks(8, edge);
    expect(edge.games.owns(gameId)).toBe(false);
  });
});
