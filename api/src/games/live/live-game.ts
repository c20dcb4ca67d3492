import { randomUUID } from 'node:crypto';
import type { Command, Decision } from '#game/commands';
import { decide } from '#game/decide';
import { dueAt } from '#game/due';
import type { GameEvent, Recorded } from '#game/events';
import { evolve } from '#game/evolve';
import { type Game, phaseOf } from '#game/game';
import { Refused } from '#game/refused';
import type { Ack, ChatMessage, GameState } from '#protocol/messages';
import { gameState } from '#protocol/views';
import { startSpan, traced, tracedLater, untraced } from '../../tracing/tracing.js';
import type { CommandDraft } from '../bus/requests.js';
import { Fenced, Quarantined } from '../log/log-writer.js';
import { Announcer } from './announcer.js';
import { GameTimer } from './game-timer.js';
import { GameView } from './game-view.js';
import type { LiveGameDeps } from './live-game-deps.js';
import { Presence } from './presence.js';
import { noProjections, type Projections, project } from './projections.js';
import { ReleaseQueue } from './release-queue.js';
import { Stall } from './stall.js';

/**
 * A game on its owner: decides commands, applies and appends their events, and releases messages once they are durable.
 * Deciding, applying and the capture of epoch and version are one synchronous step. Replies, messages and states then
 * wait, in order, for the version that they depend on.
 */
export class LiveGame {
  readonly view: GameView;
  readonly presence: Presence;
  readonly announcer: Announcer;
  /** Other instances that follow the game: they hold sockets of it, or have sent a request since the last tick. */
  readonly edges = new Set<string>();
  /** The number of the last message that was published. */
  publishedSeq = 0;
  private readonly queue: ReleaseQueue;
  private readonly stall: Stall;
  private readonly timer: GameTimer;
  private destroyed?: Error;

  constructor(
    readonly id: string,
    readonly epoch: number,
    /** Only commands change it. */
    readonly game: Game,
    private readonly deps: LiveGameDeps,
    chat?: ChatMessage[],
  ) {
    this.view = new GameView(game);
    this.announcer = new Announcer(game, deps, chat);
    this.presence = new Presence(game, epoch > 1, {
      now: deps.now,
      announce: (seat, isConnected) => this.announcer.connection(seat, isConnected),
      run: (command) => this.run(command),
    });
    this.queue = new ReleaseQueue(game.sheet.version);
    this.timer = new GameTimer(game, deps, () => untraced(() => this.onTime()));
    this.stall = new Stall(deps.now, deps.publish, deps.onStall);
    this.timer.arm();
  }

  get isOver(): boolean {
    return this.destroyed !== undefined || this.view.isClosed;
  }

  /** Whether the game does nothing until a player connects. */
  get isWaiting(): boolean {
    return this.view.waitsForPlayers && this.presence.seats.size === 0;
  }

  /** Makes a draft a command: adds the time and the connected seats. */
  stamped(draft: CommandDraft): Command {
    const stamp = { at: this.deps.now(), present: this.presence.present };
    return { ...draft, ...stamp };
  }

  /**
   * Calls `reply` once the effect is durable, before any message that follows from it.
   * @throws Fenced if this instance no longer owns the game: there was no reply.
   */
  async handle(command: Command, reply: (ack: Ack) => void = () => {}): Promise<void> {
    if (this.destroyed) throw this.destroyed;
    return new Promise((resolve, reject) =>
      this.decide(command, (ack, failure) => (failure ? reject(failure) : resolve(reply(ack)))),
    );
  }

  /** Calls `send` with the state as the user may see it, in its place among the messages. */
  async sendState(userId: string, send: (state: GameState) => void): Promise<void> {
    const seat = this.game.sheet.seatOf.get(userId);
    if (this.destroyed || seat === undefined) throw this.destroyed ?? new Refused('not_in_room');
    const { chat } = this.announcer;
    const { isPresent } = this.presence;
    const unlogged = { chat: chat.messages, isPresent };
    const state = { ...gameState(this.game, seat, this.deps.now(), unlogged), game_id: this.id };
    return new Promise((resolve, reject) =>
      this.whenDurable((failure) => {
        if (failure) reject(failure);
        else resolve(send(state));
      }),
    );
  }

  /** `edge` has forwarded every answer that arrived there by `until`, epoch ms. */
  answersForwarded(edge: string, until: number): void {
    this.timer.answersForwarded(edge, until);
  }

  /** Stops at once. Commands whose events are not durable get no reply. */
  destroy(why: Error = new Fenced()): void {
    if (this.destroyed) return;
    this.destroyed = why;
    this.timer.stop();
    this.presence.stop();
    this.stall.stop();
    this.announcer.stop();
    this.deps.onDestroy();
    this.queue.fail(why);
  }

  /** Resolves to true when all decisions are durable, and to false if they never will be. */
  flushed = (): Promise<boolean> =>
    new Promise((resolve) => this.whenDurable(() => resolve(this.destroyed === undefined)));

  private decide(command: Command, done: (ack: Ack, failure?: Error) => void): void {
    let decision: Decision;
    try {
      decision = traced(`decide ${command.type}`, () => decide(command, this.game));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const { code, message } = error;
      this.whenDurable((failure) => done({ ok: false, code, message }, failure));
      return;
    }
    const { events, receipt } = decision;
    const { version } = this.game.sheet;
    const last = version + events.length;
    const ack: Ack = { ok: true, version: receipt ?? Math.min(version + 1, last) };
    this.queue.add(
      last,
      tracedLater('release receipt', (failure) => done(ack, failure)),
    );
    if (events.length > 0) this.apply(command, events);
  }

  private apply(command: Command, events: GameEvent[]): void {
    const expected = this.game.sheet.version;
    if (this.queue.isDurable(expected)) this.stall.begin();
    const recorded = events.map(
      (event, i): Recorded => ({ version: expected + i + 1, at: command.at, commandId: command.id, event }),
    );
    const projections = noProjections();
    for (const event of recorded) this.evolve(event, projections);
    const { id: gameId, epoch, game } = this;
    const appended = startSpan('append');
    this.deps.writer.append(
      { gameId, epoch, expected, events: recorded, phase: phaseOf(game), dueAt: dueAt(game), ...projections },
      (error) => {
        appended(error);
        if (error) this.destroy(error);
        else this.commit(expected + recorded.length);
      },
    );
    this.timer.arm();
  }

  private evolve(recorded: Recorded, projections: Projections): void {
    try {
      evolve(this.game, recorded);
      project(recorded, this.game, projections);
      const announce = this.announcer.announcement(recorded, this.presence.seats);
      if (announce)
        this.whenDurable(tracedLater(`publish ${recorded.event.type}`, (failure) => failure ?? announce()));
      if (recorded.event.type === 'PlayerLeft') this.presence.removeSeat(recorded.event.seat);
    } catch (error) {
      this.destroy(new Quarantined());
      this.deps.onFault(error);
      throw error;
    }
  }

  private commit(version: number): void {
    if (this.destroyed) return;
    this.queue.commit(version, () => this.giveBackTime(version));
    this.deps.onCommit?.();
    if (version === this.game.sheet.version && (this.isOver || this.isWaiting)) this.deps.onIdle();
  }

  /** The open question gets back the time in which nothing could be published because the log was unavailable. [T4] */
  private giveBackTime(durable: number): void {
    const { version } = this.game.sheet;
    const lostMs = this.stall.progress(version > durable);
    if (lostMs === undefined) return;
    const at = this.deps.now();
    this.timer.showAt(at);
    this.run({ type: 'GiveBack', id: randomUUID(), at, lostMs });
    if (this.game.sheet.version > version) this.stall.endSilently();
    else this.stall.end();
  }

  /** Runs a command of the server itself. Its reply is not needed. */
  private run(command: Command): void {
    untraced(() => this.handle(command)).catch(() => {});
  }

  private whenDurable(release: (failure?: Error) => void): void {
    this.queue.add(this.game.sheet.version, release);
  }

  /** The timer waits for the log: no phase may end before players have learned of it. */
  private onTime(): void {
    this.whenDurable((failure) => failure ?? this.advance());
  }

  private advance(): void {
    const at = this.deps.now();
    if (!this.timer.isDue(at)) return;
    this.run({ type: 'Advance', id: randomUUID(), at, present: this.presence.present });
    this.timer.arm();
  }
}
