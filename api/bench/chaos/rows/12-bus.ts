import { setTimeout as sleep } from 'node:timers/promises';
import { noTrouble } from '../bus-trouble.js';
import type { Fault, Storm } from '../fault.js';
import type { Strike } from '../pauses.js';

const SHARE = 0.2;

/** Disturbs messages from Redis to the instances for some seconds. */
async function shake({ ground }: Storm): Promise<Strike> {
  const { busTrouble, random } = ground;
  const at = Date.now();
  Object.assign(busTrouble, noTrouble(), { share: SHARE });
  await sleep(4_000 + random.next() * 4_000);
  busTrouble.share = 0;
  const { lost, doubled, reordered } = busTrouble;
  const counts = { 'messages lost': lost, 'messages doubled': doubled, 'messages reordered': reordered };
  return { at, healedAt: Date.now(), counts };
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
