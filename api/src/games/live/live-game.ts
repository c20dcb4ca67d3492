import { randomUUID } from 'node:crypto';
import type { Command, Decision } from '#game/commands';
import { decide } from '#game/decide';
import { dueAt } from '#game/due';
import type { GameEvent, Recorded } from '#game/events';
import { evolve } from '#game/evolve';
import { contextOf, type Game, phaseOf } from '#game/game';
import { Refused } from '#game/refused';
import { GRACE_MS } from '#game/scoring';
import type { Settings } from '#game/settings';
import { receiptOf } from '#game/sheet';
import type { Ack, ChatMessage, GameState } from '#protocol/messages';
import { gameState } from '#protocol/views';
import { toWire } from '#protocol/wire';
import { Fenced, Quarantined } from '../log/log-writer.js';
import { LastAnswers } from './last-answers.js';
import type { LiveGameDeps } from './live-game-deps.js';
import { People } from './people.js';
import { collect, type Projections } from './projections.js';
import { ReleaseQueue } from './release-queue.js';
import { Stall } from './stall.js';

/**
 * A game on its owner: decides, applies and appends, and lets nothing out before it is durable. Deciding, applying
 * and the capture of epoch and version are one synchronous step; replies, messages and states then wait, in order,
 * for the version that they speak of.
 */
export class LiveGame {
  readonly people: People;
  /** Other instances that follow the game: they hold players, or have asked for it just now. */
  readonly edges = new Set<string>();
  /** The number of the last message that everybody was told. */
  toldSeq = 0;
  private readonly queue: ReleaseQueue;
  private readonly stall: Stall;
  private readonly lastAnswers: LastAnswers;
  /** When players learned of a phase that the log had kept from them: a reveal is seen in full. */
  private shownAt = Number.NEGATIVE_INFINITY;
  private timer?: NodeJS.Timeout;
  private gone?: Error;

  constructor(
    readonly id: string,
    readonly epoch: number,
    private readonly game: Game,
    private readonly deps: LiveGameDeps,
    chat: ChatMessage[] = [],
  ) {
    this.queue = new ReleaseQueue(game.sheet.version);
    const command = (command: Command) => void this.handle(command).catch(() => {});
    this.lastAnswers = new LastAnswers((until) => deps.askEdges(id, until));
    this.stall = new Stall(deps.now, (message) => deps.publish(id, message));
    this.people = new People(id, game, deps, command, epoch > 1, chat);
    this.arm();
  }

  /** What the host has set; undefined for a solo game. */
  get settings(): Settings | undefined {
    return this.game.sheet.settings;
  }

  /** Users who are in the game. */
  get users(): string[] {
    return [...this.game.sheet.seatOf.keys()];
  }

  has = (userId: string): boolean => this.game.sheet.seatOf.has(userId);

  isHost = (userId: string): boolean => this.game.sheet.seatOf.get(userId) === this.game.sheet.host;

  /** Whether the quiz is what the room has chosen, or plays. */
  uses(quizId: string): boolean {
    const { settings, quizId: played } = this.game.sheet;
    return settings?.quiz?.id === quizId || (this.isRunning && played === quizId);
  }

  get isRunning(): boolean {
    const phase = phaseOf(this.game);
    return phase === 'asking' || phase === 'revealing';
  }

  /** The receipt of a user's command that was granted before. */
  receiptOf = (userId: string, commandId: string): number | undefined =>
    receiptOf(this.game.sheet, userId, commandId);

  get over(): boolean {
    return this.gone !== undefined || this.isClosed;
  }

  get isClosed(): boolean {
    return phaseOf(this.game) === 'closed';
  }

  /** Nobody is here, and nothing happens before somebody is. */
  get waits(): boolean {
    const { kind, paused } = contextOf(this.game);
    const atRest =
      kind === 'solo' ? phaseOf(this.game) === 'lobby' || paused : this.game.sheet.seatOf.size === 0;
    return atRest && this.people.presence.seats.size === 0;
  }

  /**
   * Calls `reply` once the effect is durable, before any message that follows from it.
   * @throws Fenced when the game is not (any more) owned here: nothing was replied.
   */
  async handle(command: Command, reply: (ack: Ack) => void = () => {}): Promise<void> {
    if (this.gone) throw this.gone;
    return new Promise((resolve, reject) =>
      this.take(command, (ack, gone) => (gone ? reject(gone) : resolve(reply(ack)))),
    );
  }

  /** Calls `show` with the state as the user sees it, at the very place among the messages where it belongs. */
  async look(userId: string, show: (state: GameState) => void): Promise<void> {
    const seat = this.game.sheet.seatOf.get(userId);
    if (this.gone || seat === undefined) throw this.gone ?? new Refused('not_in_room');
    const state = gameState(this.game, seat, this.deps.now(), this.people);
    return new Promise((resolve, reject) =>
      this.whenDurable((gone) => {
        if (gone) reject(gone);
        else resolve(show(state));
      }),
    );
  }

  /** Every answer that arrived at `edge` by `until` is here. */
  hasPassed(edge: string, until: number): void {
    if (this.lastAnswers.passed(edge, until)) this.arm();
  }

  /** Stops at once: nothing that was not durable will be answered. */
  destroy(why: Error = new Fenced()): void {
    if (this.gone) return;
    this.gone = why;
    clearTimeout(this.timer);
    this.stall.stop();
    this.people.stop();
    this.deps.onGone();
    this.queue.void(why);
  }

  /** Resolves when all that was decided is durable, or void. */
  settled = (): Promise<void> => new Promise((resolve) => this.whenDurable(() => resolve()));

  /** Resolves when all that was decided is durable, or void: then false. */
  durable = async (): Promise<boolean> => {
    await this.settled();
    return this.gone === undefined;
  };

  private take(command: Command, done: (ack: Ack, gone?: Error) => void): void {
    let decision: Decision;
    try {
      decision = decide(command, this.game);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const { code, message } = error;
      this.whenDurable((gone) => done({ ok: false, code, message }, gone));
      return;
    }
    const { events, receipt } = decision;
    const { version } = this.game.sheet;
    const last = version + events.length;
    const ack: Ack = { ok: true, version: receipt ?? Math.min(version + 1, last) };
    this.queue.when(last, (gone) => done(ack, gone));
    if (events.length > 0) this.apply(command, events);
  }

  private apply(command: Command, events: GameEvent[]): void {
    const expected = this.game.sheet.version;
    if (this.queue.isDurable(expected)) this.stall.begin();
    const recorded = events.map(
      (event, i): Recorded => ({ version: expected + i + 1, at: command.at, commandId: command.id, event }),
    );
    const effects: Projections = { played: [], seated: [], freed: [] };
    for (const event of recorded) this.evolve(event, effects);
    const { id: gameId, epoch, game } = this;
    this.deps.writer.append(
      { gameId, epoch, expected, events: recorded, phase: phaseOf(game), dueAt: dueAt(game), ...effects },
      (error) => (error ? this.destroy(error) : this.commit(expected + recorded.length)),
    );
    this.arm();
  }

  private evolve(recorded: Recorded, effects: Projections): void {
    try {
      evolve(this.game, recorded);
      collect(effects, recorded, this.game);
      const send = this.people.told(recorded, toWire(recorded, this.game));
      if (send) this.whenDurable((gone) => gone ?? send());
    } catch (error) {
      this.destroy(new Quarantined());
      this.deps.onFault(error);
      throw error;
    }
  }

  private commit(version: number): void {
    if (this.gone) return;
    this.queue.commit(version, () => this.giveBack(version));
    this.deps.onDurable?.();
    if (version === this.game.sheet.version && (this.over || this.waits)) this.deps.onIdle();
  }

  /** A question that players could not be told of, because the log was away, gets that time back. [T4] */
  private giveBack(durable: number): void {
    const { version } = this.game.sheet;
    const lostMs = this.stall.progress(version > durable);
    if (lostMs === undefined) return;
    const at = this.deps.now();
    this.shownAt = at;
    this.arm();
    this.handle({ type: 'GiveBack', id: randomUUID(), at, lostMs }).catch(() => {});
    if (this.game.sheet.version > version) this.stall.goesOnByItself();
    else this.stall.goOn();
  }

  private whenDurable(run: (gone?: Error) => void): void {
    this.queue.when(this.game.sheet.version, run);
  }

  /** One timer, for the absolute time at which something is due. */
  private arm(): void {
    clearTimeout(this.timer);
    const due = this.dueAt();
    if (due !== null && !this.gone) this.advanceIn(due - this.deps.now());
  }

  private advanceIn(ms: number): void {
    clearTimeout(this.timer);
    // Time waits for the log: nothing may pass that players have not been told of.
    const advance = () => this.whenDurable((gone) => gone ?? this.advance());
    this.timer = setTimeout(advance, Math.max(ms, 1));
  }

  /** For how long the open question, whose time is up, waits for answers that are on their way, ms. */
  private waitsFor(at: number): number {
    const { deadline } = contextOf(this.game);
    if (phaseOf(this.game) !== 'asking' || deadline === null) return 0;
    return this.lastAnswers.wait(deadline + GRACE_MS, this.deps.edges(), at);
  }

  private dueAt(): number | null {
    const due = dueAt(this.game);
    const { reveal_seconds } = this.game.sheet.rules;
    const revealing = phaseOf(this.game) === 'revealing';
    return due !== null && revealing ? Math.max(due, this.shownAt + reveal_seconds * 1000) : due;
  }

  private advance(): void {
    const at = this.deps.now();
    const due = this.dueAt();
    // While the log was away it may have become due later.
    if (due === null || due <= at) {
      const wait = this.waitsFor(at);
      if (wait > 0) {
        this.advanceIn(wait);
        return;
      }
      const { present } = this.people;
      this.handle({ type: 'Advance', id: randomUUID(), at, present }).catch(() => {});
    }
    this.arm();
  }
}
