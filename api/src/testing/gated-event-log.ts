import type { Append, AppendOutcome } from '../games/log/event-log.js';
import { MemoryEventLog, type Mishap } from './memory-event-log.js';
import { until } from './until.js';

/** An in-memory log whose appends wait until the test releases them. */
export class GatedEventLog extends MemoryEventLog {
  /** Every requested batch. */
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

  /** Releases the oldest append, once there is one. */
  async pass(mishap?: Mishap): Promise<void> {
    await until(() => this.held > 0);
    this.gates.shift()?.(mishap);
  }

  /** Appends past the gate, like an append that was thought lost or another owner's. */
  arrive(append: Append): Promise<AppendOutcome[]> {
    return super.append([append]);
  }

  /** Releases all appends from now on. */
  open(): void {
    this.opened = true;
    for (const pass of this.gates.splice(0)) pass();
  }
}
