import { BUDGETS } from '../../limits/budgets.js';
import type { TokenBucket } from '../../limits/token-bucket.js';
import type { TokenBuckets } from '../../limits/token-buckets.js';

/** The budget of one socket's messages. */
export class MessageBudget {
  /** Number of messages that have not been answered yet. */
  inProgress = 0;
  /** When the socket's last violations were: ms. */
  private violations: number[] = [];
  private exhausted = false;

  constructor(
    private readonly ofSocket: TokenBucket,
    private readonly ofUsers: TokenBuckets,
    private readonly userId: string,
  ) {}

  /** Spends one message of the budgets of the socket and of its user. False if one of them is empty. */
  allows(): boolean {
    return this.ofSocket.take() && this.ofUsers.take(this.userId);
  }

  /** After too many violations the remaining messages of the socket are ignored. */
  get isExhausted(): boolean {
    return this.exhausted;
  }

  /** Counts a violation. The third within a minute exhausts the budget. */
  violated(): void {
    const { points, seconds } = BUDGETS.violations;
    const now = performance.now();
    this.violations = [...this.violations.filter((at) => now - at < seconds * 1_000), now];
    this.exhausted ||= this.violations.length > points;
  }
}
