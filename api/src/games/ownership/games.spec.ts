import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { aGame } from '../../testing/append.js';
import { ANN, gamesFixture, QUIZ } from '../../testing/games-fixture.js';
import { MemoryEventLog } from '../../testing/memory-event-log.js';
import { settle } from '../../testing/until.js';
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

describe('a solo game', () => {
  it('is played from start to end', async () => {
    const { seats, enter, answer } = fixture.instance();
    const gameId = await seats.openSolo(ANN, QUIZ);
    expect(await seats.gameOf('ann', 'solo')).toBe(gameId);
    await enter(gameId);
    await answer(gameId, 0, 'c0');
    await fixture.pass(2_000);
    await answer(gameId, 1, 'c1', 'wrong');
    await fixture.pass(2_000);
    expect(fixture.out).toEqual([
      'opened',
      'receipt 5',
      'next_question',
      'receipt 6',
      'answer_checked',
      'next_question',
      'receipt 9',
      'answer_checked',
      'quiz_completed',
    ]);
    expect(log.history).toMatchObject([
      { gameId, userId: 'ann', title: 'History', score: 10, totalQuestions: 2 },
    ]);
    expect(await seats.gameOf('ann', 'solo')).toBeUndefined();
    expect(await log.head(gameId)).toMatchObject({ owner: null, epoch: 1 });
  });

  it('closes the one that its player had open', async () => {
    const { seats, enter } = fixture.instance();
    const old = await seats.openSolo(ANN, QUIZ);
    await enter(old);
    const gameId = await seats.openSolo(ANN, QUIZ);
    expect((await log.read(old)).at(-1)?.event).toEqual({ type: 'GameClosed', why: 'replaced' });
    expect(await seats.gameOf('ann', 'solo')).toBe(gameId);
    expect(fixture.out.filter((name) => name === 'opened')).toHaveLength(2);
  });

  it('stays the only one if its player opens several at once', async () => {
    const { seats } = fixture.instance();
    await Promise.all([seats.openSolo(ANN, QUIZ), seats.openSolo(ANN, QUIZ), seats.openSolo(ANN, QUIZ)]);
    const gameId = (await seats.gameOf('ann', 'solo')) ?? '';
    expect(await fixture.typesOf(gameId)).toHaveLength(4);
  });

  it('starts once if its player enters before the reply to its creation', async () => {
    const { seats, enter } = fixture.instance();
    const create = log.create.bind(log);
    let entered: Promise<void> | undefined;
    log.create = async (game) => {
      const created = await create(game);
      entered = enter(game.gameId);
      await settle();
      return created;
    };
    const gameId = await seats.openSolo(ANN, QUIZ);
    await entered;
    await enter(gameId);
    expect(fixture.out.filter((name) => name === 'next_question')).toHaveLength(1);
    expect(await log.head(gameId)).toMatchObject({ epoch: 1 });
  });

  it('is released while it waits for its player, and continues on the instance to which they return', async () => {
    const { seats, enter, answer, leave } = fixture.instance();
    const gameId = await seats.openSolo(ANN, QUIZ);
    await enter(gameId);
    await answer(gameId, 0, 'c0');
    await leave(gameId);
    await fixture.pass(2_000);
    expect(fixture.out.at(-1)).toBe('clock');
    expect(await log.head(gameId)).toMatchObject({ owner: null, epoch: 1 });
    await fixture.instance().enter(gameId);
    expect(fixture.out.slice(-3)).toEqual(['receipt 9', 'clock', 'next_question']);
    expect(await log.head(gameId)).toMatchObject({ epoch: 2 });
  });

  it('returns receipts when it is closed, without staying in memory', async () => {
    const { seats, enter, answer, games } = fixture.instance();
    const gameId = await seats.openSolo(ANN, QUIZ);
    await enter(gameId);
    await answer(gameId, 0, 'c0');
    await seats.openSolo(ANN, QUIZ);
    await Promise.all(Array.from({ length: 8 }, () => answer(gameId, 0, 'c0')));
    await answer(gameId, 0, 'c0');
    expect(fixture.out.slice(-9)).toEqual(Array.from({ length: 9 }, () => 'receipt 6'));
    expect(games.live).toHaveLength(1);
    await answer(gameId, 0, 'c0');
    expect(games.live).toHaveLength(1);
  });

  it('is not taken over when it is closed', async () => {
    const { seats, enter, answer, leave, games } = fixture.instance();
    const gameId = await seats.openSolo(ANN, QUIZ);
    await enter(gameId);
    await seats.openSolo(ANN, QUIZ);
    const read = jest.spyOn(log, 'read');
    await leave(gameId);
    expect(read).not.toHaveBeenCalled();
    await answer(gameId, 0, 'c0');
    await enter(gameId);
    await leave(gameId);
    expect(fixture.out).toContain('too_late');
    expect(await log.head(gameId)).toMatchObject({ owner: null, epoch: 1 });
    expect(games.counters.takenOver).toBe(0);
  });

  it('is not claimed to disconnect a socket', async () => {
    const { seats, leave, games } = fixture.instance();
    const gameId = await seats.openSolo(ANN, QUIZ);
    await games.releaseAll();
    const next = fixture.instance();
    await next.leave(gameId);
    await leave(gameId);
    expect(await log.head(gameId)).toMatchObject({ owner: null, epoch: 1 });
  });
});

describe('a seat in a room', () => {
  it('is kept if a repetition of its join reaches no owner', async () => {
    const { seats } = fixture.instance();
    const { gameId } = (await seats.openRoom(ANN, 'open')) ?? { gameId: '' };
    const join = { type: 'JoinRoom', id: 'join', userId: 'bob', name: 'Bob', capacity: 9 } as const;
    expect(await seats.join(gameId, join)).toMatchObject({ ok: true });
    await expect(fixture.instance().seats.join(gameId, join)).rejects.toBeInstanceOf(Unavailable);
    expect(await seats.gameOf('bob', 'room')).toBe(gameId);
  });
});

describe('a broken game', () => {
  it('is quarantined if its log cannot be folded, and other games continue', async () => {
    const { seats, enter, answer } = fixture.instance();
    const poison = aGame();
    await log.create(poison);
    const gameId = await seats.openSolo(ANN, QUIZ);
    await enter(gameId);
    await expect(enter(poison.gameId)).rejects.toBeInstanceOf(Unavailable);
    await settle();
    expect(await log.head(poison.gameId)).toMatchObject({ owner: null });
    expect((await log.head(poison.gameId))?.quarantine).toContain('cannot follow');
    expect(fixture.reports).toEqual(['a game broke and is quarantined']);
    await expect(enter(poison.gameId)).rejects.toBeInstanceOf(Unavailable);
    await answer(gameId, 0, 'c0');
    expect(fixture.out.slice(-2)).toEqual(['receipt 6', 'answer_checked']);
  });

  it('is quarantined if the database refuses its events, and other games continue', async () => {
    const { seats, enter, answer } = fixture.instance();
    const [bad, good] = [
      await seats.openSolo(ANN, QUIZ),
      await seats.openSolo({ userId: 'bob', name: 'Bob' }, QUIZ),
    ];
    log.refused.set(bad, new Error('no such text'));
    const entering = [enter(bad), enter(good, 'bob')] as const;
    await expect(entering[0]).rejects.toBeInstanceOf(Unavailable);
    await entering[1];
    expect(fixture.out.slice(-2)).toEqual(['receipt 5', 'next_question']);
    await settle();
    expect((await log.head(bad))?.quarantine).toContain('no such text');
    await expect(answer(bad, 0, 'c0')).rejects.toBeInstanceOf(Unavailable);
    await seats.openSolo(ANN, QUIZ);
  });

  it('is unavailable if it is not in the log', async () => {
    await expect(fixture.instance().enter(aGame().gameId)).rejects.toBeInstanceOf(Unavailable);
  });
});
