import { randomUUID } from 'node:crypto';
import type { Command } from '#game/commands';
import { type Decision, decide, dueAt } from '#game/decide';
import type { GameEvent, Recorded } from '#game/events';
import { contextOf, evolve, type Game, phaseOf } from '#game/evolve';
import { Refused } from '#game/refused';
import type { Ack, GameState, PublicMessage } from '#protocol/messages';
import { gameState, toWire } from '#protocol/wire';
import { Fenced, type LogWriter, SetAside } from './log-writer.js';
import { playedBy } from './played.js';
import { Presence } from './presence.js';

export interface LiveGameContext {
  writer: LogWriter;
  now: () => number;
  publish: (gameId: string, message: PublicMessage) => void;
  /** The game has nothing more to do here: it is over, or waits for its player. */
  onIdle: (live: LiveGame) => void;
  onGone: (live: LiveGame) => void;
  /** The rules broke: nothing that this game holds can be trusted. */
  onFault: (live: LiveGame, error: unknown) => void;
}

/** A log that takes longer than this to write is away. */
const STALL_MS = 1_000;

/**
 * A game on its owner: decides, applies and appends, and lets nothing out before it is durable. Deciding, applying
 * and the capture of epoch and version are one synchronous step; replies, messages and states then wait, in order,
 * for the version that they speak of.
 */
export class LiveGame {
  readonly presence = new Presence();
  private committed: number;
  private readonly outbox: { version: number; run: (gone?: Error) => void }[] = [];
  /** When something last became durable, or began to wait for that. */
  private progressAt = 0;
  private timer?: NodeJS.Timeout;
  private gone?: Error;

  constructor(
    readonly id: string,
    readonly epoch: number,
    private readonly game: Game,
    private readonly context: LiveGameContext,
  ) {
    this.committed = game.sheet.version;
    this.arm();
  }

  /** It has ended, and everybody has been told. */
  get over(): boolean {
    if (this.gone) return true;
    return phaseOf(this.game) === 'closed' && this.committed === this.game.sheet.version;
  }

  /** Nobody is here, and nothing happens before somebody is. */
  get waits(): boolean {
    return this.presence.seats.size === 0 && (phaseOf(this.game) === 'lobby' || contextOf(this.game).paused);
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
    const state = gameState(this.game, seat, this.context.now());
    return new Promise((resolve, reject) =>
      this.whenDurable((gone) => (gone ? reject(gone) : resolve(show(state)))),
    );
  }

  /** A socket of the user is here. */
  enter(userId: string, socketId: string): void {
    const seat = this.game.sheet.seatOf.get(userId);
    if (seat !== undefined) this.presence.enter(seat, socketId);
  }

  leave(userId: string, socketId: string): void {
    const seat = this.game.sheet.seatOf.get(userId);
    if (seat !== undefined) this.presence.leave(seat, socketId);
  }

  /** Stops at once: nothing that was not durable will be answered. */
  destroy(why: Error = new Fenced()): void {
    if (this.gone) return;
    this.gone = why;
    clearTimeout(this.timer);
    this.context.onGone(this);
    for (const { run } of this.outbox.splice(0)) run(why);
  }

  /** Resolves when all that was decided is durable, or void. */
  settled = (): Promise<void> => new Promise((resolve) => this.whenDurable(() => resolve()));

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
    this.whenDurable((gone) => done(ack, gone), last);
    if (events.length > 0) this.apply(command, events);
  }

  private apply(command: Command, events: GameEvent[]): void {
    const expected = this.game.sheet.version;
    if (expected === this.committed) this.progressAt = this.context.now();
    const recorded = events.map(
      (event, i): Recorded => ({ version: expected + i + 1, at: command.at, commandId: command.id, event }),
    );
    for (const event of recorded) this.evolve(event);
    const { id: gameId, epoch, game } = this;
    const played = recorded.flatMap((event) => playedBy(event, game));
    this.context.writer.append(
      { gameId, epoch, expected, events: recorded, phase: phaseOf(game), dueAt: dueAt(game), played },
      (error) => (error ? this.destroy(error) : this.commit(expected + recorded.length)),
    );
    this.arm();
  }

  private evolve(event: Recorded): void {
    try {
      evolve(this.game, event);
      const { all } = toWire(event, this.game);
      if (all) this.whenDurable((gone) => gone ?? this.context.publish(this.id, all));
    } catch (error) {
      this.destroy(new SetAside());
      this.context.onFault(this, error);
      throw error;
    }
  }

  private commit(version: number): void {
    if (this.gone) return;
    this.committed = version;
    this.giveBack();
    while (this.outbox[0] && this.outbox[0].version <= version) this.outbox.shift()?.run();
    if (version === this.game.sheet.version && (this.over || this.waits)) this.context.onIdle(this);
  }

  /** A question that players could not be told of, because the log was away, gets that time back. [T4] */
  private giveBack(): void {
    const at = this.context.now();
    const lostMs = at - this.progressAt;
    this.progressAt = at;
    if (lostMs < STALL_MS) return;
    this.handle({ type: 'GiveBack', id: randomUUID(), at, lostMs }).catch(() => {});
  }

  private whenDurable(run: (gone?: Error) => void, version = this.game.sheet.version): void {
    if (version <= this.committed) run();
    else this.outbox.push({ version, run });
  }

  /** One timer, for the absolute time at which something is due. */
  private arm(): void {
    clearTimeout(this.timer);
    const due = dueAt(this.game);
    if (due === null || this.gone) return;
    // Time waits for the log: nothing may pass that players have not been told of.
    const advance = () => this.whenDurable((gone) => gone ?? this.advance());
    this.timer = setTimeout(advance, Math.max(due - this.context.now(), 1));
  }

  private advance(): void {
    const at = this.context.now();
    const { seats: present } = this.presence;
    this.handle({ type: 'Advance', id: randomUUID(), at, present }).catch(() => {});
    this.arm();
  }
}
