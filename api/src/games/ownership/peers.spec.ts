import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { LocalBus } from '../bus/local-bus.js';
import { Peers } from './peers.js';

function peersOf() {
  const instance = { id: randomUUID(), peers: new Set<string>(), beatAt: 0, isSettling: false };
  const peers = new Peers({ instance, bus: new LocalBus() });
  const tick = (...alive: string[]) => {
    instance.peers = new Set(alive);
    peers.tick();
  };
  return { peers, tick };
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
