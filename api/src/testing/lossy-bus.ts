import { type Asked, LocalBus, type Said } from '../games/bus/bus.js';

type Lost = Said['kind'] | 'asked';

/** A bus that loses what a test wants to be lost on the way to others. */
export class LossyBus extends LocalBus {
  /** What is lost next, one each. */
  readonly losing: Lost[] = [];
  /** What is lost until the test has had enough of it. */
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
