import { type Asked, LocalBus, type Said } from '../games/bus/bus.js';

type Lost = Said['kind'] | 'asked';

/** A bus that loses the messages that a test selects. */
export class LossyBus extends LocalBus {
  /** Each loses the next message that it matches. */
  readonly losing: Lost[] = [];
  /** Each loses all messages that it matches. */
  readonly losingAll = new Set<Lost>();

  override say(gameId: string, said: Said, toOthers: boolean): void {
    super.say(gameId, said, toOthers && !this.loses(said.kind));
  }

  override async ask(instance: string, asked: Asked): Promise<boolean> {
    return this.loses('asked') || super.ask(instance, asked);
  }

  private loses(kind: Lost): boolean {
    if (this.losing[0] !== kind) return this.losingAll.has(kind);
    this.losing.shift();
    return true;
  }
}
