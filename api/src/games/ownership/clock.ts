const SLEW = 0.005;
const SAMPLES = 8;
/** A machine that has slept is this far behind: only then the clock steps, forward. */
const SLEPT_MS = 5_000;

/**
 * The deployment's clock: the database's time, epoch ms, by this process's monotonic clock plus an offset. Steps of
 * the system clock do not touch it; corrections are slewed at 0.5 %, so that it never goes
 * back; it steps forward only after the machine has slept.
 */
export class Clock {
  private samples: { offset: number; roundTrip: number }[] = [];
  private base: { offset: number; at: number };
  private target: number;

  constructor(private readonly monotonic: () => number = () => performance.now()) {
    const at = monotonic();
    this.target = Date.now() - at;
    this.base = { offset: this.target, at };
  }

  now = (): number => Math.round(this.monotonic() + this.offsetAt(this.monotonic()));

  /** The clock of the process that times a question of the database. */
  stopwatch = (): number => this.monotonic();

  /** Learns from a reply: the database's time, and the stopwatch when it was asked and when it answered. */
  observe(databaseMs: number, asked: number, answered: number): void {
    const measured = databaseMs - (asked + answered) / 2;
    const first = this.samples.length === 0;
    const slept = measured - this.offsetAt(answered) > SLEPT_MS;
    if (slept) this.samples = [];
    this.samples.push({ offset: measured, roundTrip: answered - asked });
    if (this.samples.length > SAMPLES) this.samples.shift();
    const best = this.samples.reduce((a, b) => (b.roundTrip < a.roundTrip ? b : a));
    const at = this.monotonic();
    this.base = { offset: first || slept ? best.offset : this.offsetAt(at), at };
    this.target = best.offset;
  }

  private offsetAt(at: number): number {
    const { offset, at: since } = this.base;
    const reach = (at - since) * SLEW;
    return offset + Math.min(Math.max(this.target - offset, -reach), reach);
  }
}
