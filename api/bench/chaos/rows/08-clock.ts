import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault, Storm } from '../fault.js';
import type { Strike } from '../pauses.js';

/** Debian's faketime; the monotonic clock is left alone. */
const PRELOADED = [
  '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1',
  '/usr/lib/aarch64-linux-gnu/faketime/libfaketime.so.1',
];

async function settings(): Promise<Record<string, string>> {
  const library = PRELOADED.find(existsSync);
  if (!library) throw new Error('this row needs faketime: apt-get install faketime');
  return { LD_PRELOAD: library, FAKETIME_DONT_FAKE_MONOTONIC: '1', FAKETIME_CACHE_DURATION: '1' };
}

/** Every message that names the server's time names the true one, whatever the machine's clock says. */
const turned =
  (seconds: number) =>
  async ({ ground, rooms }: Storm): Promise<Strike> => {
    const instance = ground.random.pick(ground.running);
    const at = Date.now();
    instance.turnClock(ground.random.next() < 0.5 ? seconds : -seconds);
    await sleep(4_000);
    instance.turnClock(0);
    await sleep(2_000);
    const errors = rooms.flatMap(({ bots }) =>
      bots.flatMap(({ journal }) =>
        journal.frames.flatMap(({ at: heardAt, payload }) => {
          const { server_time } = (payload ?? {}) as { server_time?: number };
          return server_time === undefined || heardAt < at ? [] : Math.abs(heardAt - server_time);
        }),
      ),
    );
    return { at, healedAt: Date.now(), hit: new Set(), measured: { 'time told': errors } };
  };

const GOALS = [{ what: 'time told beside the true one p99', of: 'time told', p: 0.99, atMostMs: 100 }];

export const wrongClock: Fault[] = [
  {
    id: '8a',
    what: 'the clock of an instance steps by an hour',
    target: 50,
    goals: GOALS,
    settings,
    strike: turned(3_600),
  },
  {
    id: '8b',
    what: 'the clock of an instance steps by a second',
    target: 50,
    goals: GOALS,
    settings,
    strike: turned(1),
  },
];
