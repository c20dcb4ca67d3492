import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault, Storm } from '../fault.js';
import type { Strike } from '../pauses.js';
import { isAppend, next } from '../traps.js';
import type { Trap, Wire } from '../wire.js';

/** Cuts the connection of one append at this point. */
const cutAt =
  (at: Trap['at']) =>
  async ({ ground }: Storm): Promise<Strike> => {
    let time = Date.now();
    await next(ground.running, at, isAppend, (link) => {
      time = Date.now();
      link.cut();
    });
    return { at: time, healedAt: Date.now() };
  };

/** Disturbs the proxy of one instance for a while. */
const disturb =
  (start: (wire: Wire) => void, forMs: number) =>
  async ({ ground }: Storm): Promise<Strike> => {
    const { postgres } = ground.random.pick(ground.running).wires;
    const at = Date.now();
    start(postgres);
    await sleep(forMs * (0.5 + ground.random.next()));
    postgres.heal();
    // Close connections that hung.
    postgres.cut();
    return { at, healedAt: Date.now() };
  };

async function flap({ ground }: Storm): Promise<Strike> {
  const { postgres } = ground.random.pick(ground.running).wires;
  const at = Date.now();
  for (let n = 0; n < 8; n++) {
    postgres.refuses = n % 2 === 0;
    postgres.cut();
    await sleep(100 + ground.random.next() * 500);
  }
  postgres.heal();
  return { at, healedAt: Date.now() };
}

export const cutPostgres: Fault[] = [
  {
    id: '6a',
    what: 'an append is cut off after its commit, before the reply',
    target: 1_000,
    goals: [],
    pauseMs: [50, 400],
    strike: cutAt('answered'),
  },
  {
    id: '6b',
    what: 'an append is cut off before it arrives',
    target: 1_000,
    goals: [],
    pauseMs: [50, 400],
    strike: cutAt('asked'),
  },
  {
    id: '6c',
    what: 'an append is cut off on its way',
    target: 1_000,
    goals: [],
    pauseMs: [50, 400],
    strike: cutAt('sent'),
  },
  {
    id: '6d',
    what: 'an instance and Postgres do not hear each other, half-open',
    target: 100,
    goals: [],
    strike: disturb(({ mute }) => Object.assign(mute, { toServer: true, toClient: true }), 4_000),
  },
  {
    id: '6e',
    what: 'Postgres hears an instance that does not hear it',
    target: 100,
    goals: [],
    strike: disturb(({ mute }) => Object.assign(mute, { toClient: true }), 4_000),
  },
  { id: '6f', what: 'connections to Postgres flap', target: 100, goals: [], strike: flap },
];
