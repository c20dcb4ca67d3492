import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { newRoomCode } from '../games/seats/room-code.js';
import { aGame, aResult, CLOSED, following, recorded } from './append.js';
import type { LogFixture } from './log-fixture.js';

const HOUR = 3_600_000;

export function roomContract(fixture: () => LogFixture): void {
  const aRoom = (fields: Parameters<typeof aGame>[0] = {}) => ({
    ...aGame({ kind: 'room', code: newRoomCode(), ...fields }),
  });
  const opened = async (fields: Parameters<typeof aGame>[0] = {}) => {
    const room = aRoom(fields);
    expect(await fixture().log.create(room)).toBe('ok');
    return { ...room, code: room.code ?? '' };
  };
  const ends = { events: recorded(2, CLOSED), phase: 'closed' } as const;

  describe('the code of a room', () => {
    it('finds the room', async () => {
      const { gameId, code } = await opened();
      expect(await fixture().log.roomOf(code)).toBe(gameId);
      expect(await fixture().log.roomOf('NOCODE')).toBeUndefined();
    });

    it('belongs to one room: a second room with it writes nothing', async () => {
      const { log } = fixture();
      const { code, gameId } = await opened();
      const second = aRoom({ code });
      expect(await log.create(second)).toBe('code taken');
      expect(await log.head(second.gameId)).toBeUndefined();
      expect(await log.read(second.gameId)).toEqual([]);
      expect(await log.seatOf(second.userId, 'room')).toBeUndefined();
      expect(await log.roomOf(code)).toBe(gameId);
    });

    it('is not reserved for a user who is in a room', async () => {
      const { log } = fixture();
      const { userId, gameId } = await opened();
      const second = aRoom({ userId });
      expect(await log.create(second)).toBe('seat taken');
      expect(await log.roomOf(second.code ?? '')).toBeUndefined();
      expect(await log.seatOf(userId, 'room')).toBe(gameId);
      expect(await log.create(aRoom({ code: second.code ?? '' }))).toBe('ok');
    });

    it('goes to one of several rooms that claim it at once', async () => {
      const code = newRoomCode();
      const rooms = Array.from({ length: 6 }, () => aRoom({ code }));
      const won = await Promise.all(rooms.map((room) => fixture().log.create(room)));
      expect(won.sort()).toEqual([
        'code taken',
        'code taken',
        'code taken',
        'code taken',
        'code taken',
        'ok',
      ]);
    });

    it('finds nothing once the room has closed, and is free an hour later', async () => {
      const { log, pass } = fixture();
      const room = await opened();
      const { code } = room;
      await log.append([following(room, ends)]);
      expect(await log.roomOf(code)).toBeUndefined();
      await pass(code, HOUR - 10_000);
      expect(await log.create(aRoom({ code }))).toBe('code taken');
      await pass(code, 10_001);
      const next = await opened({ code });
      expect(await log.roomOf(code)).toBe(next.gameId);
      expect(await log.create(aRoom({ code }))).toBe('code taken');
    });

    it('finds nothing if the room is quarantined', async () => {
      const { log, pass } = fixture();
      const { gameId, code } = await opened();
      await log.quarantine(gameId, 'it broke');
      expect(await log.roomOf(code)).toBeUndefined();
      expect(await log.create(aRoom({ code }))).toBe('code taken');
      await pass(code, HOUR + 1);
      expect(await log.create(aRoom({ code }))).toBe('ok');
    });
  });

  describe('the one seat of a user', () => {
    it('is claimed once, by the first room', async () => {
      const { log } = fixture();
      const [userId, a, b] = [randomUUID(), randomUUID(), randomUUID()];
      expect(await log.takeSeat(userId, 'room', a)).toBe(a);
      expect(await log.takeSeat(userId, 'room', b)).toBe(a);
      expect(await log.takeSeat(userId, 'room', a)).toBe(a);
      expect(await log.takeSeat(userId, 'solo', b)).toBe(b);
      expect(await log.seatOf(userId, 'room')).toBe(a);
    });

    it('goes to one of several rooms that claim it at once', async () => {
      const { log } = fixture();
      const userId = randomUUID();
      const rooms = Array.from({ length: 8 }, () => randomUUID());
      const held = await Promise.all(rooms.map((room) => log.takeSeat(userId, 'room', room)));
      expect(new Set(held).size).toBe(1);
    });

    it('is released for its own room only', async () => {
      const { log } = fixture();
      const [userId, a, b] = [randomUUID(), randomUUID(), randomUUID()];
      await log.takeSeat(userId, 'room', a);
      await log.takeSeat(userId, 'solo', b);
      await log.freeSeat(userId, b);
      expect(await log.seatOf(userId, 'solo')).toBeUndefined();
      expect(await log.seatOf(userId, 'room')).toBe(a);
      await log.freeSeat(userId, a);
      expect(await log.takeSeat(userId, 'room', b)).toBe(b);
    });

    it('is claimed as of the last request', async () => {
      const { log } = fixture();
      const [userId, a] = [randomUUID(), randomUUID()];
      await log.takeSeat(userId, 'room', a);
      await fixture().passSeat(userId, HOUR);
      await log.takeSeat(userId, 'room', a);
      expect(await log.freeSeat(userId, a, HOUR)).toBe(false);
      await fixture().passSeat(userId, HOUR);
      await log.takeSeat(userId, 'room', randomUUID());
      expect(await log.freeSeat(userId, a, HOUR)).toBe(true);
    });

    it('is held and released in the append of its events', async () => {
      const { log } = fixture();
      const room = await opened();
      const { gameId, userId: host } = room;
      const guest = randomUUID();
      const joins = following(room, { seated: [guest] });
      expect(await log.append([joins])).toEqual(['ok']);
      expect(await log.seatOf(guest, 'room')).toBe(gameId);
      expect(await log.append([following(joins, { epoch: 9, freed: [guest, host] })])).toEqual(['fenced']);
      expect(await log.seatOf(guest, 'room')).toBe(gameId);
      expect(await log.append([following(joins, { freed: [guest, host] })])).toEqual(['ok']);
      for (const user of [guest, host]) expect(await log.seatOf(user, 'room')).toBeUndefined();
    });

    it('is not released by another room, nor claimed from it', async () => {
      const { log } = fixture();
      const [a, b] = [await opened(), await opened()];
      const next = following(b, { seated: [a.userId] });
      await log.append([next]);
      await log.append([following(next, { freed: [a.userId] })]);
      expect(await log.seatOf(a.userId, 'room')).toBe(a.gameId);
    });

    it('is released for all users if the room closes', async () => {
      const { log } = fixture();
      const room = await opened();
      const guest = randomUUID();
      const joins = following(room, { seated: [guest] });
      await log.append([joins]);
      await log.append([following(joins, { phase: 'closed' })]);
      for (const user of [guest, room.userId]) expect(await log.seatOf(user, 'room')).toBeUndefined();
    });
  });

  it('history keeps one row for a player who left a run, rejoined and finished it', async () => {
    const { log, history } = fixture();
    const room = await opened();
    const left = aResult({ score: null, totalQuestions: 5, isMultiplayer: true });
    const other = aResult({ isMultiplayer: true });
    const first = following(room, { played: [left, other] });
    await log.append([first]);
    const finished = { ...left, score: 30, totalQuestions: 4, at: left.at + 1_000 };
    const second = following(first, { played: [finished] });
    await log.append([second]);
    const byUser = (a: { userId: string }, b: { userId: string }) => (a.userId < b.userId ? -1 : 1);
    expect((await history(room.gameId)).sort(byUser)).toEqual([finished, other].sort(byUser));
    await log.append([following(second, { played: [{ ...finished, run: 2 }] })]);
    expect(await history(room.gameId)).toHaveLength(3);
  });
}
