import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Refused } from '#game/refused';
import { ANN, QUIZ } from '../../testing/games-fixture.js';
import { linkedGames } from '../../testing/linked-games.js';
import { MemoryEventLog } from '../../testing/memory-event-log.js';
import { settle } from '../../testing/until.js';
import type { OwnerMessage, RequestMessage } from '../bus/bus.js';
import { Unknown } from '../log/event-log.js';
import { Unavailable } from './unavailable.js';

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

/** Ann's game on one instance, with its first question open. Her socket is on another instance. */
async function apart() {
  const [owner, edge] = [linked.instance(), linked.instance()];
  const gameId = await owner.seats.openSolo(ANN, QUIZ);
  expect(await linked.after(edge.enter(gameId))).toEqual(['receipt 5']);
  return { owner, edge, gameId };
}

describe('a player whose game another instance owns', () => {
  it('gets receipts and the messages of the game, in the order of publication', async () => {
    const { owner, edge, gameId } = await apart();
    expect(await linked.after(edge.answer(gameId, 0, 'c0'))).toEqual(['receipt 6']);
    await linked.pass(2_000);
    expect(edge.received).toEqual(['next_question', 'answer_checked', 'next_question']);
    expect(owner.received).toEqual(edge.received);
  });

  it('gets the refusals of the owner', async () => {
    const { edge, gameId } = await apart();
    expect(await linked.after(edge.answer(gameId, 1, 'c0'))).toEqual(['wrong_question']);
    await expect(linked.after(edge.look(gameId, 'bob'))).rejects.toBeInstanceOf(Refused);
  });

  it.each(['request', 'answer'] as const)('gets one receipt if the first %s is lost', async (lost) => {
    const { owner, edge, gameId } = await apart();
    const bus = lost === 'request' ? edge.bus : owner.bus;
    bus.losing.push(lost, lost);
    expect(await linked.after(edge.answer(gameId, 0, 'c0'))).toEqual(['receipt 6']);
    expect(bus.losing).toEqual([]);
    expect(edge.games.counters.resent).toBeGreaterThanOrEqual(2);
    expect(await linked.answers(gameId)).toBe(1);
  });

  it('gets one receipt if the reply arrives before the bus confirms the request', async () => {
    const { edge, gameId } = await apart();
    const unhandled: unknown[] = [];
    const keep = (error: unknown) => unhandled.push(error);
    process.on('unhandledRejection', keep);
    const send = edge.bus.send.bind(edge.bus);
    edge.bus.send = async (to, request) => {
      await send(to, request);
      await settle();
      throw new Error('the connection was lost');
    };
    expect(await linked.after(edge.answer(gameId, 0, 'c0'))).toEqual(['receipt 6']);
    await expect(linked.after(edge.look(gameId, 'bob'))).rejects.toBeInstanceOf(Refused);
    await settle();
    process.off('unhandledRejection', keep);
    expect(unhandled).toEqual([]);
  });

  it('gets the late reply of a busy owner, without a search for another one', async () => {
    const { owner, edge, gameId } = await apart();
    const head = jest.spyOn(log, 'head');
    const publish = owner.bus.publish.bind(owner.bus);
    owner.bus.publish = (id, message, toOthers) => {
      if (message.kind === 'answer') setTimeout(() => publish(id, message, toOthers), 1_500);
      else publish(id, message, toOthers);
    };
    const since = Date.now();
    expect(await linked.after(edge.answer(gameId, 0, 'c0'))).toEqual(['receipt 6']);
    expect(Date.now() - since).toBeLessThan(1_600);
    expect(edge.games.counters.resent).toBe(1);
    expect(head).not.toHaveBeenCalled();
    expect(await linked.answers(gameId)).toBe(1);
  });

  it('gets Unavailable while no request arrives, and a receipt afterwards', async () => {
    const { edge, gameId } = await apart();
    edge.bus.losingAll.add('request');
    await expect(linked.after(edge.answer(gameId, 0, 'c0'))).rejects.toBeInstanceOf(Unavailable);
    edge.bus.losingAll.clear();
    expect(await linked.after(edge.answer(gameId, 0, 'c0'))).toEqual(['receipt 6']);
  });

  it('gets one receipt although requests and replies arrive twice', async () => {
    const { owner, edge, gameId } = await apart();
    const replies: OwnerMessage[] = [];
    owner.bus.on('message', (_, message) => message.kind === 'answer' && replies.push(message));
    const requests: RequestMessage[] = [];
    owner.bus.on('request', (request) => requests.push(request));
    expect(await linked.after(edge.answer(gameId, 0, 'c0'))).toEqual(['receipt 6']);
    for (const reply of [...replies]) owner.bus.publish(gameId, reply, true);
    for (const request of [...requests]) owner.bus.emit('request', request);
    await settle();
    expect(await linked.answers(gameId)).toBe(1);
  });
});

describe('a join', () => {
  const join = (userId: string, capacity = 10) =>
    ({ type: 'JoinRoom', id: `join of ${userId}`, userId, name: userId, capacity }) as const;

  it('whose reply is lost keeps its seat, and gets its receipt when it is repeated', async () => {
    const [owner, edge] = [linked.instance(), linked.instance()];
    const { gameId = '' } = (await owner.seats.openRoom(ANN, 'open')) ?? {};
    owner.bus.losingAll.add('answer');
    await expect(linked.after(edge.seats.join(gameId, join('bob')))).rejects.toBeInstanceOf(Unavailable);
    expect(await log.seatOf('bob', 'room')).toBe(gameId);
    expect(
      await linked.after(edge.seats.openRoom({ userId: 'bob', name: 'bob' }, 'x')).catch(() => 'later'),
    ).toBe('later');
    owner.bus.losingAll.clear();
    expect(await linked.after(edge.seats.openRoom({ userId: 'bob', name: 'bob' }, 'y'))).toBeUndefined();
    const first = (await log.read(gameId)).at(-1)?.version;
    expect(await linked.after(edge.seats.join(gameId, join('bob')))).toEqual({ ok: true, version: first });
  });

  it('that is refused late is granted if its repetition is granted', async () => {
    const [owner, edge] = [linked.instance(), linked.instance()];
    const { gameId = '' } = (await owner.seats.openRoom(ANN, 'open')) ?? {};
    expect(await linked.after(owner.seats.join(gameId, join('carl')))).toMatchObject({ ok: true });
    const publish = owner.bus.publish.bind(owner.bus);
    let delayMs = 1_500;
    owner.bus.publish = (id, message, toOthers) => {
      if (message.kind !== 'answer') return publish(id, message, toOthers);
      setTimeout(() => publish(id, message, toOthers), delayMs);
      delayMs = 800;
    };
    const joined = edge.seats.join(gameId, join('bob', 2));
    await settle();
    await linked.pass(500);
    const leave = { type: 'LeaveRoom', id: 'leave', userId: 'carl', why: 'left' } as const;
    expect(await linked.after(owner.games.execute(gameId, leave))).toMatchObject({ ok: true });
    expect(await linked.after(joined)).toMatchObject({ ok: true });
    expect(await log.seatOf('bob', 'room')).toBe(gameId);
  });

  it('that never reached its room frees its seat after a few seconds', async () => {
    const [owner, edge] = [linked.instance(), linked.instance()];
    const { gameId = '' } = (await owner.seats.openRoom(ANN, 'open')) ?? {};
    edge.bus.losingAll.add('request');
    await expect(linked.after(edge.seats.join(gameId, join('bob')))).rejects.toBeInstanceOf(Unavailable);
    edge.bus.losingAll.clear();
    await linked.pass(5_000);
    expect(await linked.after(edge.seats.openRoom({ userId: 'bob', name: 'bob' }, 'x'))).toBeDefined();
  });
});

describe('a game that has moved', () => {
  it('is found by an instance that knows an earlier owner', async () => {
    const { owner, edge, gameId } = await apart();
    owner.bus.losingAll.add('released');
    await owner.games.releaseAll();
    expect(await log.head(gameId)).toMatchObject({ owner: null });
    const third = linked.instance();
    await linked.after(third.enter(gameId));
    expect(await log.head(gameId)).toMatchObject({ owner: third.id });
    expect(await linked.after(edge.answer(gameId, 0, 'c0'))).toHaveLength(1);
    expect(await linked.answers(gameId)).toBe(1);
    expect(third.games.owns(gameId)).toBe(true);
  });

  it('moves to the instance with its players, with all that was decided', async () => {
    const { owner, edge, gameId } = await apart();
    for (let tick = 0; tick < 3; tick++) {
      await owner.games.caretaker.tick();
      await linked.pass(0);
    }
    expect(await log.head(gameId)).toMatchObject({ owner: edge.id, epoch: 2 });
    expect([owner.games.owns(gameId), edge.games.owns(gameId)]).toEqual([false, true]);
    expect(edge.received).toContain('owned');
  });

  it('does not delay other work while its decisions cannot be written', async () => {
    const { owner, edge, gameId } = await apart();
    await owner.games.caretaker.tick();
    const unlock = log.lock(gameId);
    const receipt = edge.answer(gameId, 0, 'c0');
    await linked.pass(10);
    for (let tick = 0; tick < 3; tick++) {
      let isOver = false;
      void owner.games.caretaker.tick().then(() => {
        isOver = true;
      });
      await linked.pass(100);
      expect(isOver).toBe(true);
    }
    expect(owner.games.owns(gameId)).toBe(true);
    unlock();
    expect(await linked.after(receipt)).toEqual(['receipt 6']);
    await linked.pass(0);
    expect(await log.head(gameId)).toMatchObject({ owner: edge.id, epoch: 2 });
  });

  it('is claimed again by its owner if the release could not be written', async () => {
    const { owner, edge, gameId } = await apart();
    log.release = async () => {
      throw new Unknown();
    };
    for (let tick = 0; tick < 3; tick++) {
      await owner.games.caretaker.tick();
      await linked.pass(0);
    }
    expect(linked.reports.splice(0)).toEqual(['a game could not be released']);
    expect(await linked.after(edge.answer(gameId, 0, 'c0'))).toHaveLength(1);
    expect(await log.head(gameId)).toMatchObject({ owner: owner.id, epoch: 2 });
  });

  it('is claimed once if two instances look for it at the same time', async () => {
    const { owner, gameId } = await apart();
    // The release would name the edge as successor, which would claim the game as well.
    owner.bus.losingAll.add('released');
    await owner.games.releaseAll();
    const [a, b] = [linked.instance(), linked.instance()];
    const answers = await linked.after(Promise.all([a.enter(gameId), b.enter(gameId)]));
    expect(answers.map(([first]) => first?.startsWith('receipt'))).toEqual([true, true]);
    expect([a, b].filter(({ games }) => games.owns(gameId))).toHaveLength(1);
    expect(await log.head(gameId)).toMatchObject({ epoch: 2 });
  });

  it('gets a pending request at its new owner as soon as that is known', async () => {
    const { owner, edge, gameId } = await apart();
    edge.bus.losingAll.add('request');
    const receipt = edge.answer(gameId, 0, 'c0');
    await settle();
    const since = Date.now();
    await owner.games.releaseAll();
    expect(await linked.after(receipt)).toHaveLength(1);
    expect(Date.now() - since).toBeLessThan(500);
    expect(edge.games.owns(gameId)).toBe(true);
  });

  it('stays with its owner if a message of an earlier one arrives late', async () => {
    const { owner, edge, gameId } = await apart();
    await owner.games.releaseAll();
    await linked.after(edge.enter(gameId));
    owner.bus.publish(gameId, { kind: 'owned', by: owner.id, epoch: 1 }, true);
    await settle();
    expect(edge.games.owns(gameId)).toBe(true);
    edge.bus.emit('message', gameId, { kind: 'owned', by: owner.id, epoch: 3 });
    expect(edge.games.owns(gameId)).toBe(false);
  });
});

describe('an owner that has died', () => {
  it('is replaced by the next instance with a request, and its receipts stay valid', async () => {
    const { owner, edge, gameId } = await apart();
    owner.bus.losingAll.add('answer');
    const receipt = edge.answer(gameId, 0, 'c0');
    await settle();
    expect(await linked.answers(gameId)).toBe(1);
    owner.kill();
    expect(await linked.after(receipt)).toEqual(['receipt 6']);
    expect(edge.games.owns(gameId)).toBe(true);
    expect(await linked.answers(gameId)).toBe(1);
  });

  it('is replaced within 3 s if it hangs, and is fenced when it continues', async () => {
    const { owner, edge, gameId } = await apart();
    owner.stop();
    edge.bus.losingAll.add('request');
    const since = Date.now();
    const receipt = edge.answer(gameId, 0, 'c0');
    await linked.pass(3_000);
    await edge.games.caretaker.tick();
    expect(await linked.after(receipt)).toHaveLength(1);
    expect(Date.now() - since).toBeLessThan(3_200);
    expect(edge.games.owns(gameId)).toBe(true);
    edge.bus.losingAll.clear();
    log.instances.set(owner.id, { heartbeatAt: Number.POSITIVE_INFINITY, locked: true });
    expect(await linked.after(owner.answer(gameId, 0, 'c0'))).toHaveLength(1);
    expect(owner.games.owns(gameId)).toBe(false);
    expect(await linked.answers(gameId)).toBe(1);
  });

  it('is replaced by an instance with its players, without a request', async () => {
    const { owner, edge, gameId } = await apart();
    owner.kill();
    await edge.games.caretaker.tick();
    expect(edge.games.owns(gameId)).toBe(true);
    expect(edge.received.slice(-2)).toEqual(['owned', 'resync']);
  });

  it('delays no request once it has left the bus', async () => {
    const { owner, edge, gameId } = await apart();
    owner.bus.losingAll.add('answer');
    const receipt = edge.answer(gameId, 0, 'c0');
    await settle();
    const since = Date.now();
    owner.kill();
    await edge.games.caretaker.checkOwners();
    expect(edge.games.owns(gameId)).toBe(true);
    expect(await linked.after(receipt)).toEqual(['receipt 6']);
    expect(Date.now() - since).toBeLessThan(500);
  });

  it('is looked for once while it is alive but not on the bus', async () => {
    const { owner, edge, gameId } = await apart();
    owner.bus.close();
    for (let tick = 0; tick < 3; tick++) await edge.games.caretaker.checkOwners();
    expect(await log.head(gameId)).toMatchObject({ owner: owner.id, epoch: 1 });
    expect(edge.received.filter((kind) => kind === 'resync')).toHaveLength(1);
  });
});

describe('an owner that has lost its lock together with all instances', () => {
  it('keeps its games while it is on the bus', async () => {
    const { owner, edge, gameId } = await apart();
    log.instances.set(owner.id, { heartbeatAt: Number.POSITIVE_INFINITY, locked: false });
    edge.settling.is = true;
    const third = linked.instance();
    third.settling.is = true;
    await third.games.caretaker.sweep(-60_000, 10);
    expect(await linked.after(third.enter(gameId))).toHaveLength(1);
    expect(await log.head(gameId)).toMatchObject({ owner: owner.id, epoch: 1 });
  });

  it('is replaced at once if it is not on the bus', async () => {
    const { owner, edge, gameId } = await apart();
    owner.kill();
    edge.settling.is = true;
    expect(await linked.after(edge.answer(gameId, 0, 'c0'))).toEqual(['receipt 6']);
    expect(edge.games.owns(gameId)).toBe(true);
  });
});
