import type { BudgetName } from '../../limits/budgets.js';
import type { Limits } from '../../limits/limits.js';
import type { TokenBuckets } from '../../limits/token-buckets.js';
import { MessageBudget } from './message-budget.js';

/** Budgets of sockets, of their users and of their addresses. */
export class MessageLimits {
  private readonly ofUsers: TokenBuckets;
  private readonly connections: TokenBuckets;
  private readonly wrongCodes: TokenBuckets;

  constructor(private readonly limits: Limits) {
    this.ofUsers = limits.buckets('messages-of-user');
    this.connections = limits.buckets('connections');
    this.wrongCodes = limits.buckets('wrong-codes');
  }

  /** The budget of a new socket. It runs for every message, so it counts in memory. */
  messages(userId: string): MessageBudget {
    return new MessageBudget(this.limits.bucket('messages'), this.ofUsers, userId);
  }

  connection(userId: string): boolean {
    return this.connections.take(userId);
  }

  /** Spends a user's budget, which all instances share, so that a second socket does not get a new one. */
  spend(budget: BudgetName, userId: string): Promise<boolean> {
    return this.limits.of(budget).allows(userId);
  }

  giveBack(budget: BudgetName, userId: string): Promise<void> {
    return this.limits.of(budget).giveBack(userId);
  }

  /** Whether too many wrong codes came from the address. Right ones are refused then too, or they could be told apart. */
  areCodesUsedUp(address = ''): boolean {
    return this.wrongCodes.isEmpty(address);
  }

  wrongCode(address = ''): void {
    this.wrongCodes.take(address);
  }
}
