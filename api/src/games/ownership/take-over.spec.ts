import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { GameEvent } from '#game/events';
import { snapshot } from '#game/snapshot';
import { NOW } from '#game/testing/world';
import { replay } from '../../replay/replay.js';
import { aGame, following, recorded } from '../../testing/append.js';
import { ANN, gamesFixture, QUIZ } from '../../testing/games-fixture.js';
import { MemoryEventLog } from '../../testing/memory-event-log.js';
import { checkpointOf } from '../log/checkpoint.js';
import { Unknown } from '../log/event-log.js';
import { Unavailable } from './unavailable.js';

let log: MemoryEventLog;
let fixture: ReturnType<typeof gamesFixture>;
beforeEach(() => {
  log = new MemoryEventLog();
  fixture = gamesFixture(log);
});
afterEach(() => {
  jest.useRealTimers();
});

const stalled = { type: 'GameStalled', run: 1, closesAt: NOW + 30_000 } as const;
const sweep = (games: ReturnType<typeof fixture.instance>['games']) => games.caretaker.sweep(2_000, 100);

/** Ann's game on an instance, with its first question open until NOW + 20 s. */
async function asking() {
  const owner = fixture.instance();
  const gameId = await owner.seats.openSolo(ANN, QUIZ);
  await owner.enter(gameId);
  fixture.out.length = 0;
  return { owner, gameId };
}

describe('a game whose owner is alive', () => {
  it('is not taken over', async () => {
    const { gameId } = await asking();
    const other = fixture.instance();
    await expect(other.answer(gameId, 0, 'c0')).rejects.toBeInstanceOf(Unavailable);
    await sweep(other.games);
    expect(await log.head(gameId)).toMatchObject({ epoch: 1 });
  });
});

describe('a game whose owner has died', () => {
  it('returns the first receipt for a command that is repeated at the next owner', async () => {
    const { owner, gameId } = await asking();
    await owner.answer(gameId, 0, 'c0');
    owner.kill();
    const next = fixture.instance();
    await next.answer(gameId, 0, 'c0');
    await next.answer(gameId, 0, 'c1', 'wrong');
    expect(fixture.out).toEqual(['receipt 6', 'answer_checked', 'receipt 6', 'already_answered']);
    expect((await fixture.typesOf(gameId)).filter((type) => type === 'AnswerSubmitted')).toHaveLength(1);
  });

  it('[R4] keeps a reveal that waits for its player, who opens the next question once', async () => {
    const owner = fixture.instance();
    const gameId = await owner.seats.openSolo(ANN, QUIZ, { pace: 'manual' });
    await owner.enter(gameId);
    await owner.answer(gameId, 0, 'c0');
    owner.kill();
    fixture.out.length = 0;
    const next = fixture.instance();
    await next.enter(gameId);
    await fixture.pass(5 * 60_000);
    expect(fixture.out).toEqual(['receipt 8']);
    await next.openNext(gameId, 0, 'n0');
    next.kill();
    const last = fixture.instance();
    await last.openNext(gameId, 0, 'n0');
    expect(fixture.out.slice(1)).toEqual(['receipt 9', 'next_question', 'receipt 9']);
    expect((await fixture.typesOf(gameId)).filter((type) => type === 'QuestionOpened')).toHaveLength(1);
  });

  it('fences the old owner, which forwards requests to the new one or replies Unavailable', async () => {
    const { owner, gameId } = await asking();
    owner.kill();
    const next = fixture.instance();
    await next.enter(gameId);
    fixture.out.length = 0;
    await expect(owner.answer(gameId, 0, 'c0')).rejects.toBeInstanceOf(Unavailable);
    expect(fixture.out).toEqual([]);
    await next.answer(gameId, 0, 'c0');
    expect(fixture.out).toEqual([`receipt ${(await log.read(gameId)).length - 1}`, 'answer_checked']);
    next.kill();
    await owner.answer(gameId, 0, 'c0');
    expect(fixture.out.at(-1)).toBe(fixture.out[0]);
    expect(await log.head(gameId)).toMatchObject({ epoch: 3, owner: owner.id });
  });

  it('is looked for again by an instance that was too late to claim it', async () => {
    const { owner, gameId } = await asking();
    owner.kill();
    const claim = log.claim.bind(log);
    log.claim = async (id, epoch, by) => {
      log.claim = claim;
      await claim(id, epoch, 'another instance');
      return claim(id, epoch, by);
    };
    await fixture.instance().answer(gameId, 0, 'c0');
    expect(fixture.out.slice(0, 2)).toEqual(['receipt 6', 'answer_checked']);
    expect(await log.head(gameId)).toMatchObject({ epoch: 3 });
  });

  it('is taken over when it is overdue, and its question gets the lost time back', async () => {
    const { owner, gameId } = await asking();
    await fixture.pass(12_000);
    owner.kill();
    await owner.games.releaseAll().catch(() => {});
    const next = fixture.instance();
    await sweep(next.games);
    expect(await log.head(gameId)).toMatchObject({ epoch: 1 });
    await fixture.pass(12_000);
    await sweep(next.games);
    await fixture.pass(0);
    expect(await log.head(gameId)).toMatchObject({ epoch: 2, owner: next.id });
    expect((await log.read(gameId)).at(-1)?.event).toEqual({
      type: 'GameStalled',
      run: 1,
      closesAt: NOW + 20_000 + 12_000,
      from: NOW + 12_000,
      to: NOW + 24_000,
    });
    await fixture.pass(8_299);
    expect(fixture.out).toEqual(['clock']);
    await fixture.pass(1);
    expect(fixture.out).toEqual(['clock', 'answer_checked']);
  });
});

describe('a take-over', () => {
  it('changes nothing if the log cannot be read, and the next one counts all the lost time', async () => {
    const { owner, gameId } = await asking();
    await fixture.pass(5_000);
    owner.kill();
    await fixture.pass(4_000);
    const read = log.read.bind(log);
    log.read = () => Promise.reject(new Unknown());
    await expect(fixture.instance().enter(gameId)).rejects.toBeInstanceOf(Unknown);
    expect(await log.head(gameId)).toMatchObject({ epoch: 1, owner: owner.id });
    log.read = read;
    await fixture.pass(3_000);
    await fixture.instance().enter(gameId);
    expect((await log.read(gameId)).at(-1)?.event).toMatchObject({ closesAt: NOW + 20_000 + 7_000 });
  });

  it('releases the game with the lost time if the end of the log cannot be read after the claim', async () => {
    const { owner, gameId } = await asking();
    await fixture.pass(5_000);
    owner.kill();
    await fixture.pass(4_000);
    const [claim, read] = [log.claim.bind(log), log.read.bind(log)];
    log.claim = async (...seen) => {
      const [{ length: expected }, { events: _, ...head }] = [await read(gameId), aGame({ gameId })];
      await log.append([
        following({ ...head, events: [], expected }, { events: recorded(expected, stalled) }),
      ]);
      log.read = () => Promise.reject(new Unknown());
      return claim(...seen);
    };
    await expect(fixture.instance().enter(gameId)).rejects.toBeInstanceOf(Unknown);
    Object.assign(log, { claim, read });
    expect(await log.head(gameId)).toMatchObject({ epoch: 2, owner: null });
    await fixture.pass(3_000);
    await fixture.instance().enter(gameId);
    expect((await log.read(gameId)).at(-1)?.event).toMatchObject({ closesAt: stalled.closesAt + 3_000 });
  });

  it('quarantines a broken game only after a successful claim', async () => {
    const { owner, gameId } = await asking();
    owner.kill();
    const read = log.read.bind(log);
    log.read = async (...page) => {
      log.read = read;
      await log.claim(gameId, 1, 'another instance');
      return (await read(...page)).slice(1);
    };
    await expect(fixture.instance().enter(gameId)).resolves.toBeUndefined();
    expect(await log.head(gameId)).toMatchObject({ epoch: 3, quarantine: null });
  });

  it('starts from a checkpoint, which holds the receipts of earlier commands', async () => {
    const { owner, gameId } = await asking();
    await owner.answer(gameId, 0, 'c0');
    const game = replay(await log.read(gameId), { to: 6 });
    await log.keep(await checkpointOf(gameId, snapshot(game)));
    owner.kill();
    const read = log.read.bind(log);
    const after: (number | undefined)[] = [];
    log.read = (...page) => {
      after.push(page[1]);
      return read(...page);
    };
    await fixture.instance().answer(gameId, 0, 'c0');
    expect(fixture.out).toEqual(['receipt 6', 'answer_checked', 'receipt 6']);
    expect(after[0]).toBe(6);
  });
});

describe('a game that has just been taken over', () => {
  it('publishes to instances that have not registered their sockets yet', async () => {
    fixture = gamesFixture(log, new Map());
    const { owner, gameId } = await asking();
    const [next, edge] = [fixture.instance(), fixture.instance()];
    const received: string[] = [];
    await edge.bus.subscribe(gameId);
    edge.bus.on('message', (_, message) =>
      received.push(message.kind === 'all' ? message.message[0] : message.kind),
    );
    owner.kill();
    await owner.games.releaseAll().catch(() => {});
    received.length = 0;
    await fixture.pass(23_000);
    await sweep(next.games);
    await fixture.pass(0);
    expect(received).toEqual(['owned', 'clock']);
  });
});

describe('a game of a newer release', () => {
  /** Ann's game, whose owner has appended an event that is unknown here, and has died. */
  async function newer() {
    const { owner, gameId } = await asking();
    const event = { type: 'PlayerTeleported' } as unknown as GameEvent;
    const expected = (await log.read(gameId)).length;
    const head = { gameId, kind: 'solo', owner: owner.id, epoch: 1, expected } as const;
    await log.append([following({ ...aGame(head), events: [] }, { events: recorded(expected, event) })]);
    await fixture.pass(5_000);
    owner.kill();
    await fixture.pass(20_000);
    return gameId;
  }

  it('is neither claimed nor quarantined', async () => {
    const gameId = await newer();
    const next = fixture.instance();
    await expect(next.enter(gameId)).rejects.toBeInstanceOf(Unavailable);
    expect(await log.head(gameId)).toMatchObject({ quarantine: null, epoch: 1 });
    expect(fixture.reports).toEqual([]);
    expect(await log.claim(gameId, 1, 'newer')).toMatchObject({ epoch: 2, lostMs: 20_000 });
  });

  it('is not tried again by the same instance', async () => {
    const gameId = await newer();
    const next = fixture.instance();
    await sweep(next.games);
    await sweep(next.games);
    await expect(next.answer(gameId, 0, 'c0')).rejects.toBeInstanceOf(Unavailable);
    expect(await log.head(gameId)).toMatchObject({ quarantine: null, epoch: 1 });
  });
});

describe('a game that two instances have claimed one after the other', () => {
  const owned = (epoch: number) => ({ kind: 'owned', by: 'another', epoch }) as const;

  it('stays with the later one if a message of the earlier one arrives late', async () => {
    const { owner, gameId } = await asking();
    owner.kill();
    const next = fixture.instance();
    await next.enter(gameId);
    next.bus.emit('message', gameId, owned(1));
    expect(next.games.owns(gameId)).toBe(true);
    next.bus.emit('message', gameId, owned(3));
    expect(next.games.owns(gameId)).toBe(false);
  });

  it('does not start on the earlier one if it learns of the later claim before its own reply', async () => {
    const { owner, gameId } = await asking();
    owner.kill();
    const next = fixture.instance();
    const claim = log.claim.bind(log);
    log.claim = async (...seen) => {
      const claimed = await claim(...seen);
      next.bus.emit('message', gameId, owned(3));
      return claimed;
    };
    await next.games.caretaker.sweep(-60_000, 1);
    expect(next.games.owns(gameId)).toBe(false);
  });
});

describe('an instance', () => {
  it('takes over a game that it owns without knowing, since the reply to its claim was lost', async () => {
    const { owner, gameId } = await asking();
    await owner.games.releaseAll();
    const claim = log.claim.bind(log);
    log.claim = async (...seen) => {
      await claim(...seen);
      log.claim = claim;
      throw new Unknown();
    };
    const next = fixture.instance();
    await expect(next.enter(gameId)).rejects.toBeInstanceOf(Unknown);
    expect(await log.head(gameId)).toMatchObject({ epoch: 2, owner: next.id });
    await fixture.pass(23_000);
    await sweep(next.games);
    expect(await log.head(gameId)).toMatchObject({ epoch: 3, owner: next.id });
  });

  it('releases all its games when it drains, each after its decisions are durable', async () => {
    const { owner, gameId } = await asking();
    const second = await owner.seats.openSolo({ userId: 'bob', name: 'Bob' }, QUIZ);
    log.mishaps.push('busy');
    const receipt = owner.answer(gameId, 0, 'c0');
    const released = owner.games.releaseAll();
    await fixture.pass(10);
    await Promise.all([receipt, released]);
    expect(fixture.out.slice(-2)).toEqual(['receipt 6', 'answer_checked']);
    for (const game of [gameId, second])
      expect(await log.head(game)).toMatchObject({ owner: null, epoch: 1 });
    await fixture.pass(3_600_000);
    expect((await log.read(gameId)).length).toBe(7);
  });
});
