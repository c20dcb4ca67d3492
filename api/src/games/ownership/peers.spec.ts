import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { LocalBus } from '../bus/local-bus.js';
import { Peers } from './peers.js';
import { Unavailable } from './unavailable.js';

function peersOf() {
  const instance = {
    id: randomUUID(),
    peers: new Set<string>(),
    draining: new Set<string>(),
    beatAt: 0,
    isSettling: false,
  };
  const peers = new Peers({ instance, bus: new LocalBus(instance.id, new Map()) });
  const tick = (...alive: string[]) => {
    instance.peers = new Set(alive);
    peers.tick();
  };
  return { peers, tick, instance };
}

it('counts an instance as dead if it was alive at the tick before, but not if it may be starting', () => {
  const { peers, tick } = peersOf();
  tick('a', 'b');
  expect(['a', 'b', 'new'].map((id) => peers.isDead(id))).toEqual([false, false, false]);
  tick('a', 'new');
  expect(['a', 'b', 'new'].map((id) => peers.isDead(id))).toEqual([false, true, false]);
});

it('counts an instance as dead if it has not been alive for six ticks', () => {
  const { peers, tick } = peersOf();
  const verdicts = Array.from({ length: 6 }, () => {
    tick('a');
    return peers.isDead('never alive');
  });
  expect(verdicts).toEqual([false, false, false, false, false, true]);
});

it('gives games only to instances that do not drain, and first to those with players', () => {
  const { peers, tick, instance } = peersOf();
  tick(instance.id, 'a', 'b', 'c');
  instance.draining = new Set(['a']);
  const successors = (...edges: string[]) =>
    new Set(Array.from({ length: 50 }, () => peers.successor(new Set(edges))));
  expect(successors('a', 'b')).toEqual(new Set(['b']));
  expect(successors('a')).toEqual(new Set(['b', 'c']));
  instance.draining = new Set(['a', 'b', 'c']);
  expect(peers.successor(new Set(['a']))).toBeUndefined();
  expect(() => peers.any()).toThrow(Unavailable);
  expect(peers.reachable).toEqual(['a', 'b', 'c']);
});
