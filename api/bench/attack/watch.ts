import { setTimeout as sleep } from 'node:timers/promises';

const EVERY_MS = 10;
/** An answer without a receipt after this time counts as one that never gets any. */
const PATIENCE_MS = 15_000;

interface Sent {
  at: number;
  /** When its receipt came. */
  doneAt?: number;
  refused?: string | undefined;
}

export interface Asked {
  receive(refusal: string | undefined): void;
}

/** What the players of a room have met in a time. Times in ms. */
export interface Seen {
  /** Of every answer that was sent in that time: how long it took until its receipt came. */
  waits: number[];
  unanswered: number;
  /** Answers that the server did not take, by its reason. */
  refused: string[];
  /** Lost connections, by their reason. */
  lost: string[];
  /** How late the process that measures came itself, at each of its looks at the clock. */
  late: number[];
}

/** What happens to the players, and how busy the process itself is that measures it. */
export class Watch {
  private sent: Sent[] = [];
  private losses: string[] = [];
  private late: number[] = [];
  private readonly timer: NodeJS.Timeout;

  constructor() {
    let due = performance.now() + EVERY_MS;
    this.timer = setInterval(() => {
      const now = performance.now();
      this.late.push(Math.max(0, now - due));
      due = now + EVERY_MS;
    }, EVERY_MS);
  }

  /** An answer is sent, or would be if the one before it had its receipt. */
  asked(): Asked {
    const asked: Sent = { at: performance.now() };
    this.sent.push(asked);
    const receive = (refusal: string | undefined) => {
      asked.doneAt = performance.now();
      asked.refused = refusal;
    };
    return { receive };
  }

  lost(reason: string): void {
    this.losses.push(reason);
  }

  begin(): void {
    this.sent = [];
    this.losses = [];
    this.late = [];
  }

  /** All that was sent since the beginning; what has no receipt yet is waited for, as long as `isWorthIt`. */
  async seen(isWorthIt: () => boolean): Promise<Seen> {
    const { sent, losses, late } = this;
    const until = performance.now() + PATIENCE_MS;
    const open = () => sent.filter(({ doneAt }) => doneAt === undefined);
    while (open().length > 0 && performance.now() < until && isWorthIt()) await sleep(20);
    const now = performance.now();
    return {
      waits: sent.map(({ at, doneAt = now }) => doneAt - at),
      unanswered: open().length,
      refused: sent.flatMap(({ refused }) => refused ?? []),
      lost: [...losses],
      late: [...late],
    };
  }

  end(): void {
    clearInterval(this.timer);
  }
}
