import { randomUUID } from 'node:crypto';
import { Injectable, Logger, UnauthorizedException } from '@nestjs/common';
import type { z } from 'zod/mini';
import { Refused } from '#game/refused';
import type { GameState } from '#protocol/messages';
import { type CheckAnswer, checkAnswer, sync } from '#protocol/socket';
import { AccessTokens } from '../auth/access-tokens.js';
import { SignIns } from '../auth/sign-ins.js';
import { Config } from '../config.js';
import { Bus } from './bus.js';
import { Clock } from './clock.js';
import { Unknown } from './event-log.js';
import { Games, Unavailable } from './games.js';
import type { LiveGame } from './live-game.js';
import {
  type PlayerNamespace,
  type PlayerSocket,
  type Reply,
  refusal,
  replyTo,
  UNAVAILABLE,
} from './player-socket.js';
import { closeSlow, closeSurplus } from './socket-guard.js';
import { limitsOf } from './socket-limits.js';

const userRoom = (userId: string) => `user:${userId}`;
const seatRoom = (gameId: string, userId: string) => `${gameId}/${userId}`;
const signInRoom = (sid: string) => `sign-in:${sid}`;

/** What the gateways share: who a socket is, which game it follows, and how its messages come and go. */
@Injectable()
export class Edge {
  private readonly logger = new Logger(Edge.name);

  constructor(
    readonly games: Games,
    readonly bus: Bus,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly accessTokens: AccessTokens,
    private readonly signIns: SignIns,
  ) {}

  /** Connections need a valid access token; a game's messages go to the sockets that follow it. */
  open(namespace: PlayerNamespace): void {
    namespace.use((socket, next) => {
      const { token } = socket.handshake.auth;
      const bearer = /^Bearer (\S+)$/i.exec(socket.handshake.headers.authorization ?? '')?.[1];
      this.accessTokens.verify(typeof token === 'string' ? token : bearer).then(
        (player) => {
          socket.data.player = player;
          next();
        },
        (error) => next(error instanceof UnauthorizedException ? error : new Error(UNAVAILABLE)),
      );
    });
    closeSlow(namespace);
    this.bus.on('message', (gameId, [event, payload]) => namespace.to(gameId).emit(event, payload));
    this.bus.on('personal', (gameId, userId, [event, payload]) =>
      namespace.to(seatRoom(gameId, userId)).emit(event, payload),
    );
    this.signIns.onRevoked((sid) => namespace.in(signInRoom(sid)).disconnectSockets(true));
  }

  /** The messages that every player of a game may send. */
  accept(socket: PlayerSocket): void {
    const { userId, sid } = socket.data.player;
    socket.data.limits = limitsOf(socket, this.config.rateLimitScale);
    void socket.join([userRoom(userId), signInRoom(sid)]);
    closeSurplus(this.socketsOf(socket.nsp as PlayerNamespace, userId));
    socket.onAny((event: string, ...args: unknown[]) => {
      if (socket.listenerCount(event) === 0) replyTo(socket, event, args.at(-1))(refusal('bad_request'));
    });
    this.on(socket, 'check_answer', checkAnswer, (message, reply, arrivedAt) =>
      this.answer(socket, message, reply, arrivedAt),
    );
    this.on(socket, 'sync', sync, async (_, reply) => {
      if (!(await socket.data.limits.sync())) return reply(refusal('rate_limited'));
      await this.inGame(socket, reply, (live) =>
        live.look(userId, (state) => reply({ ok: true, seq: state.seq, state })),
      );
    });
  }

  /**
   * Binds one client message to a socket: limit, schema, then `handle`; the reply goes to the acknowledgement, a
   * refusal without one to `refused`. The arrival is stamped before anything else is done.
   */
  on<S extends z.ZodMiniType>(
    socket: PlayerSocket,
    event: string,
    schema: S,
    handle: (message: z.output<S>, reply: Reply, arrivedAt: number) => Promise<void>,
  ): void {
    socket.on(event, async (...args: unknown[]) => {
      const arrivedAt = this.clock.now();
      const reply = replyTo(socket, event, args.at(-1));
      if (!socket.data.limits.message()) return reply(refusal('rate_limited'));
      const parsed = schema.safeParse(typeof args[0] === 'function' ? undefined : args[0]);
      if (!parsed.success) return reply(refusal('bad_request'));
      try {
        await handle(parsed.data, reply, arrivedAt);
      } catch (error) {
        if (error instanceof Refused) return reply({ ok: false, code: error.code, message: error.message });
        if (!(error instanceof Unavailable || error instanceof Unknown)) this.logger.error(error);
        reply(refusal('unavailable'));
      }
    });
  }

  /**
   * The socket follows the game that `find` finds, from the state on that `show` gets. False when there is none; true
   * also when the socket is on its way to another one by then.
   */
  async enter(
    socket: PlayerSocket,
    find: () => Promise<string | undefined>,
    show: (state: GameState) => void,
  ): Promise<boolean> {
    const { userId } = socket.data.player;
    const turn = (socket.data.turn ?? 0) + 1;
    socket.data.turn = turn;
    const isStale = () => !socket.connected || socket.data.turn !== turn;
    try {
      const gameId = await find();
      if (isStale()) return true;
      if (!gameId) return false;
      return await this.games.with(gameId, async (live) => {
        if (isStale()) return true;
        if (live.over) return false;
        if (socket.data.gameId !== gameId) this.leave(socket);
        socket.data.gameId = gameId;
        live.people.enter(userId, socket.id);
        await live.handle({ type: 'Connect', id: randomUUID(), at: this.clock.now(), userId });
        await live.look(userId, (state) => {
          if (isStale()) return;
          show(state);
          void socket.join([gameId, seatRoom(gameId, userId)]);
        });
        return true;
      });
    } catch (error) {
      this.logger.warn({ msg: 'a player could not be brought to a game', user_id: userId, err: error });
      // The client comes back by itself when the transport closes.
      socket.conn.close();
      return true;
    }
  }

  /** The socket does not follow its game any more. */
  leave(socket: PlayerSocket): void {
    const { gameId, player } = socket.data;
    if (!gameId) return;
    socket.data.gameId = undefined;
    void socket.leave(gameId);
    void socket.leave(seatRoom(gameId, player.userId));
    this.games.leave(gameId, player.userId, socket.id);
  }

  /** The sockets of a user on this instance. */
  socketsOf(namespace: PlayerNamespace, userId: string): PlayerSocket[] {
    const ids = [...(namespace.adapter.rooms.get(userRoom(userId)) ?? [])];
    return ids.flatMap((id) => namespace.sockets.get(id) ?? []);
  }

  /** Uses the game that the socket follows, wherever it is live by now. */
  async inGame(socket: PlayerSocket, reply: Reply, use: (live: LiveGame) => Promise<void>): Promise<void> {
    await socket.data.entered;
    const { gameId, player } = socket.data;
    if (!gameId) return reply(refusal('not_in_room'));
    await this.games.with(gameId, (live) => {
      // Not if the socket has gone meanwhile: nobody would ever take it out again.
      if (socket.data.gameId === gameId) live.people.enter(player.userId, socket.id);
      return use(live);
    });
  }

  /** The time, user and id of a command. */
  base(socket: PlayerSocket, message: { command_id?: string | undefined } | null | undefined) {
    const { userId } = socket.data.player;
    return { id: message?.command_id ?? randomUUID(), at: this.clock.now(), userId };
  }

  private answer(socket: PlayerSocket, message: CheckAnswer, reply: Reply, arrivedAt: number): Promise<void> {
    const { question_id: questionId, question_index: index, user_answer: answer } = message;
    return this.inGame(socket, reply, (live) => {
      const { present } = live.people;
      const base = this.base(socket, message);
      return live.handle(
        { type: 'SubmitAnswer', ...base, arrivedAt, questionId, index, answer, present },
        reply,
      );
    });
  }
}
