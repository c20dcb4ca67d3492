import { Logger } from '@nestjs/common';
import type { Namespace, Socket } from 'socket.io';
import { Refused } from '#game/refused';
import { entry } from '#protocol/entry';
import type { GameState, ServerEvent, ServerPayload } from '#protocol/messages';
import { refusal } from '#protocol/refusal';
import type { CheckAnswer } from '#protocol/socket';
import type { Player } from '../../auth/player.js';
import type { CommandDraft, OwnerReply, Request, UserSocket } from '../bus/requests.js';
import type { Games } from '../ownership/games.js';
import type { Failures } from './failures.js';
import { seatRoom } from './socket-rooms.js';

export interface SocketData {
  /** The player that the access token names. */
  player: Player;
  /** The key of the client's address, for limits. */
  address?: string;
  session?: PlayerSession;
}

type ListenEvents = Record<string, (...args: unknown[]) => void>;
type EmitEvents = {
  [E in ServerEvent]: (...payload: ServerPayload<E> extends void ? [] : [ServerPayload<E>]) => void;
};
export type PlayerSocket = Socket<ListenEvents, EmitEvents, object, SocketData>;
export type PlayerNamespace = Namespace<ListenEvents, EmitEvents, object, SocketData>;

/** The differences between sessions of solo games and of rooms. */
export interface SessionKind {
  /** The message for a socket without a game. */
  none: 'no_namespace' | 'not_in_room';
  /** Finds the user's game. */
  gameOf: (userId: string) => Promise<string | undefined>;
}

interface Deps {
  games: Pick<Games, 'request'>;
  /** Those of this instance. `areMoving`: their clients are asked to reconnect to other ones. */
  sockets: { readonly areMoving: boolean };
  failures: Failures;
  roomCapacity: number;
}

/** A connected socket of a player: which game it follows, and how its requests reach the game's owner. */
export class PlayerSession {
  /** The last answer and the epoch ms of its first arrival, until its outcome is known. */
  unacknowledged?: { message: CheckAnswer; arrivedAt: number } | undefined;
  private readonly logger = new Logger(PlayerSession.name);
  private followed?: string | undefined;
  /** Requests wait for this, so that none is refused while the socket is about to follow its game. */
  private entered: Promise<void> = Promise.resolve();
  /** Number of calls of `follow`: only the latest one takes effect. */
  private follows = 0;

  constructor(
    readonly socket: PlayerSocket,
    private readonly kind: SessionKind,
    private readonly deps: Deps,
  ) {}

  get player(): Player {
    return this.socket.data.player;
  }

  /** The game whose messages the socket receives. */
  get gameId(): string | undefined {
    return this.followed;
  }

  /** The sender of this session's requests. */
  get sender(): UserSocket {
    return { userId: this.player.userId, socketId: this.socket.id };
  }

  /** Finds the game of the session's user. */
  findGame = (): Promise<string | undefined> => this.kind.gameOf(this.player.userId);

  /** Follows the game that `find` returns, in the background. Calls `onNone` if it returns none. */
  enter(find = this.findGame, onNone = () => this.showNone()): void {
    this.entered = this.guarded(async () => {
      if (!(await this.follow(find))) onNone();
    });
  }

  /** Registers the socket with its game's owner again, and sends it the state. */
  resync(): void {
    const { gameId } = this;
    this.enter(async () => gameId);
  }

  /**
   * Subscribes the socket to the game that `find` returns, starting with a full state. Resolves to false if there is no
   * game, and to true if a newer call has replaced this one.
   */
  async follow(find = this.findGame): Promise<boolean> {
    const { userId } = this.player;
    const turn = ++this.follows;
    const isReplaced = () => !this.socket.connected || this.follows !== turn;
    try {
      const gameId = await find();
      if (isReplaced()) return true;
      if (!gameId) return false;
      if (this.followed !== gameId) this.unfollow();
      this.followed = gameId;
      let isIn = true;
      await this.deps.games.request(gameId, { do: 'enter', ...this.sender }, ({ state }) => {
        if (isReplaced()) return;
        isIn = state !== undefined;
        if (!state) return;
        for (const [event, payload] of entry(this.shown(state))) this.socket.emit(event, payload as never);
        void this.socket.join([gameId, seatRoom(gameId, userId)]);
      });
      this.leaveIfGone(gameId);
      if (!isIn) this.unfollow();
      return isIn;
    } catch (error) {
      // The user has taken a seat but is not in the game: the join never arrived.
      if (error instanceof Refused) {
        this.unfollow();
        return false;
      }
      this.logger.warn({ msg: 'a socket could not subscribe to its game', user_id: userId, err: error });
      this.reconnect();
      return true;
    }
  }

  unfollow(): void {
    const { gameId } = this;
    this.gameOver();
    if (gameId) this.leave(gameId);
  }

  /** Unfollows a game that is over: its owner counts no sockets any more. */
  gameOver(): void {
    const { gameId } = this;
    if (!gameId) return;
    this.followed = undefined;
    void this.socket.leave(gameId);
    void this.socket.leave(seatRoom(gameId, this.player.userId));
  }

  /**
   * Sends a request to the owner of the session's game. Calls `receive` once, with the reply in its place among the
   * game's messages, or with a refusal if there is no game. @throws Refused, Unavailable
   */
  async send(request: Request, receive: (reply: OwnerReply) => void): Promise<void> {
    await this.entered;
    const { gameId } = this;
    if (!gameId) return receive({ ack: refusal('not_in_room') });
    try {
      await this.deps.games.request(gameId, request, receive);
    } finally {
      this.leaveIfGone(gameId);
    }
  }

  sendCommand(command: CommandDraft, receive: (reply: OwnerReply) => void): Promise<void> {
    return this.send({ do: 'wish', wish: command, socketId: this.socket.id }, receive);
  }

  showNone(): void {
    this.socket.emit(this.kind.none);
  }

  /** Adds the room's capacity to a state: owners do not know it. */
  shown(state: GameState): GameState {
    return state.code === undefined ? state : { ...state, capacity: this.deps.roomCapacity };
  }

  /** Runs `work`. If it fails, the client has to reconnect. */
  async guarded(work: () => unknown): Promise<void> {
    if (!(await this.deps.failures.within('connection', work))) this.reconnect();
  }

  /** Clients reconnect automatically if the transport closes, but not if the server disconnects the socket. */
  private reconnect(): void {
    this.socket.conn.close();
  }

  /** A request may have reached the owner after the `leave` of its socket, and registered the socket again. */
  private leaveIfGone(gameId: string): void {
    if (!this.socket.connected || this.followed !== gameId) this.leave(gameId);
  }

  /** Removes the socket from the game's owner, which would otherwise wait for its answers. */
  private leave(gameId: string): void {
    // A client that was told to reconnect still counts as present, so that no question closes before it is back.
    if (this.deps.sockets.areMoving) return;
    this.deps.games.request(gameId, { do: 'leave', ...this.sender }).catch(() => {});
  }
}
