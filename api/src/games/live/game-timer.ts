import { dueAt } from '#game/due';
import { contextOf, type Game, phaseOf } from '#game/game';
import { revealMs } from '#game/reveal';
import { GRACE_MS } from '#game/times';
import { LastAnswers } from './last-answers.js';
import type { LiveGameDeps } from './live-game-deps.js';

/** One timer for a game's next step: it fires at an absolute time, and again if the step has been postponed. */
export class GameTimer {
  private readonly lastAnswers: LastAnswers;
  /** When players learned of a phase that a stall had delayed: a reveal is shown for its full time. */
  private shownAt = Number.NEGATIVE_INFINITY;
  private timer?: NodeJS.Timeout;
  private isStopped = false;

  constructor(
    private readonly game: Game,
    private readonly deps: Pick<LiveGameDeps, 'now' | 'edges' | 'requestLastAnswers'>,
    private readonly onTime: () => void,
  ) {
    this.lastAnswers = new LastAnswers(deps.requestLastAnswers);
  }

  /** Must be called after every event, which may change the next step. */
  arm(): void {
    clearTimeout(this.timer);
    const due = this.dueAt();
    if (due !== null) this.fireIn(due - this.deps.now());
  }

  /** Whether the next step is due at `at`, epoch ms. If not, the timer is armed again. */
  isDue(at: number): boolean {
    const due = this.dueAt();
    if (due !== null && due > at) {
      this.arm();
      return false;
    }
    const remainingMs = this.lastAnswersMs(at);
    if (remainingMs > 0) this.fireIn(remainingMs);
    return remainingMs <= 0;
  }

  /** Players learn of the current phase at `at`, after a stall. */
  showAt(at: number): void {
    this.shownAt = at;
    this.arm();
  }

  /** `edge` has forwarded every answer that arrived there by `until`, epoch ms. */
  answersForwarded(edge: string, until: number): void {
    if (this.lastAnswers.forwarded(edge, until)) this.arm();
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  private fireIn(ms: number): void {
    clearTimeout(this.timer);
    if (!this.isStopped) this.timer = setTimeout(this.onTime, Math.max(ms, 1));
  }

  private dueAt(): number | null {
    const due = dueAt(this.game);
    if (due === null || phaseOf(this.game) !== 'revealing') return due;
    return Math.max(due, this.shownAt + revealMs(this.game.sheet, contextOf(this.game).index));
  }

  /** Time for which the expired question still waits for answers that arrived at other instances, ms. */
  private lastAnswersMs(at: number): number {
    const { deadline } = contextOf(this.game);
    if (phaseOf(this.game) !== 'asking' || deadline === null) return 0;
    return this.lastAnswers.remainingMs(deadline + GRACE_MS, this.deps.edges(), at);
  }
}
