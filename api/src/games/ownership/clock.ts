/** How fast the clock corrects an offset: ms per ms. */
const SLEW = 0.005;
const SAMPLES = 8;
/** If the clock is behind by more, the machine has slept: the clock steps forward. */
const SLEPT_MS = 5_000;

/**
 * The deployment's clock: the time of the database, epoch ms, as the monotonic clock of this process plus an offset. It
 * does not follow steps of the system clock. It corrects the offset slowly, so that it never goes back, and steps
 * forward only after the machine has slept.
 */
export class Clock {
  private samples: { offset: number; roundTrip: number }[] = [];
  /** The offset at the last observation, and when that was. */
  private base: { offset: number; at: number };
  /** The measured offset, which the clock approaches. */
  private target: number;

  constructor(private readonly monotonic: () => number = () => performance.now()) {
    const at = monotonic();
    this.target = Date.now() - at;
    this.base = { offset: this.target, at };
  }

  now = (): number => Math.round(this.monotonic() + this.offsetAt(this.monotonic()));

  /** The monotonic clock of this process, ms. */
  stopwatch = (): number => this.monotonic();

  /** Adjusts to the time in a reply of the database; `sentAt` and `receivedAt` are by the stopwatch. */
  observe(databaseMs: number, sentAt: number, receivedAt: number): void {
    const measured = databaseMs - (sentAt + receivedAt) / 2;
    const isFirst = this.samples.length === 0;
    const hasSlept = measured - this.offsetAt(receivedAt) > SLEPT_MS;
    if (hasSlept) this.samples = [];
    this.samples.push({ offset: measured, roundTrip: receivedAt - sentAt });
    if (this.samples.length > SAMPLES) this.samples.shift();
    const best = this.samples.reduce((a, b) => (b.roundTrip < a.roundTrip ? b : a));
    const at = this.monotonic();
    this.base = { offset: isFirst || hasSlept ? best.offset : this.offsetAt(at), at };
    this.target = best.offset;
  }

  private offsetAt(at: number): number {
    const { offset, at: since } = this.base;
    const limit = (at - since) * SLEW;
    return offset + Math.min(Math.max(this.target - offset, -limit), limit);
  }
}
