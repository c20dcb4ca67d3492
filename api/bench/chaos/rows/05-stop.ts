import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault, Storm } from '../fault.js';
import type { Strike } from '../pauses.js';
import { takeOvers, victim } from '../victims.js';

/** A stopped instance keeps its connections and lock, and does not notice the pause. */
async function stopInstance(storm: Storm): Promise<Strike> {
  const { ground, short } = storm;
  const { instance, games: hit } = await victim(storm);
  const at = Date.now();
  instance.signal('SIGSTOP');
  const taken = takeOvers(ground, hit, at);
  await sleep(1_000 + ground.random.next() ** 2 * (short ? 5_000 : 59_000));
  const isTakenOver = Date.now() - at > 5_000;
  instance.signal('SIGCONT');
  const takes = await taken;
  // After a pause shorter than its peers' time-out it is still the owner.
  return { at, healedAt: Date.now(), hit, takeOvers: isTakenOver ? takes : [] };
}

async function stop(service: { stop(): void; goOn(): void } | undefined, ms: number): Promise<Strike> {
  const at = Date.now();
  service?.stop();
  await sleep(ms);
  service?.goOn();
  return { at, healedAt: Date.now() };
}

export const stopped: Fault[] = [
  {
    id: '5a',
    what: 'SIGSTOP of an instance for 1–60 s',
    target: 300,
    goals: [{ what: 'take-over p99', of: 'take-over', p: 0.99, atMostMs: 5_000 }],
    strike: stopInstance,
  },
  {
    id: '5b',
    what: 'SIGSTOP of Postgres for 10 s',
    target: 50,
    most: 2,
    goals: [],
    pauseMs: [1_000, 4_000],
    strike: ({ ground, short }) => stop(ground.postgres, short ? 3_000 : 10_000),
  },
  {
    id: '5c',
    what: 'SIGSTOP of Redis for 10 s',
    target: 50,
    most: 2,
    goals: [],
    pauseMs: [1_000, 4_000],
    strike: ({ ground, short }) => stop(ground.redis, short ? 3_000 : 10_000),
  },
];
