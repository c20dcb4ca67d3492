import { describe, expect, it } from '@jest/globals';
import type { SignIns } from '../../auth/sign-ins.js';
import { LocalBus } from '../bus/bus.js';
import type { Clock } from '../ownership/clock.js';
import type { Games } from '../ownership/games.js';
import type { Instance } from '../ownership/instance.js';
import { Audience } from './audience.js';

/** An instance without a socket, which hears what owners elsewhere say. */
function bench() {
  let now = 1_000_000;
  const told: string[] = [];
  const bus = new LocalBus('here');
  const games = {
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
      instance: { id: 'here' } as unknown as Instance,
      signIns: {} as SignIns,
    },
    () => {},
  );
  return {
    told,
    audience,
    pulse: (gameId: string, sockets: number) =>
      bus.emit('said', gameId, { kind: 'pulse', by: 'there', epoch: 1, seq: 0, sockets: { here: sockets } }),
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
