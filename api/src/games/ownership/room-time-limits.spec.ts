import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { aRoom, keys, questions } from '#game/testing/world';
import type { Ack } from '#protocol/messages';
import { gamesFixture } from '../../testing/games-fixture.js';
import { MemoryEventLog } from '../../testing/memory-event-log.js';
import { settle } from '../../testing/until.js';
import { JOINING_MS } from '../seats/seats.js';
import { PATIENCE_MS } from './games.js';

const MINUTES = 60_000;

let log: MemoryEventLog;
let fixture: ReturnType<typeof gamesFixture>;
beforeEach(() => {
  log = new MemoryEventLog();
  fixture = gamesFixture(log);
});
afterEach(() => {
  jest.useRealTimers();
});

type Instance = ReturnType<typeof fixture.instance>;

const nameOf = (userId: string) => userId.toUpperCase();

/** A room of Ann and Bob, both connected, on a new instance. */
async function room() {
  const instance = fixture.instance();
  const { seats, enter } = instance;
  const opened = await seats.openRoom({ userId: 'ann', name: 'ANN' }, randomUUID());
  const { gameId, code } = opened ?? { gameId: '', code: '' };
  await enter(gameId);
  await join(instance, gameId, 'bob');
  return { instance, seats, gameId, code };
}

async function join({ seats, enter }: Instance, gameId: string, userId: string): Promise<Ack> {
  const command = { type: 'JoinRoom', id: randomUUID(), userId, capacity: 9 } as const;
  const ack = await seats.join(gameId, { ...command, name: nameOf(userId) });
  if (ack.ok) await enter(gameId, userId);
  return ack;
}

const disconnect = ({ leave }: Instance, gameId: string, userId: string) => leave(gameId, userId);

async function start({ games }: Instance, gameId: string, n = 2): Promise<void> {
  const quiz = { title: 'History', questions: questions(n), keys: keys(n) };
  await games.execute(gameId, {
    type: 'StartRun',
    id: randomUUID(),
    userId: 'ann',
    settings: aRoom(),
    ...quiz,
  });
}

const last = async (gameId: string) => (await log.read(gameId)).at(-1)?.event;

async function answer({ games }: Instance, gameId: string, userId: string): Promise<void> {
  const given = { index: 0, questionId: questions(1)[0]?.question_id ?? '', answer: 'right' };
  const command = {
    type: 'SubmitAnswer',
    id: randomUUID(),
    arrivedAt: Date.now(),
    userId,
    ...given,
  } as const;
  await games.request(gameId, { do: 'wish', wish: command, socketId: `socket of ${userId}` });
}

describe('the host of a room', () => {
  it('[H2] keeps the role for 20 s without a connection, then the next player gets it', async () => {
    const { instance, gameId } = await room();
    // Not at the same time as a presence check.
    await fixture.pass(500);
    await disconnect(instance, gameId, 'ann');
    await fixture.pass(19_999);
    expect(await last(gameId)).toMatchObject({ type: 'PlayerJoined' });
    await fixture.pass(1_001);
    expect(await last(gameId)).toEqual({ type: 'HostChanged', seat: 1 });
  });

  it('[H2] keeps the role if they reconnect in time, or if no other player is connected', async () => {
    const { instance, gameId } = await room();
    await disconnect(instance, gameId, 'ann');
    await fixture.pass(15_000);
    await instance.enter(gameId);
    await disconnect(instance, gameId, 'bob');
    await fixture.pass(30_000);
    await disconnect(instance, gameId, 'ann');
    await fixture.pass(60_000);
    expect(await last(gameId)).toMatchObject({ type: 'PlayerJoined' });
  });
});

describe('a player without a connection', () => {
  it('[M5] loses the seat after 5 minutes, and may join another room', async () => {
    const { instance, seats, gameId } = await room();
    await disconnect(instance, gameId, 'bob');
    await fixture.pass(5 * MINUTES - 2_000);
    expect(await seats.gameOf('bob', 'room')).toBe(gameId);
    await fixture.pass(3_000);
    expect(await last(gameId)).toEqual({ type: 'PlayerLeft', seat: 1, why: 'away' });
    expect(await seats.gameOf('bob', 'room')).toBeUndefined();
  });

  it('[M5] keeps the seat if they reconnect in time', async () => {
    const { instance, seats, gameId } = await room();
    await disconnect(instance, gameId, 'bob');
    await fixture.pass(4 * MINUTES);
    await instance.enter(gameId, 'bob');
    await fixture.pass(20 * MINUTES);
    expect(await seats.gameOf('bob', 'room')).toBe(gameId);
  });
});

describe('an empty room', () => {
  it('[M6] closes 5 minutes after its last player has lost the seat', async () => {
    const { instance, seats, gameId, code } = await room();
    for (const user of ['ann', 'bob']) await disconnect(instance, gameId, user);
    await fixture.pass(5 * MINUTES + 1_000);
    expect(await last(gameId)).toMatchObject({ type: 'RoomEmptied' });
    await fixture.pass(5 * MINUTES + 3_000);
    await instance.games.caretaker.sweep(2_000, 10);
    await fixture.pass(10);
    expect(await last(gameId)).toEqual({ type: 'GameClosed', why: 'empty' });
    expect(await seats.roomOf(code)).toBeUndefined();
    expect(await join(instance, gameId, 'cyd')).toMatchObject({ code: 'room_not_found' });
    expect(await seats.gameOf('cyd', 'room')).toBeUndefined();
  });

  it('[M6] stays open if a player joins in time, who becomes the host', async () => {
    const { instance, gameId } = await room();
    for (const user of ['ann', 'bob']) await disconnect(instance, gameId, user);
    await fixture.pass(9 * MINUTES);
    expect(await join(instance, gameId, 'cyd')).toMatchObject({ ok: true });
    await fixture.pass(20 * MINUTES);
    await instance.games.caretaker.sweep(2_000, 10);
    const { state } = await instance.games.request(gameId, {
      do: 'look',
      userId: 'cyd',
      socketId: 'socket of cyd',
    });
    expect(state?.host).toBe('CYD');
  });
});

describe('a room whose owner has died', () => {
  it('[A7] keeps its question open until players have reconnected', async () => {
    const { instance, gameId } = await room();
    await start(instance, gameId);
    instance.kill();
    const next = fixture.instance();
    await answer(next, gameId, 'ann');
    await fixture.pass(2_900);
    expect(await last(gameId)).toMatchObject({ type: 'AnswerSubmitted', seat: 0 });
    await answer(next, gameId, 'bob');
    expect(await last(gameId)).toMatchObject({ type: 'QuestionClosed' });
  });

  it('[A7] closes its question after 3 s if players have not reconnected', async () => {
    const { instance, gameId } = await room();
    await start(instance, gameId);
    instance.kill();
    await answer(fixture.instance(), gameId, 'ann');
    await fixture.pass(3_100);
    expect(await last(gameId)).toMatchObject({ type: 'QuestionClosed' });
  });

  it('is taken over in its lobby by another instance', async () => {
    const { instance, gameId } = await room();
    instance.kill();
    const next = fixture.instance();
    await next.games.caretaker.sweep(2_000, 10);
    await fixture.pass(5 * MINUTES + 1_000);
    expect(await last(gameId)).toMatchObject({ type: 'RoomEmptied' });
  });
});

describe('the seat of a user', () => {
  it('is reserved for a join for longer than the join may take', () => {
    expect(JOINING_MS).toBeGreaterThan(PATIENCE_MS + 2_000);
  });

  it('is freed if the join for which it was taken never arrives', async () => {
    const { instance, seats, gameId } = await room();
    await log.takeSeat('cyd', 'room', gameId);
    const open = () => seats.openRoom({ userId: 'cyd', name: 'CYD' }, randomUUID());
    // The join may still arrive, through any instance.
    expect(await open()).toBeUndefined();
    await fixture.pass(JOINING_MS - 1);
    expect(await open()).toBeUndefined();
    // A repetition of the join renews the reservation.
    await log.takeSeat('cyd', 'room', gameId);
    await fixture.pass(JOINING_MS - 1);
    expect(await open()).toBeUndefined();
    await fixture.pass(1);
    const opened = await open();
    expect(await seats.gameOf('cyd', 'room')).toBe(opened?.gameId);
    await log.takeSeat('dan', 'room', gameId);
    expect(await join(instance, opened?.gameId ?? '', 'dan')).toMatchObject({ code: 'already_in_room' });
    await fixture.pass(JOINING_MS);
    expect(await join(instance, opened?.gameId ?? '', 'dan')).toMatchObject({ ok: true });
    await settle();
  });
});
