import { BUDGETS, type BudgetName } from '../../limits/budgets.js';
import type { Limits } from '../../limits/limits.js';
import type { TokenBuckets } from '../../limits/token-buckets.js';
import type { PlayerSocket } from './player-socket.js';

/** What the messages of sockets and of their users may cost. */
export class MessageLimits {
  private readonly ofUser: TokenBuckets;
  private readonly connections: TokenBuckets;
  private readonly wrongCodes: TokenBuckets;

  constructor(private readonly limits: Limits) {
    this.ofUser = limits.buckets('messages-of-user');
    this.connections = limits.buckets('connections');
    this.wrongCodes = limits.buckets('wrong-codes');
  }

  open({ data }: PlayerSocket): void {
    data.messages = this.limits.bucket('messages');
    data.violations = [];
  }

  /** Asked for every message; answered at once. */
  message({ data }: PlayerSocket): boolean {
    return data.messages.take() && this.ofUser.take(data.player.userId);
  }

  connection(userId: string): boolean {
    return this.connections.take(userId);
  }

  /** By user, for all sockets on all instances: opening another one must not start the count again. */
  spend(budget: BudgetName, userId: string): Promise<boolean> {
    return this.limits.of(budget).allows(userId);
  }

  giveBack(budget: BudgetName, userId: string): Promise<void> {
    return this.limits.of(budget).giveBack(userId);
  }

  /** Whether nobody from the socket's address may try codes for now, not even right ones: that would tell them. */
  areCodesUsedUp({ data }: PlayerSocket): boolean {
    return this.wrongCodes.isEmpty(data.address ?? '');
  }

  wrongCode({ data }: PlayerSocket): void {
    this.wrongCodes.take(data.address ?? '');
  }

  /** The third within a minute closes the connection; what it has sent already is not looked at any more. */
  violated(socket: PlayerSocket): void {
    const { data } = socket;
    const { points, seconds } = BUDGETS.violations;
    const now = performance.now();
    data.violations = [...data.violations.filter((at) => now - at < seconds * 1_000), now];
    if (data.violations.length <= points) return;
    data.shut = true;
    socket.disconnect(true);
  }
}
