import { beforeEach, describe, expect, it } from '@jest/globals';
import { GameFeed } from '../ownership/game-feed.js';
import type { Games } from '../ownership/games.js';
import { LocalSockets } from './local-sockets.js';
import { PresenceCheck } from './presence-check.js';

/** An instance without sockets that follows games of other instances. */
let now: number;
let reconciled: string[];
let feed: GameFeed;
let check: PresenceCheck;
beforeEach(() => {
  now = 1_000_000;
  reconciled = [];
  feed = new GameFeed();
  const request: Games['request'] = async (gameId) => {
    reconciled.push(gameId);
    return {};
  };
  check = new PresenceCheck({ feed, owns: () => false, request }, new LocalSockets(), () => now);
});

const counted = (gameId: string, sockets: number) => {
  feed.emit('counted', gameId, sockets);
  now += 1_000;
};

describe('the presence check', () => {
  it('reconciles with an owner whose count differs twice in succession', () => {
    counted('game', 1);
    counted('game', 0);
    counted('game', 1);
    expect(reconciled).toEqual([]);
    counted('game', 1);
    expect(reconciled).toEqual(['game']);
  });

  it('forgets games whose counts no longer arrive', () => {
    for (let game = 0; game < 1_000; game++) counted(`game ${game}`, 1);
    expect(check.suspects).toBeLessThan(20);
  });
});
