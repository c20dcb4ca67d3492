import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault, Storm } from '../fault.js';
import type { Strike } from '../pauses.js';

/** Delays every reply of Postgres to all instances. */
const slow =
  (ms: number) =>
  async ({ ground, short }: Storm): Promise<Strike> => {
    const at = Date.now();
    const wires = ground.instances.map((instance) => instance.wires.postgres);
    for (const wire of wires) wire.delayMs = ms / 2;
    await sleep(short ? 3_000 : 10_000);
    for (const wire of wires) wire.delayMs = 0;
    return { at, healedAt: Date.now() };
  };

export const slowPostgres: Fault[] = [
  { id: '7a', what: 'Postgres answers 200 ms later, for 10 s', target: 20, goals: [], strike: slow(200) },
  {
    id: '7b',
    what: 'Postgres answers 2 s later, for 10 s',
    target: 20,
    goals: [],
    pauseMs: [3_000, 6_000],
    strike: slow(2_000),
  },
];
