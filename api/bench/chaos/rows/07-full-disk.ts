import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../servers/measured-server.js';
import type { Fault, Finding, Scale, Scenario } from '../fault.js';
import { Ground } from '../ground.js';
import type { Strike } from '../pauses.js';
import { storm } from '../storm.js';

const DISK = '400m';
const FULL_MS = 5_000;

/** Fills the disk. */
function fill(place: string): void {
  const { bavail, bsize } = statfsSync(place);
  writeFileSync(join(place, 'ballast'), Buffer.alloc(bavail * bsize));
}

/** Postgres cannot write for a while. If it exits, it is restarted as by a service manager. */
const fault = (place: string): Fault => ({
  id: '7c',
  what: 'the disk of Postgres is full for 5 s',
  target: 20,
  goals: [],
  pauseMs: [3_000, 6_000],
  async strike({ ground }): Promise<Strike> {
    const at = Date.now();
    fill(place);
    await sleep(FULL_MS);
    rmSync(join(place, 'ballast'));
    await ground.postgres?.start();
    return { at, healedAt: Date.now() };
  },
});

/** Runs on a separate Postgres with its data on a small in-memory disk. */
async function run({ postgres, random }: Ground, scale: Scale): Promise<Finding> {
  if (!postgres) throw new Error('this Postgres is not ours to copy');
  const place = mkdtempSync(join(tmpdir(), 'fourtell-full-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', place]);
  const directory = join(place, 'data');
  const own = postgres.on(directory, await freePort());
  try {
    await postgres.kill();
    cpSync(postgres.cluster.directory, directory, { recursive: true });
    await own.start();
    const ground = await Ground.start({ adminUrl: own.adminUrl, postgres: own, seed: String(random.next()) });
    const { strikes, broken, times, counts } = await storm(ground, fault(place), scale);
    await ground.end();
    return { reached: strikes.length, broken, times, counts };
  } finally {
    await own.kill();
    execFileSync('umount', [place]);
    rmSync(place, { recursive: true });
    await postgres.start();
  }
}

const { id, what, target, goals } = fault('');
export const fullDisk: Scenario = { id, what, target, goals, run };
