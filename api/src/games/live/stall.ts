import type { PassingMessage } from '#protocol/messages';

/** An append that takes longer means that the log is unavailable. */
export const STALL_MS = 1_000;

type ClockMessage = Extract<PassingMessage, ['clock', unknown]>;

/** Announces that the game has stalled because of the server, or continues. */
export const clockMessage = (phase: ClockMessage[1]['phase'], server_time: number): ClockMessage => [
  'clock',
  { phase, server_time, why: 'server', closes_at: null },
];

/** Watches appends: whether a game is stalled because the log is unavailable, and for how long. */
export class Stall {
  /** When an append last became durable, or the first pending one began. */
  private progressAt = 0;
  private timer?: NodeJS.Timeout;
  private isAnnounced = false;

  constructor(
    private readonly now: () => number,
    private readonly publish: (message: PassingMessage) => void,
    private readonly onStall: () => void = () => {},
  ) {}

  /** An append begins, and none was pending. */
  begin(): void {
    this.progressAt = this.now();
    this.watch();
  }

  /** An append is durable. `more`: others are pending. Returns the ms since the last progress if that was a stall. */
  progress(more: boolean): number | undefined {
    const at = this.now();
    const lostMs = at - this.progressAt;
    this.progressAt = at;
    if (more) this.watch();
    else clearTimeout(this.timer);
    return lostMs < STALL_MS ? undefined : lostMs;
  }

  /** Announces that the game continues, if a stall was announced. */
  end(): void {
    if (this.isAnnounced) this.publish(clockMessage('going_on', this.now()));
    this.isAnnounced = false;
  }

  /** The next event announces that the game continues. */
  endSilently(): void {
    this.isAnnounced = false;
  }

  /** The game is destroyed here: another owner continues it. */
  stop(): void {
    clearTimeout(this.timer);
    this.end();
  }

  private watch(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (this.isAnnounced) return;
      this.isAnnounced = true;
      this.onStall();
      this.publish(clockMessage('stalled', this.now()));
    }, STALL_MS);
  }
}
