import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { Checkpoint } from '../games/log/checkpoint.js';
import { aGame, CLOSED, following, recorded, said } from './append.js';
import type { LogFixture } from './log-fixture.js';

export function checkpointContract(fixture: () => LogFixture): void {
  /** A game with `count` events. */
  const opened = async (events: number) => {
    const texts = Array.from({ length: events }, (_, i) => said(`event ${i + 1}`));
    const game = aGame({ events: recorded(0, ...texts) });
    await fixture().log.create(game);
    return game;
  };
  const at = (gameId: string, version: number, state = `"état" at ${version}\n"more"`): Checkpoint => ({
    gameId,
    version,
    format: 1,
    hash: `hash ${version}`,
    state,
  });
  const kept = async (gameId: string) => {
    const found: number[] = [];
    for (let below = 1_000; ; ) {
      const checkpoint = await fixture().log.checkpoint(gameId, below);
      if (!checkpoint) return found;
      below = checkpoint.version;
      found.push(below);
    }
  };

  describe('a page of a log', () => {
    it('starts after the given version, with the requested number of events', async () => {
      const { log } = fixture();
      const { gameId, events } = await opened(10);
      expect(await log.read(gameId, 0, 4)).toEqual(events.slice(0, 4));
      expect(await log.read(gameId, 4, 4)).toEqual(events.slice(4, 8));
      expect(await log.read(gameId, 8, 4)).toEqual(events.slice(8));
      expect(await log.read(gameId, 10, 4)).toEqual([]);
      expect(await log.read(randomUUID(), 0, 4)).toEqual([]);
    });
  });

  describe('a checkpoint', () => {
    it('is read as stored, the newest up to a version', async () => {
      const { log } = fixture();
      const { gameId } = await opened(5);
      expect(await log.checkpoint(gameId, 100)).toBeUndefined();
      await log.keep(at(gameId, 2));
      await log.keep(at(gameId, 4));
      expect(await log.checkpoint(gameId, 100)).toEqual(at(gameId, 4));
      expect(await log.checkpoint(gameId, 4)).toEqual(at(gameId, 2));
      expect(await log.checkpoint(gameId, 2)).toBeUndefined();
    });

    it('replaces all but its predecessor', async () => {
      const { log } = fixture();
      const [game, other] = await Promise.all([opened(5), opened(5)]);
      await log.keep(at(other.gameId, 1));
      for (const version of [1, 2, 3, 5]) await log.keep(at(game.gameId, version));
      expect(await kept(game.gameId)).toEqual([5, 3]);
      expect(await kept(other.gameId)).toEqual([1]);
    });

    it('is not stored after a newer one, nor twice', async () => {
      const { log } = fixture();
      const { gameId } = await opened(5);
      await log.keep(at(gameId, 4));
      await log.keep(at(gameId, 3));
      await log.keep(at(gameId, 4, 'another'));
      expect(await kept(gameId)).toEqual([4]);
      expect(await log.checkpoint(gameId, 5)).toEqual(at(gameId, 4));
    });

    it('is not stored for a version that the log does not have', async () => {
      const { log } = fixture();
      const { gameId } = await opened(3);
      await log.keep(at(gameId, 4));
      await log.keep(at(randomUUID(), 1));
      expect(await kept(gameId)).toEqual([]);
    });

    it('is not stored for a closed game', async () => {
      const { log } = fixture();
      const [game, other] = [await opened(3), await opened(3)];
      for (const { gameId } of [game, other]) await log.keep(at(gameId, 2));
      await log.append([following(game, { events: recorded(3, CLOSED), phase: 'closed' }), following(other)]);
      await log.keep(at(game.gameId, 3));
      await log.keep(at(other.gameId, 4));
      expect(await kept(game.gameId)).toEqual([2]);
      expect(await kept(other.gameId)).toEqual([4, 2]);
    });
  });
}
