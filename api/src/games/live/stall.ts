import type { PassingMessage } from '#protocol/messages';

/** A log that takes longer than this to write is away. */
export const STALL_MS = 1_000;

type Phase = Extract<PassingMessage, ['clock', unknown]>[1]['phase'];

/** Tells that everything stands still, or goes on. */
export const clockMessage = (
  phase: Phase,
  server_time: number,
): Extract<PassingMessage, ['clock', unknown]> => [
  'clock',
  { phase, server_time, why: 'server', closes_at: null },
];

/** Watches what waits to be durable: whether, and for how long, a game stands still. */
export class Stall {
  /** When something last became durable, or began to wait for that. */
  private progressAt = 0;
  private timer?: NodeJS.Timeout;
  private isTold = false;

  constructor(
    private readonly now: () => number,
    private readonly publish: (message: PassingMessage) => void,
  ) {}

  /** Something waits, and nothing did before. */
  begin(): void {
    this.progressAt = this.now();
    this.watch();
  }

  /** Something is durable, `more` is waiting. Answers the time since the last progress, when it is worth giving back. */
  progress(more: boolean): number | undefined {
    const at = this.now();
    const lostMs = at - this.progressAt;
    this.progressAt = at;
    if (more) this.watch();
    else clearTimeout(this.timer);
    return lostMs < STALL_MS ? undefined : lostMs;
  }

  /** Those who were told that the game stands still learn that it does not any more. */
  goOn(): void {
    if (this.isTold) this.publish(clockMessage('going_on', this.now()));
    this.isTold = false;
  }

  /** They learn it from what is written next. */
  goesOnByItself(): void {
    this.isTold = false;
  }

  /** Another owner goes on with the game. */
  stop(): void {
    clearTimeout(this.timer);
    this.goOn();
  }

  private watch(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (!this.isTold) this.publish(clockMessage('stalled', this.now()));
      this.isTold = true;
    }, STALL_MS);
  }
}
