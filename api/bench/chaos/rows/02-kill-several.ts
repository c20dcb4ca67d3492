import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault, Storm } from '../fault.js';
import type { Strike } from '../pauses.js';
import { takeOvers } from '../victims.js';

/** Kills several instances at once; restarts them after a short delay. */
async function kill({ ground }: Storm, count: number): Promise<Strike> {
  const dying = ground.random.shuffle(ground.running).slice(0, count);
  const hit = await ground.ownedBy(dying);
  const at = Date.now();
  const taken = takeOvers(ground, hit, at);
  await Promise.all(dying.map((instance) => instance.kill()));
  await sleep(ground.random.next() * 2_000);
  await Promise.all(dying.map((instance) => instance.start()));
  return { at, healedAt: Date.now(), hit, takeOvers: await taken };
}

const pauseMs = [1_500, 4_000] as const;

export const killSeveral: Fault[] = [
  {
    id: '2a',
    what: 'kill -9 of two of three instances',
    target: 100,
    goals: [{ what: 'take-over p99', of: 'take-over', p: 0.99, atMostMs: 5_000 }],
    pauseMs,
    strike: (storm) => kill(storm, 2),
  },
  {
    id: '2b',
    what: 'kill -9 of all instances',
    target: 100,
    goals: [],
    pauseMs,
    strike: (storm) => kill(storm, 3),
  },
];
