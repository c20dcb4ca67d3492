import { randomUUID } from 'node:crypto';
import { ServiceUnavailableException } from '@nestjs/common';
import type { Command, CommandOf, Quiz } from '#game/commands';
import { decide } from '#game/decide';
import { dueAt } from '#game/due';
import type { GameKind, Recorded } from '#game/events';
import { evolve } from '#game/evolve';
import { contextOf, newGame, phaseOf } from '#game/game';
import { Refused } from '#game/refused';
import { NEW_ROOM } from '#game/settings';
import type { Ack } from '#protocol/messages';
import { replay } from '../replay/replay.js';
import type { Bus } from './bus.js';
import type { Clock } from './clock.js';
import type { Created, EventLog, Head } from './event-log.js';
import type { Instance } from './instance.js';
import { LiveGame } from './live-game.js';
import { Fenced, LogWriter, SetAside } from './log-writer.js';
import { newRoomCode } from './room-code.js';

/** No instance can take this command now. */
export class Unavailable extends ServiceUnavailableException {
  constructor() {
    super('The game cannot be reached at the moment.');
  }
}

export interface Player {
  userId: string;
  name: string;
}

const TRIES = 5;

/** Finds the live game of a command, and makes it live here when nobody has it. */
export class Games {
  private readonly live = new Map<string, Promise<LiveGame>>();
  private readonly opening = new Map<string, Promise<string>>();
  private readonly writer: LogWriter;
  /** Game and user of the joins that are under way. */
  private readonly joining = new Set<string>();

  constructor(
    private readonly log: EventLog,
    private readonly instance: Pick<Instance, 'id'>,
    private readonly clock: Pick<Clock, 'now'>,
    private readonly bus: Bus,
    private readonly report: (message: string, gameId: string, error: unknown) => void,
  ) {
    this.writer = new LogWriter(log, (gameId, error) => report('the database refused a game', gameId, error));
  }

  /** Opens a solo game; the one that the player had open is abandoned. One at a time for each player. */
  async openSolo(player: Player, quiz: Quiz): Promise<string> {
    const before = this.opening.get(player.userId) ?? Promise.resolve('');
    const opened = before.catch(() => {}).then(() => this.replaceSolo(player, quiz));
    this.opening.set(player.userId, opened);
    try {
      return await opened;
    } finally {
      if (this.opening.get(player.userId) === opened) this.opening.delete(player.userId);
    }
  }

  private async replaceSolo({ userId, name }: Player, quiz: Quiz): Promise<string> {
    for (let tries = 0; tries < TRIES; tries++) {
      const held = await this.log.seatOf(userId, 'solo');
      const at = this.clock.now();
      if (held) await this.send(held, { type: 'Abandon', id: randomUUID(), at, why: 'replaced' });
      const gameId = randomUUID();
      const open = { type: 'OpenSolo', id: randomUUID(), at, userId, name, ...quiz } as const;
      if ((await this.create(gameId, open)) !== 'ok') continue;
      this.bus.emit('opened', userId, gameId);
      return gameId;
    }
    throw new Unavailable();
  }

  /** Opens a room for its host; undefined when the user is in a room already. */
  async openRoom(
    { userId, name }: Player,
    id: string,
  ): Promise<{ gameId: string; code: string } | undefined> {
    for (let tries = 0; tries < TRIES; tries++) {
      const [gameId, code] = [randomUUID(), newRoomCode()];
      const at = this.clock.now();
      const open = { type: 'OpenRoom', id, at, userId, name, code, settings: NEW_ROOM } as const;
      const created = await this.create(gameId, open);
      if (created === 'ok') return { gameId, code };
      const held = created === 'seat taken' && (await this.log.seatOf(userId, 'room'));
      if (held && (await this.isIn(held, userId))) return undefined;
    }
    throw new Unavailable();
  }

  /** The open game of that kind in which the user has a seat. */
  gameOf = (userId: string, kind: GameKind): Promise<string | undefined> => this.log.seatOf(userId, kind);

  roomOf = (code: string): Promise<string | undefined> => this.log.roomOf(code);

  /** The user joins the room, or is refused; `already_in_room` when it would be the second one. */
  async join(gameId: string, command: CommandOf<'JoinRoom'>, reply: (ack: Ack) => void): Promise<void> {
    const { userId } = command;
    const join = `${gameId} ${userId}`;
    this.joining.add(join);
    try {
      if (!(await this.takeSeat(userId, gameId))) {
        const { code, message } = new Refused('already_in_room');
        return reply({ ok: false, code, message });
      }
      const ack = await this.hasJoined(gameId, command);
      if (ack) reply(ack);
    } finally {
      this.joining.delete(join);
    }
  }

  /** Whether the user is in the game in which they have a seat; if not, the seat was taken for nothing and is free. */
  async isIn(gameId: string, userId: string): Promise<boolean> {
    if (this.joining.has(`${gameId} ${userId}`)) return true;
    const isIn = await this.with(gameId, async (live) => live.has(userId));
    if (!isIn) await this.log.freeSeat(userId, gameId);
    return isIn;
  }

  /** Hands a command to the game's owner; after a take-over the same command goes to the new one. */
  send = (gameId: string, command: Command, reply?: (ack: Ack) => void): Promise<void> =>
    this.with(gameId, (live) => live.handle(command, reply));

  async with<T>(gameId: string, use: (live: LiveGame) => Promise<T>): Promise<T> {
    for (let tries = 0; tries < TRIES; tries++) {
      try {
        const live = await this.locate(gameId);
        const result = await use(live);
        if (live.over) live.destroy();
        return result;
      } catch (error) {
        if (error instanceof SetAside) throw new Unavailable();
        if (!(error instanceof Fenced)) throw error;
      }
    }
    throw new Unavailable();
  }

  /** A socket has gone; a game that is not live here does not mind. */
  leave(gameId: string, userId: string, socketId: string): void {
    this.live.get(gameId)?.then(
      (live) => live.people.leave(userId, socketId),
      () => {},
    );
  }

  /** Makes games live whose time has come and which are live nowhere. */
  async sweep(overdueMs: number, limit: number): Promise<void> {
    for (const { gameId, epoch } of await this.log.overdue(overdueMs, limit, this.instance.id)) {
      if (this.live.has(gameId)) continue;
      await this.locate(gameId, epoch).catch((error) => this.report('could not take over', gameId, error));
    }
  }

  /** Gives every game up, after what it has decided is durable. */
  async releaseAll(): Promise<void> {
    await Promise.allSettled(
      [...this.live.values()].map(async (found) => {
        const live = await found;
        await live.settled();
        await this.release(live);
      }),
    );
  }

  private async takeSeat(userId: string, gameId: string): Promise<boolean> {
    const held = await this.log.takeSeat(userId, 'room', gameId);
    if (held === gameId || (await this.isIn(held, userId))) return held === gameId;
    return (await this.log.takeSeat(userId, 'room', gameId)) === gameId;
  }

  private async hasJoined(gameId: string, command: CommandOf<'JoinRoom'>): Promise<Ack | undefined> {
    let [ack, isIn]: [Ack | undefined, boolean] = [undefined, false];
    try {
      await this.with(gameId, async (live) => {
        await live.handle(command, (answer) => {
          ack = answer;
        });
        isIn = live.has(command.userId);
      });
      return ack;
    } finally {
      if (!isIn) await this.log.freeSeat(command.userId, gameId).catch(() => {});
    }
  }

  private locate(gameId: string, epoch?: number): Promise<LiveGame> {
    const known = this.live.get(gameId);
    return known ?? this.keep(gameId, this.claim(gameId, epoch));
  }

  /** Whoever asks for the game from now on waits for `found`. */
  private keep(gameId: string, found: Promise<LiveGame>): Promise<LiveGame> {
    this.live.set(gameId, found);
    found.catch(() => this.live.get(gameId) === found && this.live.delete(gameId));
    return found;
  }

  private async claim(gameId: string, seenEpoch?: number): Promise<LiveGame> {
    const epoch = seenEpoch ?? this.claimable(await this.log.head(gameId));
    const claimed = await this.log.claim(gameId, epoch, this.instance.id);
    if (!claimed) throw new Fenced();
    const live = this.revive(gameId, claimed.epoch, claimed.events);
    const { lostMs } = claimed;
    void live.handle({ type: 'GiveBack', id: randomUUID(), at: this.clock.now(), lostMs }).catch(() => {});
    return live;
  }

  private claimable(head: Head | undefined): number {
    const taken = head?.ownerAlive && head.owner !== this.instance.id;
    if (!head || head.quarantine !== null || taken) throw new Unavailable();
    return head.epoch;
  }

  private revive(gameId: string, epoch: number, events: Recorded[]): LiveGame {
    try {
      return this.run(gameId, epoch, replay(events));
    } catch (error) {
      this.setAside(gameId, error);
      throw new Unavailable();
    }
  }

  private async create(gameId: string, command: CommandOf<'OpenSolo' | 'OpenRoom'>): Promise<Created> {
    const game = newGame();
    const events = decide(command, game).events.map(
      (event, i): Recorded => ({ version: i + 1, at: command.at, commandId: command.id, event }),
    );
    for (const event of events) evolve(game, event);
    const { kind } = contextOf(game);
    const head = { gameId, kind, owner: this.instance.id, epoch: 1, expected: 0, userId: command.userId };
    const code = command.type === 'OpenRoom' ? { code: command.code } : {};
    const state = { phase: phaseOf(game), dueAt: dueAt(game), played: [], seated: [], freed: [], events };
    const created = this.log.create({ ...head, ...state, ...code });
    const run = (how: Created) =>
      how === 'ok' ? this.run(gameId, 1, game) : Promise.reject(new Unavailable());
    this.keep(gameId, created.then(run));
    return created;
  }

  private run(gameId: string, epoch: number, game: ReturnType<typeof newGame>): LiveGame {
    const live: LiveGame = new LiveGame(gameId, epoch, game, {
      writer: this.writer,
      now: this.clock.now,
      publish: (id, message) => this.bus.emit('message', id, message),
      tell: (id, user, message) => this.bus.emit('personal', id, user, message),
      onIdle: () => void this.release(live),
      onGone: () => this.live.delete(gameId),
      onFault: (error) => this.setAside(gameId, error),
    });
    return live;
  }

  private async release(live: LiveGame): Promise<void> {
    const { over } = live;
    live.destroy();
    if (!over) await this.log.release(live.id, live.epoch).catch((e) => this.report('release', live.id, e));
  }

  private setAside(gameId: string, error: unknown): void {
    this.report('a game broke and is set aside', gameId, error);
    void this.log.setAside(gameId, String(error)).catch((e) => this.report('set aside', gameId, e));
  }
}
