import { setTimeout as sleep } from 'node:timers/promises';

const EVERY_MS = 10;
/** Time-out of a receipt, ms. */
const PATIENCE_MS = 15_000;

interface Sent {
  at: number;
  /** When its receipt arrived. */
  doneAt?: number;
  refused?: string | undefined;
}

export interface Asked {
  receive(refusal: string | undefined): void;
}

/** What the players of a room experienced in a period. Times in ms. */
export interface Seen {
  /** Time to the receipt of each answer sent in the period. */
  waits: number[];
  unanswered: number;
  /** Refused answers, by reason. */
  refused: string[];
  /** Lost connections, by reason. */
  lost: string[];
  /** Delays of the measuring process itself. */
  late: number[];
}

/** Records what players experience, and the delays of the measuring process. */
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

  /** Records that an answer is due, even if the previous one still waits for its receipt. */
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

  /** Everything since the start. Waits for missing receipts while `isWorthIt` returns true. */
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
