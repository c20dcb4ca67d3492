import { setTimeout as sleep } from 'node:timers/promises';
import { NICE, setNice } from '../chaos/priority.js';
import type { Attack, Report, Scale } from './attack.js';
import { Attackers } from './attackers.js';
import { familyOf } from './attacks.js';
import { Room } from './room.js';
import type { Look, Target } from './target.js';
import { usualMemory, usualWork } from './usual-work.js';
import { type Verdict, verdictOf } from './verdict.js';

const PLAYERS = 20;
/** Minimum duration of an attack, so that the room has enough receipts for a p99. */
const MIN_ATTACK_MS = 1_000;
/** Maximum wait for memory to return to the baseline. */
const MEMORY_WAIT_MS = 60_000;
/** Memory above the baseline that counts as returned. */
const TOLERANCE_MB = 50;

/** Runs attacks on one server in sequence, while a room plays. */
export class Campaign {
  private readonly attackers: Attackers;
  private room?: Room | undefined;
  /** Baseline: resident memory of the server after its usual work, MB. */
  private usual = 0;
  private family = '';
  /** The baselines of all families since the last start of the server, MB. */
  private baselines: number[] = [];

  constructor(
    private readonly target: Target,
    private readonly seed: string,
    nice: number,
  ) {
    this.attackers = new Attackers(nice);
  }

  async begin(): Promise<void> {
    setNice(process.pid, NICE.kit);
    this.room = await Room.open(this.target, PLAYERS, this.seed);
    this.family = '';
    this.baselines = [];
  }

  /** Growth of the baseline over all families: a leak too small for any attack to show, as a ratio. */
  get growth(): number {
    return (this.baselines.at(-1) ?? 1) / (this.baselines[0] ?? 1);
  }

  /** Runs an attack. Repeats it once if its only fault is slow replies to players, which a busy machine may have caused. */
  async make(attack: Attack, scale: Scale): Promise<Verdict> {
    const first = await this.once(attack, scale);
    if (first.missed.length !== 1 || !first.isSlow) return first;
    const second = await this.once(attack, scale);
    return { ...second, counts: added(first.counts, second.counts), repeated: true };
  }

  end(): void {
    this.attackers.end();
    this.room?.close();
  }

  private async once(attack: Attack, scale: Scale): Promise<Verdict> {
    if (!this.target.runs) await this.restart();
    await this.beginFamily(familyOf(attack));
    const { target, seed } = this;
    const watch = (this.room as Room).watch;
    const before = target.look() as Look;
    watch.begin();
    const began = performance.now();
    const order = { name: attack.name, place: target.place, scale, seed: `${seed}/${attack.name}` };
    const report: Report = await this.attackers.attack(order);
    await sleep(Math.max(0, MIN_ATTACK_MS - (performance.now() - began)));
    const seen = await watch.seen(() => target.runs);
    const seconds = (performance.now() - began) / 1_000;
    const after = target.look();
    const back = await this.memoryBack();
    const death = target.runs ? undefined : target.lastWords;
    return verdictOf({ report, seen, before, after, seconds, back, usual: this.usual, death });
  }

  /** Measures the baseline again: code and data that the server has loaded for a family stay in memory. */
  private async beginFamily(family: string): Promise<void> {
    if (family === this.family) return;
    this.family = family;
    this.usual = await usualMemory(this.target);
    this.baselines.push(this.usual);
  }

  /** Waits for memory to return; resolves to the seconds it took and the memory, MB. */
  private async memoryBack(): Promise<{ seconds: number; mb: number }> {
    const began = performance.now();
    for (;;) {
      const mb = this.target.look()?.mb ?? 0;
      const ms = performance.now() - began;
      if (mb <= this.usual + TOLERANCE_MB || ms > MEMORY_WAIT_MS) {
        // Raises the baseline if memory did not return, so that the next attack is not blamed for it.
        const back = { seconds: ms / 1_000, mb: Math.max(0, mb - this.usual) };
        this.usual = Math.max(this.usual, mb - TOLERANCE_MB);
        return back;
      }
      // An idle server would not collect its garbage.
      await usualWork(this.target, 2);
    }
  }

  /** Replaces a crashed server. */
  private async restart(): Promise<void> {
    this.room?.close();
    await this.target.start();
    await this.begin();
  }
}

function added(one: Record<string, number>, other: Record<string, number>): Record<string, number> {
  const sum = { ...one };
  for (const [name, n] of Object.entries(other)) sum[name] = (sum[name] ?? 0) + n;
  return sum;
}
