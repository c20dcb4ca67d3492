import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault, Storm } from '../fault.js';
import type { Strike } from '../pauses.js';

const SHARE = 0.2;

/** On the way from Redis to the instances, for some seconds. */
async function shake({ ground }: Storm): Promise<Strike> {
  const { busTrouble, random } = ground;
  const at = Date.now();
  busTrouble.share = SHARE;
  await sleep(4_000 + random.next() * 4_000);
  busTrouble.share = 0;
  return { at, healedAt: Date.now() };
}

export const shakenBus: Fault[] = [
  {
    id: '12',
    what: 'a fifth of all bus messages is lost, doubled or reordered',
    target: 200,
    counted: 'games',
    goals: [],
    pauseMs: [200, 1_000],
    strike: shake,
  },
];
