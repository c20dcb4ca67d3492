import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault, Storm } from '../fault.js';
import type { Strike } from '../pauses.js';

async function kill({ ground }: Storm, awayMs: number, isEmptied: boolean): Promise<Strike> {
  const at = Date.now();
  await ground.redis.kill();
  if (isEmptied) ground.redis.empty();
  await sleep(awayMs);
  await ground.redis.start();
  return { at, healedAt: Date.now() };
}

const moment = ({ ground }: Storm) => ground.random.next() * 1_000;

export const redis: Fault[] = [
  {
    id: '3a',
    what: 'kill -9 of Redis, restarted with its data',
    target: 200,
    goals: [],
    strike: (storm) => kill(storm, moment(storm), false),
  },
  {
    id: '3b',
    what: 'kill -9 of Redis, restarted empty',
    target: 200,
    goals: [],
    strike: (storm) => kill(storm, moment(storm), true),
  },
  {
    id: '3c',
    what: 'Redis away for 60 s',
    target: 20,
    most: 2,
    goals: [],
    pauseMs: [1_000, 6_000],
    strike: (storm) => kill(storm, storm.short ? 4_000 : 60_000, true),
  },
];
