import { copyFileSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault, Scale, Scenario } from './fault.js';
import { Ground } from './ground.js';
import type { Found } from './kept.js';
import type { Postgres } from './postgres.js';
import { NICE, setNice } from './priority.js';
import { storm } from './storm.js';

interface Wanted {
  seed: string;
  postgres: Postgres;
  scale: Scale;
  minutes: number;
}

/** Tolerated growth for pools and kept connections; a leak per fault would exceed it. */
const MOST_FILES = 40;
const SETTLED_MS = 2_000;

/** Repeats the faults of one row on one deployment. */
export class Campaign {
  constructor(
    private readonly faults: readonly (Fault | Scenario)[],
    private readonly wanted: Wanted,
  ) {}

  /** Runs each fault at least once; calls `tell` after each round. */
  async run(tell: (fault: Fault | Scenario, found: Found) => void): Promise<void> {
    const { faults, wanted } = this;
    const until = Date.now() + wanted.minutes * 60_000;
    for (let n = 0; n < faults.length || Date.now() < until; ) {
      const ground = await this.start(n);
      const files = ground.files();
      for (let sound = true; sound && (n < faults.length || Date.now() < until); n++) {
        const fault = faults[n % faults.length] as Fault | Scenario;
        const found = await this.happen(ground, fault);
        found.broken.push(...(await leaks(ground, files)));
        tell(fault, found);
        // Results after a broken invariant are meaningless.
        sound = found.broken.length === 0;
        if (!sound) saveLogs(ground, fault);
      }
      await ground.end();
    }
  }

  private async start(n: number): Promise<Ground> {
    const { postgres, seed } = this.wanted;
    const [first] = this.faults;
    const settings = (await first?.settings?.()) ?? {};
    await postgres.start();
    return Ground.start({
      adminUrl: postgres.adminUrl,
      seed: `${seed}/${first?.id}/${n}`,
      postgres,
      settings,
      direct: first?.direct,
    });
  }

  private async happen(ground: Ground, fault: Fault | Scenario): Promise<Found> {
    const { what, target, goals } = fault;
    const found = { what, target, goals, reached: 0, times: {}, counts: {} };
    setNice(process.pid, NICE.kit);
    try {
      if ('run' in fault) return { ...found, ...(await fault.run(ground, this.wanted.scale)) };
      const { strikes, broken, unlucky, times, counts } = await storm(ground, fault, this.wanted.scale);
      for (const one of unlucky.slice(0, 5)) console.log('unlucky', JSON.stringify(one));
      const reached = fault.counted ? (counts[fault.counted] ?? 0) : strikes.length;
      return { ...found, reached, times, counts, broken };
    } catch (error) {
      console.error(error);
      return { ...found, broken: [{ invariant: 'I6', gameId: '', what: String(error) }] };
    } finally {
      setNice(process.pid, NICE.serving);
    }
  }
}

/** I8: processes that ran throughout have no more open files than at the start. */
async function leaks(ground: Ground, before: ReadonlyMap<number, number>): Promise<Found['broken']> {
  await sleep(SETTLED_MS);
  return [...ground.files()].flatMap(([pid, files]) => {
    const more = files - (before.get(pid) ?? files);
    return more > MOST_FILES
      ? [{ invariant: 'I8' as const, gameId: '', what: `${more} files more are open` }]
      : [];
  });
}

function saveLogs({ instances }: Ground, { id }: Fault | Scenario): void {
  const place = process.env['CHAOS_LOGS'] ?? tmpdir();
  for (const { logFile, name } of instances) {
    if (existsSync(logFile)) copyFileSync(logFile, join(place, `fourtell-chaos-${id}-${name}.log`));
  }
}
