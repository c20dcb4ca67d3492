import { describe, expect, it } from '@jest/globals';
import type { SignIns } from '../../auth/sign-ins.js';
import { LocalBus } from '../bus/bus.js';
import type { Clock } from '../ownership/clock.js';
import { GameFeed } from '../ownership/game-feed.js';
import type { Games } from '../ownership/games.js';
import { Audience } from './audience.js';

/** An instance without a socket, which hears what owners elsewhere say. */
function bench() {
  let now = 1_000_000;
  const told: string[] = [];
  const bus = new LocalBus('here');
  const feed = new GameFeed();
  const games = {
    feed,
    owns: () => false,
    request: async (gameId: string) => {
      told.push(gameId);
      return {};
    },
  };
  const audience = new Audience(
    {
      games: games as unknown as Games,
      bus,
      clock: { now: () => now } as Clock,
      signIns: {} as SignIns,
    },
    () => {},
  );
  return {
    told,
    audience,
    pulse: (gameId: string, sockets: number) => feed.emit('counted', gameId, sockets),
    pass: (ms: number) => {
      now += ms;
    },
  };
}

describe('an owner that knows of other sockets than there are', () => {
  it('is told the second time in a row', () => {
    const { told, pulse, pass } = bench();
    pulse('game', 1);
    expect(told).toEqual([]);
    pass(1_000);
    pulse('game', 0);
    pass(1_000);
    pulse('game', 1);
    expect(told).toEqual([]);
    pass(1_000);
    pulse('game', 1);
    expect(told).toEqual(['game']);
  });

  it('is forgotten when nothing more is heard of its game', () => {
    const { audience, pulse, pass } = bench();
    for (let game = 0; game < 1_000; game++) {
      pulse(`game ${game}`, 1);
      pass(1_000);
    }
    expect(audience['differing'].size).toBeLessThan(20);
  });
});
