import type { SoloRules } from '#game/events';
import { Bot } from './bot.js';
import type { Deployment } from './deployment.js';
import { aQuiz } from './quizzes.js';
import type { SimulatedSocket } from './simulated-socket.js';

const PATIENCE_MS = 6_000;
/** Retry delay if the opened quiz does not appear, ms. */
const RELOAD_MS = 3_000;

const RULES: (SoloRules | undefined)[] = [
  undefined,
  undefined,
  { pace: 'reading' },
  { pace: 'manual' },
  { untimed: true },
  { pace: 'manual', untimed: true },
];

/** Plays a solo quiz; some players open another one halfway. */
export class SoloBot extends Bot {
  private opened = Number.POSITIVE_INFINITY;
  private opening = 0;
  private wishes: number;

  constructor(deployment: Deployment, userId: string) {
    super(deployment, userId, 'solo');
    this.wishes = deployment.world.random.next() < 0.15 ? 2 : 1;
  }

  protected arrive(): void {
    if (this.world.random.next() < 0.3) this.connect();
    this.open();
  }

  protected act(): void {
    const { random, time } = this.world;
    this.openNext();
    if (this.opened > time.now && this.opening < time.now - PATIENCE_MS) this.open();
    if (!this.finished && this.wishes > 1 && this.view.index >= 0 && random.next() < 0.3) {
      this.wishes -= 1;
      this.opened = Number.POSITIVE_INFINITY;
      this.open();
    }
    // A timed-out call may still have opened a game.
    const isOpen = this.world.openGameOf(this.userId) !== undefined;
    const isNew = this.view.phase === 'new' && time.now > this.opened + RELOAD_MS;
    if (isOpen && (isNew || this.finished || this.view.phase === 'closed')) {
      this.finished = false;
      for (const socket of [...this.sockets]) socket.break();
      this.comeBack();
    } else if (
      !isOpen &&
      this.opened <= time.now &&
      (this.view.phase === 'closed' || this.world.poisoned.size > 0)
    )
      this.finished = true;
  }

  protected noticed(event: string, _: object, on: SimulatedSocket): void {
    if (event !== 'no_namespace' || this.opened > this.world.time.now) return;
    if (this.isYoungerThan(on, this.opened) && this.world.openGameOf(this.userId) === undefined)
      this.finished = true;
    else on.break();
  }

  protected seen(): void {}

  private open(): void {
    const { world, userId } = this;
    const server = this.deployment.anyServer();
    const quiz = aQuiz(world);
    const asked = world.time.now;
    this.finished = false;
    this.opening = asked;
    const player = { userId, name: userId };
    const rules = world.random.pick(RULES);
    server.call(
      () => server.seats.openSolo(player, quiz, rules),
      (gameId) => {
        if (this.opening !== asked) return;
        if (gameId === undefined) this.opening = 0;
        else this.opened = world.time.now;
        if (gameId !== undefined) this.comeBack();
      },
    );
  }
}
