import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { aGame, CLOSED, following, recorded } from './append.js';
import type { LogFixture } from './log-fixture.js';

export function ownerContract(fixture: () => LogFixture): void {
  const opened = async (fields: Parameters<typeof aGame>[0] = {}) => {
    const game = aGame(fields);
    await fixture().log.create(game);
    return game;
  };

  describe('claiming', () => {
    it('returns the version at a new epoch, and fences the previous owner', async () => {
      const { log } = fixture();
      const game = await opened();
      const owner = randomUUID();
      expect(await log.claim(game.gameId, 1, owner)).toMatchObject({ epoch: 2, version: 2 });
      expect(await log.head(game.gameId)).toMatchObject({ epoch: 2, owner });
      expect(await log.append([following(game)])).toEqual(['fenced']);
      expect(await log.append([following(game, { epoch: 2 })])).toEqual(['ok']);
    });

    it('leaves a closed game without an owner', async () => {
      const { log } = fixture();
      const game = await opened();
      await log.append([following(game, { events: recorded(2, CLOSED), phase: 'closed' })]);
      expect(await log.claim(game.gameId, 1, randomUUID())).toMatchObject({ epoch: 2 });
      expect(await log.head(game.gameId)).toMatchObject({ owner: null, epoch: 2 });
    });

    it('succeeds for one of several instances', async () => {
      const { log } = fixture();
      const { gameId } = await opened();
      const owners = Array.from({ length: 8 }, () => randomUUID());
      const claims = await Promise.all(owners.map((owner) => log.claim(gameId, 1, owner)));
      expect(claims.filter(Boolean)).toHaveLength(1);
      const owner = owners[claims.findIndex(Boolean)];
      expect(await log.head(gameId)).toMatchObject({ epoch: 2, owner });
    });

    it('fails for an unknown game', async () => {
      expect(await fixture().log.claim(randomUUID(), 1, randomUUID())).toBeUndefined();
    });

    it("returns the time since the owner's last heartbeat", async () => {
      const { log, live } = fixture();
      const owner = randomUUID();
      await live(owner, 10_000);
      const { gameId } = await opened({ owner, events: longAgo() });
      const claimed = await log.claim(gameId, 1, randomUUID());
      expect(claimed?.lostMs).toBeGreaterThanOrEqual(10_000);
      expect(claimed?.lostMs).toBeLessThan(13_000);
    });

    it('does not count time before the last event', async () => {
      const { log, live } = fixture();
      const owner = randomUUID();
      await live(owner, 10_000);
      const { gameId } = await opened({ owner });
      expect((await log.claim(gameId, 1, randomUUID()))?.lostMs).toBeLessThan(3_000);
    });

    it('returns the time since the release', async () => {
      const { log, live } = fixture();
      const owner = randomUUID();
      await live(owner, 60_000);
      const { gameId } = await opened({ owner, events: longAgo() });
      await log.release(gameId, 1);
      expect((await log.claim(gameId, 1, randomUUID()))?.lostMs).toBeLessThan(3_000);
    });

    it('also counts idle time before the release', async () => {
      const { log } = fixture();
      const { gameId } = await opened({ events: longAgo() });
      await log.release(gameId, 1, 10_000);
      const lostMs = (await log.claim(gameId, 1, randomUUID()))?.lostMs;
      expect(lostMs).toBeGreaterThanOrEqual(10_000);
      expect(lostMs).toBeLessThan(13_000);
    });
  });

  describe('releasing', () => {
    it('removes the owner at the same epoch', async () => {
      const { log } = fixture();
      const { gameId, userId } = await opened();
      await log.release(gameId, 1);
      expect(await log.head(gameId)).toMatchObject({ owner: null, ownerAlive: false, epoch: 1 });
      expect(await log.seatOf(userId, 'solo')).toBe(gameId);
    });

    it('does nothing if the game was claimed since', async () => {
      const { log } = fixture();
      const { gameId } = await opened();
      const owner = randomUUID();
      await log.claim(gameId, 1, owner);
      await log.release(gameId, 1);
      expect(await log.head(gameId)).toMatchObject({ owner, epoch: 2 });
    });
  });

  describe('an append whose reply was lost', () => {
    it('is ok if it was written, also with later appends', async () => {
      const { log } = fixture();
      const game = await opened();
      const lost = following(game);
      await log.append([lost]);
      expect(await log.outcomeOf(lost)).toBe('ok');
      await log.append([following(lost)]);
      await log.claim(game.gameId, 1, randomUUID());
      expect(await log.outcomeOf(lost)).toBe('ok');
    });

    it('is absent if nothing was written', async () => {
      const game = await opened();
      expect(await fixture().log.outcomeOf(following(game))).toBe('absent');
    });

    it('is fenced if another instance has claimed the game', async () => {
      const { log } = fixture();
      const game = await opened();
      const lost = following(game);
      await log.claim(game.gameId, 1, randomUUID());
      expect(await log.outcomeOf(lost)).toBe('fenced');
      await log.append([following(game, { epoch: 2 })]);
      expect(await log.outcomeOf(lost)).toBe('fenced');
    });

    it('is looked up after the transaction that holds the game', async () => {
      const { log, lock } = fixture();
      const game = await opened();
      const unlock = await lock(game.gameId);
      let told: string | undefined;
      const asked = log.outcomeOf(following(game)).then((outcome) => {
        told = outcome;
      });
      await log.append([following(await opened())]);
      expect(told).toBeUndefined();
      await unlock();
      await asked;
      expect(told).toBe('absent');
    });
  });

  describe('overdue games', () => {
    const OVERDUE = 2_000;
    const found = async (limit = 1_000, asker = randomUUID()) =>
      (await fixture().log.overdue(OVERDUE, limit, asker)).map((g) => g.gameId);

    it('are those with a dead owner', async () => {
      const { log, live, die } = fixture();
      const [alive, silent, dead] = [randomUUID(), randomUUID(), randomUUID()];
      await Promise.all([live(alive), live(silent, 4_000), live(dead)]);
      await die(dead);
      const dueAt = Date.now() - 3_000;
      const open = async (owner: string) => (await opened({ owner, dueAt })).gameId;
      const mine = await open(alive);
      const lost = [await open(silent), await open(dead), await open(randomUUID())];
      const released = await open(alive);
      await log.release(released, 1);
      const games = await found();
      expect(games).toEqual(expect.arrayContaining([...lost, released]));
      expect(games).not.toContain(mine);
      expect(await found(1_000, alive)).toEqual(expect.arrayContaining([mine, ...lost]));
      expect((await log.head(mine))?.ownerAlive).toBe(true);
      for (const gameId of lost) expect((await log.head(gameId))?.ownerAlive).toBe(false);
    });

    it('are returned by due time, when due, up to a limit', async () => {
      const at = (agoMs: number) => opened({ dueAt: Date.now() - agoMs });
      const [second, first, soon] = [await at(80_000), await at(90_000), await at(500)];
      const games = await found();
      expect(games.slice(0, 2)).toEqual([first.gameId, second.gameId]);
      expect(games).not.toContain(soon.gameId);
      expect(await found(1)).toEqual([first.gameId]);
    });

    it('include unowned games that only wait for players, after all others', async () => {
      const { log, live, die } = fixture();
      const [alive, dead] = [randomUUID(), randomUUID()];
      await Promise.all([live(alive), live(dead)]);
      const attended = await opened({ owner: alive });
      const left = await opened({ owner: dead });
      const released = await opened({ owner: alive });
      const broken = await opened({ owner: dead });
      const late = await opened({ owner: dead, dueAt: Date.now() - 3_000 });
      await die(dead);
      await log.release(released.gameId, 1);
      await log.quarantine(broken.gameId, 'it broke');
      const games = await found(1_000, alive);
      expect(games).toContain(left.gameId);
      for (const game of [attended, broken, released]) expect(games).not.toContain(game.gameId);
      // A game that was just released is left to its successor.
      const later = await log.overdue(-1_000, 1_000, alive);
      expect(later.map(({ gameId }) => gameId)).toEqual(
        expect.arrayContaining([left.gameId, released.gameId]),
      );
      expect(games.indexOf(late.gameId)).toBeLessThan(games.indexOf(left.gameId));
    });

    it('exclude closed games', async () => {
      const game = await opened({ dueAt: Date.now() - 9_000 });
      const events = recorded(2, CLOSED);
      await fixture().log.append([following(game, { events, phase: 'closed', dueAt: null })]);
      expect(await found()).not.toContain(game.gameId);
    });
  });

  it('excludes a quarantined game from claims and keeps its log', async () => {
    const { log } = fixture();
    const game = await opened({ dueAt: Date.now() - 9_000 });
    const { gameId, userId } = game;
    await log.quarantine(gameId, 'it broke');
    expect(await log.head(gameId)).toMatchObject({ quarantine: 'it broke', owner: null });
    expect(await log.seatOf(userId, 'solo')).toBeUndefined();
    expect(await log.claim(gameId, 1, randomUUID())).toBeUndefined();
    expect(await log.append([following(game)])).toEqual(['fenced']);
    expect((await log.overdue(2_000, 1_000, game.owner)).map((g) => g.gameId)).not.toContain(gameId);
    expect(await log.read(gameId)).toEqual(game.events);
  });
}

const longAgo = () => recorded(0, CLOSED).map((event) => ({ ...event, at: Date.now() - 3_600_000 }));
