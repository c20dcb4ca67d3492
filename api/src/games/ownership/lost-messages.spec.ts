import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { NOW } from '#game/testing/world';
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

/** A room in its lobby: the host is on the owner's instance, and a guest on each of two others. */
async function lobby() {
  const [owner, near, far] = instances();
  const { gameId = '' } = (await owner.seats.openRoom(ANN, 'open')) ?? {};
  await linked.after(owner.enter(gameId));
  await linked.after(near.join(gameId, 'bob'));
  await linked.after(far.join(gameId, 'cyd'));
  return { owner, near, far, gameId };
}

async function tick(times: number, ...all: ReturnType<typeof linked.instance>[]) {
  for (let n = 0; n < times; n++) {
    for (const { games } of all) await games.caretaker.tick();
    await linked.pass(1_000);
  }
}

describe('a lost message about a new owner', () => {
  it('leads an instance that receives nothing to look for the owner', async () => {
    const { owner, near, far, gameId } = await lobby();
    owner.kill();
    near.bus.losingAll.add('owned');
    await near.games.caretaker.tick();
    expect(near.games.owns(gameId)).toBe(true);
    await tick(6, near, far);
    expect(far.received).toContain('resync');
  });
});

describe('a room that a process outside of the bus has closed', () => {
  it('leads the instances that follow it to tell their sockets', async () => {
    const { owner, near, gameId } = await lobby();
    owner.kill();
    const outside = linked.instance();
    for (const kind of ['owned', 'all'] as const) outside.bus.losingAll.add(kind);
    await outside.games.execute(gameId, { type: 'CloseRoom', id: 'close' });
    near.received.length = 0;
    await tick(3, near);
    expect(await log.head(gameId)).toMatchObject({ phase: 'closed' });
    expect(near.received).toContain('resync');
  });
});

describe('the release of a game', () => {
  it('leads another instance to take over if the successor has died', async () => {
    const { owner, near, far, gameId } = await lobby();
    near.bus.close();
    owner.bus.publish(gameId, { kind: 'released', to: near.id, chat: [] }, true);
    await log.release(gameId, 1);
    await settle();
    owner.kill();
    await tick(3, far);
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

  it('carries the chat to an owner that has claimed the game before the release arrived', async () => {
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
  it('leads to a resync at the next pulse if it is lost', async () => {
    const { owner, near, far, gameId } = await lobby();
    await tick(2, owner, near, far);
    owner.bus.losing.push('all');
    await linked.after(owner.join(gameId, 'dan'));
    await linked.pass(1_000);
    expect(near.received.filter((name) => name === 'player_joined')).toHaveLength(2);
    await tick(2, owner, near, far);
    expect(near.received).toContain('resync');
    expect(far.received).toContain('resync');
  });

  it('leads to no resync if it has arrived', async () => {
    const { owner, near, far, gameId } = await lobby();
    await tick(2, owner, near, far);
    await linked.after(owner.join(gameId, 'dan'));
    await tick(20, owner, near, far);
    for (const { received } of [near, far]) expect(received).not.toContain('resync');
  });
});

describe('a lobby without a deadline', () => {
  it('continues if the reply to its claim was lost', async () => {
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

  it('continues if the log was unavailable when its owner died', async () => {
    const { owner, near, gameId } = await lobby();
    owner.kill();
    const head = log.head.bind(log);
    log.head = async () => {
      log.head = head;
      throw new Unknown();
    };
    await near.games.caretaker.tick();
    expect(linked.reports.splice(0)).toEqual(['could not take over']);
    await tick(2, near);
    expect(near.games.owns(gameId)).toBe(true);
  });

  it('is destroyed by an owner that was stopped until another instance had taken over', async () => {
    const { owner, near, gameId } = await lobby();
    await tick(1, owner);
    owner.stop();
    near.bus.losingAll.add('owned');
    await linked.pass(4_000);
    await near.games.caretaker.tick();
    expect([owner.games.owns(gameId), near.games.owns(gameId)]).toEqual([true, true]);
    await owner.games.caretaker.tick();
    await settle();
    expect([owner.games.owns(gameId), near.games.owns(gameId)]).toEqual([false, true]);
    expect(owner.received.at(-1)).toBe('resync');
  });
});

describe('a late message of an owner that was stopped', () => {
  it('reaches no player who has had a later one', async () => {
    const { owner, near, far, gameId } = await lobby();
    await tick(1, owner, near, far);
    const sent: string[] = [];
    far.games.feed.on('message', (_, [event]) => event === 'player_joined' && sent.push(event));
    owner.stop();
    await linked.pass(4_000);
    await near.games.caretaker.tick();
    await linked.after(near.join(gameId, 'dan'));
    expect(sent).toEqual(['player_joined']);
    const late = { seq: 1, server_time: NOW, names: ['eve'], total: 4 };
    owner.bus.publish(gameId, { kind: 'all', message: ['player_joined', late] }, true);
    await settle();
    expect(sent).toEqual(['player_joined']);
  });
});

describe('a lost message about a socket', () => {
  const absent = async ({ owner, gameId }: Awaited<ReturnType<typeof lobby>>) =>
    (await linked.after(owner.look(gameId))).state?.away;

  it('is made up for by the list of the sockets that its instance holds', async () => {
    const room = await lobby();
    const { near, gameId } = room;
    expect(await absent(room)).toEqual([]);
    await linked.after(near.games.request(gameId, { do: 'here', sockets: [] }));
    expect(await absent(room)).toEqual(['bob']);
  });

  it('leaves sockets of other instances alone, and lists the sockets that the owner has missed', async () => {
    const room = await lobby();
    const { near, gameId } = room;
    const sockets = [
      { userId: 'bob', socketId: 'socket of bob' },
      { userId: 'bob', socketId: 'missed' },
    ];
    const { strangers } = await linked.after(near.games.request(gameId, { do: 'here', sockets }));
    expect(strangers).toEqual(['missed']);
    expect(await absent(room)).toEqual([]);
  });
});

describe('an instance that has died', () => {
  it('has no connected players in the games of other instances', async () => {
    const { owner, near, gameId } = await lobby();
    await tick(1, owner);
    near.kill();
    await tick(2, owner);
    const { state } = await linked.after(owner.look(gameId));
    expect(state).toMatchObject({ total: 3, away: ['bob'] });
  });
});

describe('a closed game', () => {
  it('is not kept in memory by an instance that still follows it when its owner dies', async () => {
    const [owner, edge] = instances();
    const gameId = await owner.seats.openSolo(ANN, QUIZ);
    await linked.after(edge.enter(gameId));
    await owner.seats.openSolo(ANN, QUIZ);
    await tick(8, owner, edge);
    owner.kill();
    await tick(8, edge);
    expect(edge.games.owns(gameId)).toBe(false);
  });
});
