import { randomUUID } from 'node:crypto';
import { Injectable, Logger, UnauthorizedException } from '@nestjs/common';
import { Refused } from '#game/refused';
import type { GameState } from '#protocol/messages';
import { refusal, TOO_MANY, UNAVAILABLE } from '#protocol/refusal';
import type { CheckAnswer } from '#protocol/socket';
import { AccessTokens } from '../../auth/access-tokens.js';
import { SignIns } from '../../auth/sign-ins.js';
import { Config } from '../../config.js';
import { BOUNDS } from '../../limits/budgets.js';
import { Limits } from '../../limits/limits.js';
import { Bus } from '../bus/bus.js';
import type { CommandDraft, OwnerReply, Request, UserSocket } from '../bus/requests.js';
import { Clock } from '../ownership/clock.js';
import { Games } from '../ownership/games.js';
import { Seats } from '../seats/seats.js';
import { Audience, seatRoom, signInRoom, userRoom } from './audience.js';
import { Boundary } from './boundary.js';
import { MessageLimits } from './message-limits.js';
import type { Handlers } from './messages.js';
import type { PlayerNamespace, PlayerSocket, Reply } from './player-socket.js';

/** What a gateway makes of its sockets. */
export interface Channel {
  handlers: Handlers;
  /** Shows a socket the state of its game. */
  show: (socket: PlayerSocket, state: GameState) => void;
  /** Says that there is no game. */
  none: 'no_namespace' | 'not_in_room';
  /** Brings a socket that has just connected to its user's game. */
  comeBack: (socket: PlayerSocket) => Promise<unknown>;
}

/** What the gateways share: who a socket is, which game it follows, and how its messages come and go. */
@Injectable()
export class Edge {
  private readonly logger = new Logger(Edge.name);
  readonly audience: Audience;
  readonly boundary: Boundary;
  readonly limits: MessageLimits;

  constructor(
    readonly games: Games,
    readonly seats: Seats,
    readonly bus: Bus,
    clock: Clock,
    limits: Limits,
    private readonly accessTokens: AccessTokens,
    signIns: SignIns,
    private readonly config: Config,
  ) {
    this.limits = new MessageLimits(limits);
    this.boundary = new Boundary(this.limits, clock.now);
    const around = { games, bus, clock, signIns };
    this.audience = new Audience(around, (socket) => void this.enterAgain(socket));
  }

  /** Connections need a valid access token; a game's messages go to the sockets that follow it. */
  open(namespace: PlayerNamespace): void {
    namespace.use((socket, next) => void this.refusal(socket).then(next));
    this.audience.add(namespace);
  }

  /** Why a socket may not connect. Never rejects. */
  private async refusal(socket: PlayerSocket): Promise<Error | undefined> {
    try {
      const { token } = socket.handshake.auth;
      const bearer = /^Bearer (\S+)$/i.exec(socket.handshake.headers.authorization ?? '')?.[1];
      const player = await this.accessTokens.verify(typeof token === 'string' ? token : bearer);
      socket.data.player = player;
      return this.limits.connection(player.userId) ? undefined : new Error(TOO_MANY);
    } catch (error) {
      if (error instanceof UnauthorizedException) return error;
      this.boundary.failed('handshake', error);
      return new Error(UNAVAILABLE);
    }
  }

  /** Whoever owns the game by now learns of the socket, and the socket of what it has missed. */
  private enterAgain(socket: PlayerSocket): Promise<boolean> {
    const { gameId } = socket.data;
    const entered = this.enter(socket, async () => gameId);
    socket.data.entered = entered;
    // It has ended meanwhile, and nobody else will say so.
    void this.guarded('connection', socket, async () => (await entered) || socket.data.showNone?.());
    return entered;
  }

  /** What every player of a game may send. */
  readonly shared = {
    check_answer: (socket, message, reply, arrivedAt) => this.check(socket, message, reply, arrivedAt),
    sync: async (socket, _, reply) => {
      const look = (from: UserSocket) => ({ do: 'look', ...from }) as const;
      const found = await this.answered(socket, look, ({ state }) => {
        if (state) reply({ ok: true, seq: state.seq, state: this.shown(state) });
      });
      if (!found?.state) reply(refusal('not_in_room'));
    },
  } satisfies Handlers;

  /** A socket has connected. */
  accept(socket: PlayerSocket, { handlers, show, none, comeBack }: Channel): void {
    void this.guarded('connection', socket, () => {
      const { userId, sid } = socket.data.player;
      void socket.join([userRoom(userId), signInRoom(sid)]);
      const sockets = this.socketsOf(socket.nsp as PlayerNamespace, userId);
      for (const surplus of sockets.slice(0, -BOUNDS.socketsOfUser)) surplus.disconnect(true);
      socket.data.show = (state) => show(socket, state);
      socket.data.showNone = () => socket.emit(none);
      this.boundary.open(socket, handlers);
      socket.data.entered = this.guarded('connection', socket, () => comeBack(socket));
    });
  }

  /** A socket is gone. */
  gone(socket: PlayerSocket): void {
    void this.boundary.within('disconnection', () => this.leave(socket));
  }

  /** The client reconnects automatically when the transport closes. */
  async guarded(what: string, socket: PlayerSocket, work: () => unknown): Promise<void> {
    if (!(await this.boundary.within(what, work))) socket.conn.close();
  }

  /**
   * The socket follows the game that `find` finds, from the state on that it is shown. False when there is none; true
   * also when the socket is on its way to another one by then.
   */
  async enter(socket: PlayerSocket, find: () => Promise<string | undefined>): Promise<boolean> {
    const { userId } = socket.data.player;
    const turn = (socket.data.turn ?? 0) + 1;
    socket.data.turn = turn;
    const isStale = () => !socket.connected || socket.data.turn !== turn;
    try {
      const gameId = await find();
      if (isStale()) return true;
      if (!gameId) return false;
      if (socket.data.gameId !== gameId) this.leave(socket);
      socket.data.gameId = gameId;
      let entered = true;
      await this.games.request(gameId, { do: 'enter', userId, socketId: socket.id }, ({ state }) => {
        if (isStale()) return;
        entered = state !== undefined;
        if (!state) return;
        socket.data.show?.(this.shown(state));
        void socket.join([gameId, seatRoom(gameId, userId)]);
      });
      this.tellIfGone(gameId, socket);
      if (!entered) this.leave(socket);
      return entered;
    } catch (error) {
      // A seat that was taken for a join which never came is no reason to turn its player away.
      if (error instanceof Refused) {
        this.leave(socket);
        return false;
      }
      this.logger.warn({ msg: 'a player could not be brought to a game', user_id: userId, err: error });
      // The client reconnects automatically when the transport closes.
      socket.conn.close();
      return true;
    }
  }

  /** The edge adds the capacity: the log does not hold it. */
  private shown = (state: GameState): GameState =>
    state.code === undefined ? state : { ...state, capacity: this.config.roomCapacity };

  /** The socket does not follow its game any more. */
  leave(socket: PlayerSocket): void {
    const { gameId, player } = socket.data;
    if (!gameId) return;
    socket.data.gameId = undefined;
    void socket.leave(gameId);
    void socket.leave(seatRoom(gameId, player.userId));
    this.leftBehind(gameId, socket);
  }

  /** What was asked for a socket may have reached the owner after the word that it had gone. */
  private tellIfGone(gameId: string, socket: PlayerSocket): void {
    if (!socket.connected || socket.data.gameId !== gameId) this.leftBehind(gameId, socket);
  }

  /** Tells the owner, who would else wait for a socket that is gone. */
  private leftBehind(gameId: string, { id: socketId, data }: PlayerSocket): void {
    const { userId } = data.player;
    // Whom this instance has sent away is about to come back elsewhere, and no question may close before.
    if (this.games.draining) return;
    this.games.request(gameId, { do: 'leave', userId, socketId }).catch(() => {});
  }

  /** The sockets of a user on this instance. */
  socketsOf(namespace: PlayerNamespace, userId: string): PlayerSocket[] {
    const ids = [...(namespace.adapter.rooms.get(userRoom(userId)) ?? [])];
    return ids.flatMap((id) => namespace.sockets.get(id) ?? []);
  }

  wish = (socket: PlayerSocket, reply: Reply, wish: CommandDraft): Promise<void> =>
    this.ask(socket, reply, ({ socketId }) => ({ do: 'wish', wish, socketId }));

  /** Asks the owner of the game that the socket follows, and replies with what it says. */
  async ask(socket: PlayerSocket, reply: Reply, request: (from: UserSocket) => Request): Promise<void> {
    const receive = ({ ack }: OwnerReply) => reply(ack ?? refusal('unavailable'));
    if (!(await this.answered(socket, request, receive))) reply(refusal('not_in_room'));
  }

  /** The owner's answer; undefined for a socket that follows no game. */
  async answered(
    socket: PlayerSocket,
    request: (from: UserSocket) => Request,
    receive: (answer: OwnerReply) => void = () => {},
  ): Promise<OwnerReply | undefined> {
    await socket.data.entered;
    const { gameId, player } = socket.data;
    if (!gameId) return undefined;
    const from = { userId: player.userId, socketId: socket.id };
    try {
      return await this.games.request(gameId, request(from), receive);
    } finally {
      this.tellIfGone(gameId, socket);
    }
  }

  /** The user and id of a command. */
  base(socket: PlayerSocket, message: { command_id?: string | undefined } | null | undefined) {
    const { userId } = socket.data.player;
    return { id: message?.command_id ?? randomUUID(), userId };
  }

  /** An answer that is sent again because nobody could take it has arrived when it arrived first. */
  private check(socket: PlayerSocket, message: CheckAnswer, reply: Reply, now: number): Promise<void> {
    const { question_id: questionId, question_index: index, user_answer: answer } = message;
    const text = JSON.stringify(message);
    const { untaken } = socket.data;
    const arrivedAt = message.command_id && untaken?.text === text ? untaken.arrivedAt : now;
    socket.data.untaken = { text, arrivedAt };
    const settle: Reply = (ack) => {
      if (ack.ok || ack.code !== 'unavailable') socket.data.untaken = undefined;
      reply(ack);
    };
    const base = this.base(socket, message);
    const wish = { type: 'SubmitAnswer', ...base, arrivedAt, questionId, index, answer } as const;
    const remove = this.games.pendingAnswers.add(arrivedAt, () => socket.data.gameId);
    return this.wish(socket, settle, wish).finally(remove);
  }
}
