import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import {
  type OnGatewayConnection,
  type OnGatewayDisconnect,
  type OnGatewayInit,
  WebSocketGateway,
} from '@nestjs/websockets';
import { type CheckAnswer, checkAnswer, type GameState, sync } from '#protocol/messages';
import { AccessTokens } from '../auth/access-tokens.js';
import { SignIns } from '../auth/sign-ins.js';
import { Config } from '../config.js';
import { Bus } from './bus.js';
import { Clock } from './clock.js';
import {
  authenticate,
  onMessage,
  type PlayerNamespace,
  type PlayerSocket,
  type Reply,
  refusal,
  socketLimits,
} from './edge.js';
import { Games } from './games.js';
import type { LiveGame } from './live-game.js';

const userRoom = (userId: string) => `user:${userId}`;
const signInRoom = (sid: string) => `sign-in:${sid}`;

/** The sockets of solo players: brings each to its user's open game, and carries answers to the game's owner. */
@WebSocketGateway({ namespace: '/singleplayer' })
export class SoloGateway implements OnGatewayInit, OnGatewayConnection, OnGatewayDisconnect {
  private readonly logger = new Logger(SoloGateway.name);

  constructor(
    private readonly games: Games,
    private readonly bus: Bus,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly accessTokens: AccessTokens,
    private readonly signIns: SignIns,
  ) {}

  afterInit(namespace: PlayerNamespace): void {
    namespace.use(authenticate(this.accessTokens));
    this.bus.on('message', (gameId, [event, payload]) => namespace.to(gameId).emit(event, payload));
    this.bus.on('opened', (userId, gameId) => {
      for (const id of namespace.adapter.rooms.get(userRoom(userId)) ?? []) {
        const socket = namespace.sockets.get(id);
        if (socket) socket.data.entered = this.enter(socket, gameId);
      }
    });
    this.signIns.onRevoked((sid) => namespace.in(signInRoom(sid)).disconnectSockets(true));
  }

  handleConnection(socket: PlayerSocket): void {
    const { userId, sid } = socket.data.player;
    void socket.join([userRoom(userId), signInRoom(sid)]);
    const edge = { limits: socketLimits(socket, this.config.rateLimitScale), now: this.clock.now };
    onMessage(socket, edge, 'check_answer', checkAnswer, (message, reply, arrivedAt) =>
      this.answer(socket, message, reply, arrivedAt),
    );
    onMessage(socket, edge, 'sync', sync, (_, reply) =>
      this.inGame(socket, reply, (live) =>
        live.look(userId, (state) => reply({ ok: true, seq: state.seq, state })),
      ),
    );
    socket.data.entered = this.enter(socket);
  }

  handleDisconnect(socket: PlayerSocket): void {
    this.leave(socket);
  }

  /** The game goes on at its player's connection; from the state on, the socket gets the game's messages. */
  private async enter(socket: PlayerSocket, opened?: string): Promise<void> {
    const { userId } = socket.data.player;
    try {
      const gameId = opened ?? (await this.games.soloOf(userId));
      if (!gameId) return void socket.emit('no_namespace');
      await this.games.with(gameId, async (live) => {
        if (!socket.connected) return;
        this.leave(socket);
        socket.data.gameId = gameId;
        live.enter(userId, socket.id);
        await live.handle({ type: 'Connect', id: randomUUID(), at: this.clock.now(), userId });
        await live.look(userId, (state) => this.show(socket, gameId, state));
      });
    } catch (error) {
      this.logger.warn(`a player could not be brought to a game: ${error}`);
      // The client comes back by itself when the transport closes.
      socket.conn.close();
    }
  }

  private show(socket: PlayerSocket, gameId: string, state: GameState): void {
    if (socket.data.gameId !== gameId) return;
    socket.emit('game_state', state);
    void socket.join(gameId);
    if (state.phase !== 'asking') return;
    const { question_index: newQuestionIndex, closes_at, server_time, seq } = state;
    socket.emit('next_question', { newQuestionIndex, closes_at, server_time, seq });
  }

  private leave(socket: PlayerSocket): void {
    const { gameId, player } = socket.data;
    if (!gameId) return;
    void socket.leave(gameId);
    this.games.leave(gameId, player.userId, socket.id);
  }

  private answer(socket: PlayerSocket, message: CheckAnswer, reply: Reply, arrivedAt: number): Promise<void> {
    const { userId } = socket.data.player;
    return this.inGame(socket, reply, (live) =>
      live.handle(
        {
          type: 'SubmitAnswer',
          id: message.command_id ?? randomUUID(),
          at: this.clock.now(),
          arrivedAt,
          userId,
          questionId: message.question_id,
          index: message.question_index,
          answer: message.user_answer,
          present: live.presence.seats,
        },
        reply,
      ),
    );
  }

  private async inGame(
    socket: PlayerSocket,
    reply: Reply,
    use: (live: LiveGame) => Promise<void>,
  ): Promise<void> {
    await socket.data.entered;
    const { gameId, player } = socket.data;
    if (!gameId) return reply(refusal('not_in_room'));
    await this.games.with(gameId, (live) => {
      live.enter(player.userId, socket.id);
      return use(live);
    });
  }
}
