import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault, Storm } from '../fault.js';
import { GRACE_MS } from '../instance.js';
import type { Strike } from '../pauses.js';
import { victim } from '../victims.js';

/** Drains and replaces the instances in turn, like a rolling update. */
async function roll({ ground }: Storm): Promise<Strike> {
  const at = Date.now();
  let longest = 0;
  for (const instance of ground.instances) {
    longest = Math.max(longest, (await instance.end()) ?? GRACE_MS * 2);
    await instance.start();
  }
  return { at, healedAt: Date.now(), took: { exit: longest } };
}

/** Kills an instance while it drains. */
async function killDraining(storm: Storm): Promise<Strike> {
  const { ground } = storm;
  await ground.served(2);
  const { instance, games: hit } = await victim(storm);
  const at = Date.now();
  const ended = instance.end();
  await sleep(ground.random.next() * 1_500);
  await instance.kill();
  await ended;
  void ground.revive(instance);
  return { at, healedAt: Date.now(), hit };
}

export const deploy: Fault[] = [
  {
    id: '9a',
    what: 'SIGTERM and restart of all instances, one after the other',
    target: 100,
    goals: [
      { what: 'pause p99', of: 'own', p: 0.99, atMostMs: 1_000 },
      { what: 'exit p99', of: 'exit', p: 0.99, atMostMs: GRACE_MS },
    ],
    strike: roll,
  },
  { id: '9b', what: 'SIGTERM of an instance, then kill -9', target: 100, goals: [], strike: killDraining },
];
