import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { aGame, aResult, CLOSED, following, recorded, said } from './append.js';
import type { LogFixture } from './log-fixture.js';

export function appendContract(fixture: () => LogFixture): void {
  const opened = async (fields: Parameters<typeof aGame>[0] = {}) => {
    const game = aGame(fields);
    expect(await fixture().log.create(game)).toBe('ok');
    return game;
  };
  const logOf = (gameId: string) => fixture().log.read(gameId);

  describe('creating', () => {
    it('writes head, first events and seat', async () => {
      const { log } = fixture();
      const game = await opened();
      const { gameId, userId, owner, phase } = game;
      const where = { gameId, kind: 'solo', phase, version: 2, epoch: 1 };
      const head = { ...where, owner, ownerAlive: false, quarantine: null };
      expect(await log.head(gameId)).toEqual(head);
      expect(await log.read(gameId)).toEqual(game.events);
      expect(await log.seatOf(userId, 'solo')).toBe(gameId);
    });

    it('writes nothing for a user who has a seat', async () => {
      const { log } = fixture();
      const { userId, gameId } = await opened();
      const second = aGame({ userId });
      expect(await log.create(second)).toBe('seat taken');
      expect(await log.head(second.gameId)).toBeUndefined();
      expect(await log.read(second.gameId)).toEqual([]);
      expect(await log.seatOf(userId, 'solo')).toBe(gameId);
    });

    it('creates one of several games that a user opens at once', async () => {
      const { log } = fixture();
      const games = Array.from({ length: 6 }, () =>
        aGame({ userId: '00000000-0000-4000-8000-000000000001' }),
      );
      const won = await Promise.all(games.map((game) => log.create(game)));
      expect(won.filter((created) => created === 'ok')).toHaveLength(1);
      expect(await log.seatOf(games[0]?.userId ?? '', 'solo')).toBe(games[won.indexOf('ok')]?.gameId);
    });

    it('leaves no game and no seat if the events are refused', async () => {
      const { log } = fixture();
      const game = aGame({ events: recorded(0, said('nul \0')) });
      await expect(log.create(game)).rejects.toThrow();
      expect(await log.head(game.gameId)).toBeUndefined();
      expect(await log.seatOf(game.userId, 'solo')).toBeUndefined();
    });
  });

  describe('appending', () => {
    it('adds events at the expected epoch and version', async () => {
      const { log } = fixture();
      const game = await opened();
      const events = recorded(2, said('third'), said('fourth'));
      const third = following(game, { events });
      expect(await log.append([third])).toEqual(['ok']);
      expect(await log.append([following(third)])).toEqual(['ok']);
      const stored = await log.read(game.gameId);
      expect(stored.slice(0, 4)).toEqual([...game.events, ...events]);
      expect(stored.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5]);
    });

    it.each<[string, Parameters<typeof following>[1]]>([
      ['an epoch that is over', { epoch: 0 }],
      ['an epoch that has not come', { epoch: 2 }],
      ['a version that is taken', { expected: 1, events: recorded(1, said('stale')) }],
      ['a version that leaves a gap', { expected: 3, events: recorded(3, said('early')) }],
    ])('is fenced by %s', async (_, fields) => {
      const game = await opened();
      expect(await fixture().log.append([following(game, fields)])).toEqual(['fenced']);
      expect(await logOf(game.gameId)).toEqual(game.events);
    });

    it('writes each game of a batch atomically, with outcomes in order', async () => {
      const { log } = fixture();
      const [a, b, c, d] = await Promise.all([opened(), opened(), opened(), opened()]);
      const played = [aResult()];
      const two = recorded(2, said('x'), said('y'));
      const outcomes = await log.append([
        following(d, { events: two, played }),
        following(a, { epoch: 7, events: two, played, phase: 'closed' }),
        following(c),
        following(b, { expected: 1, events: recorded(1, said('x'), CLOSED), played, phase: 'closed' }),
      ]);
      expect(outcomes).toEqual(['ok', 'fenced', 'ok', 'fenced']);
      const lengths = await Promise.all([a, b, c, d].map(async (g) => (await logOf(g.gameId)).length));
      expect(lengths).toEqual([2, 2, 3, 4]);
      for (const { gameId, userId, owner } of [a, b]) {
        expect(await fixture().history(gameId)).toEqual([]);
        expect(await log.seatOf(userId, 'solo')).toBe(gameId);
        expect(await log.head(gameId)).toMatchObject({ owner });
      }
      expect(await fixture().history(d.gameId)).toEqual(played);
    });

    it('does not wait for a game that another transaction has locked', async () => {
      const { log, lock } = fixture();
      const [held, free] = await Promise.all([opened(), opened()]);
      const next = following(held);
      const unlock = await lock(held.gameId);
      expect(await log.append([next, following(free)])).toEqual(['busy', 'ok']);
      expect(await logOf(held.gameId)).toEqual(held.events);
      await unlock();
      expect(await log.append([next])).toEqual(['ok']);
    });

    it('changes no game if one is refused', async () => {
      const { log } = fixture();
      const [good, bad] = await Promise.all([opened(), opened()]);
      const next = following(good, { played: [aResult()] });
      const poison = following(bad, { events: recorded(2, said('fine'), said('nul \0')) });
      await expect(log.append([next, poison])).rejects.toThrow();
      await expect(log.append([poison])).rejects.toThrow();
      expect(await logOf(good.gameId)).toEqual(good.events);
      expect(await logOf(bad.gameId)).toEqual(bad.events);
      expect(await log.append([next, following(bad)])).toEqual(['ok', 'ok']);
    });

    it('reads exactly what was written', async () => {
      const game = await opened();
      const texts = ['Ünï çødé 日本語 🎉 \u202e \\u0000 "\'', '', 'x'.repeat(1_000_000)];
      const events = recorded(2, ...texts.map(said)).map((event, i) => ({
        ...event,
        at: 1_893_456_000_123 + i,
        commandId: i === 1 ? null : event.commandId,
      }));
      expect(await fixture().log.append([following(game, { events })])).toEqual(['ok']);
      expect((await logOf(game.gameId)).slice(2)).toEqual(events);
    });

    it('writes the history of the players', async () => {
      const game = await opened();
      const played = [
        aResult({ title: 'Ünï 🎉' }),
        aResult({ score: null }),
        aResult({ isMultiplayer: true }),
      ];
      await fixture().log.append([following(game, { played })]);
      const byUser = (a: { userId: string }, b: { userId: string }) => (a.userId < b.userId ? -1 : 1);
      expect((await fixture().history(game.gameId)).sort(byUser)).toEqual(played.sort(byUser));
    });

    it('frees seat and owner if the game closes', async () => {
      const { log } = fixture();
      const game = await opened({ userId: randomUUID() });
      await log.append([following(game, { events: recorded(2, CLOSED), phase: 'closed' })]);
      expect(await log.seatOf(game.userId, 'solo')).toBeUndefined();
      expect(await log.head(game.gameId)).toMatchObject({ owner: null, epoch: 1 });
      expect(await log.create(aGame({ userId: game.userId }))).toBe('ok');
    });
  });
}
