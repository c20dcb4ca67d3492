import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault, Goal, Storm } from '../fault.js';
import type { Strike } from '../pauses.js';
import { isAppend, next } from '../traps.js';

const GOALS: Goal[] = [{ what: 'resumes after it is back p99', of: 'healed', p: 0.99, atMostMs: 3_000 }];

async function kill(
  storm: Storm,
  awayMs: number,
  meanwhile: () => Promise<unknown> = async () => {},
): Promise<Strike> {
  const { postgres } = storm.ground;
  if (!postgres) throw new Error('this Postgres is not ours to kill');
  const at = Date.now();
  await postgres.kill();
  await Promise.all([meanwhile(), sleep(awayMs)]);
  await postgres.start();
  return { at, healedAt: Date.now() };
}

/** During an append, so that the instance cannot know its outcome. */
async function killInAppend(storm: Storm): Promise<Strike> {
  const { ground } = storm;
  await next(ground.running, 'sent', isAppend, () => {});
  return kill(storm, ground.random.next() * 1_000);
}

async function killWithInstance(storm: Storm): Promise<Strike> {
  const { ground, short } = storm;
  const instance = ground.random.pick(ground.running);
  const strike = await kill(storm, short ? 4_000 : 60_000, () => instance.kill());
  await instance.start();
  return { ...strike, healedAt: Date.now() };
}

export const postgres: Fault[] = [
  {
    id: '4a',
    what: 'kill -9 of Postgres in mid-append',
    target: 200,
    goals: GOALS,
    pauseMs: [1_000, 3_000],
    strike: killInAppend,
  },
  {
    id: '4b',
    what: 'Postgres away for 60 s',
    target: 20,
    most: 2,
    goals: GOALS,
    pauseMs: [1_000, 6_000],
    strike: (storm) => kill(storm, storm.short ? 4_000 : 60_000),
  },
  {
    id: '4c',
    what: 'Postgres away for 60 s, and an instance killed meanwhile',
    target: 20,
    most: 2,
    goals: GOALS,
    pauseMs: [1_000, 6_000],
    strike: killWithInstance,
  },
];
