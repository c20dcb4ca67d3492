import type { Append, AppendOutcome } from '../games/log/event-log.js';
import { MemoryEventLog, type Mishap } from './memory-event-log.js';
import { until } from './until.js';

/** A log in memory whose appends wait until the test lets them through. */
export class GatedEventLog extends MemoryEventLog {
  /** Every batch that was asked for. */
  readonly asked: (readonly Append[])[] = [];
  private opened = false;
  private readonly gates: ((mishap?: Mishap) => void)[] = [];

  override async append(batch: readonly Append[]): Promise<AppendOutcome[]> {
    this.asked.push(batch);
    const mishap = this.opened
      ? undefined
      : await new Promise<Mishap | undefined>((pass) => this.gates.push(pass));
    if (mishap) this.mishaps.unshift(mishap);
    return super.append(batch);
  }

  get held(): number {
    return this.gates.length;
  }

  /** Lets the oldest append through, as soon as there is one. */
  async pass(mishap?: Mishap): Promise<void> {
    await until(() => this.held > 0);
    this.gates.shift()?.(mishap);
  }

  /** An append that was thought lost, or somebody else's, comes in past the gate. */
  arrive(append: Append): Promise<AppendOutcome[]> {
    return super.append([append]);
  }

  /** Lets everything through from now on. */
  open(): void {
    this.opened = true;
    for (const pass of this.gates.splice(0)) pass();
  }
}
