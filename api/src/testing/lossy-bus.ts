import type { OwnerMessage, RequestMessage } from '../games/bus/bus.js';
import { LocalBus } from '../games/bus/local-bus.js';

type Lost = OwnerMessage['kind'] | 'request';

/** A bus that loses the messages that a test selects. */
export class LossyBus extends LocalBus {
  /** Each loses the next message that it matches. */
  readonly losing: Lost[] = [];
  /** Each loses all messages that it matches. */
  readonly losingAll = new Set<Lost>();

  override publish(gameId: string, message: OwnerMessage, toOthers: boolean): void {
    super.publish(gameId, message, toOthers && !this.loses(message.kind));
  }

  override async send(instance: string, request: RequestMessage): Promise<boolean> {
    return this.loses('request') || super.send(instance, request);
  }

  private loses(kind: Lost): boolean {
    if (this.losing[0] !== kind) return this.losingAll.has(kind);
    this.losing.shift();
    return true;
  }
}
