import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault, Storm } from '../fault.js';
import type { Instance } from '../instance.js';
import type { Strike } from '../pauses.js';

/** Debian's faketime, without the monotonic clock. */
const PRELOADED = [
  '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1',
  '/usr/lib/aarch64-linux-gnu/faketime/libfaketime.so.1',
];

async function settings(): Promise<Record<string, string>> {
  const library = PRELOADED.find(existsSync);
  if (!library) throw new Error('this row needs faketime: apt-get install faketime');
  return { LD_PRELOAD: library, FAKETIME_DONT_FAKE_MONOTONIC: '1', FAKETIME_CACHE_DURATION: '1' };
}

const TURNED_MS = 4_000;

/** The instance's own metric of its clock offset, s. */
async function offsetOf(instance: Instance): Promise<number> {
  const text = await instance.metrics();
  return Number(/^fourtell_clock_offset_seconds (\S+)/m.exec(text)?.[1]);
}

/** Every `server_time` must be the true time, whatever the system clock says. */
const turned =
  (seconds: number) =>
  async ({ ground, rooms }: Storm): Promise<Strike> => {
    const instance = ground.random.pick(ground.running);
    const at = Date.now();
    const wrong = ground.random.next() < 0.5 ? seconds : -seconds;
    instance.turnClock(wrong);
    await sleep(TURNED_MS);
    const offset = await offsetOf(instance);
    if (Math.abs(offset + wrong) > 0.5) throw new Error(`the clock is ${offset} s off, not ${-wrong} s`);
    instance.turnClock(0);
    await sleep(TURNED_MS / 2);
    const errors = rooms.flatMap(({ players }) =>
      players.flatMap(({ journal }) =>
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
