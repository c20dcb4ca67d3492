import {
  type OnGatewayConnection,
  type OnGatewayDisconnect,
  type OnGatewayInit,
  WebSocketGateway,
} from '@nestjs/websockets';
import type { GameState } from '#protocol/messages';
import { Edge } from './edge.js';
import type { Handlers } from './messages.js';
import type { PlayerNamespace, PlayerSocket } from './player-socket.js';

/** The sockets of solo players: brings each to its user's open game. */
@WebSocketGateway({ namespace: '/singleplayer' })
export class SoloGateway implements OnGatewayInit, OnGatewayConnection, OnGatewayDisconnect {
  readonly handlers: Handlers;

  constructor(private readonly edge: Edge) {
    this.handlers = edge.shared;
  }

  afterInit(namespace: PlayerNamespace): void {
    this.edge.open(namespace);
    this.edge.bus.on('back', () => {
      // A game may have been opened meanwhile without a word of it here.
      for (const socket of namespace.sockets.values()) {
        const { gameId } = socket.data;
        if (gameId && this.edge.games.owns(gameId)) continue;
        socket.data.entered = this.edge.guarded('connection', socket, () => this.comeBack(socket));
      }
    });
    this.edge.bus.on('news', (news) => {
      if (news.kind !== 'solo opened') return;
      for (const socket of this.edge.socketsOf(namespace, news.userId)) {
        const entered = this.edge.enter(socket, async () => news.gameId);
        const told = async () => (await entered) || socket.emit('no_namespace');
        socket.data.entered = this.edge.guarded('connection', socket, told);
      }
    });
  }

  handleConnection(socket: PlayerSocket): void {
    const { handlers } = this;
    const comeBack = async () => (await this.comeBack(socket)) || socket.emit('no_namespace');
    this.edge.accept(socket, { handlers, show, none: 'no_namespace', comeBack });
  }

  handleDisconnect(socket: PlayerSocket): void {
    this.edge.gone(socket);
  }

  /** Brings a socket to its user's solo game; false when there is none. */
  private comeBack = (socket: PlayerSocket): Promise<boolean> =>
    this.edge.enter(socket, () => this.edge.seats.gameOf(socket.data.player.userId, 'solo'));
}

/** The state, and the open question once more for clients that do not know states. */
function show(socket: PlayerSocket, state: GameState): void {
  socket.emit('game_state', state);
  if (state.phase !== 'asking') return;
  const { question_index: newQuestionIndex, closes_at, server_time, seq } = state;
  socket.emit('next_question', { newQuestionIndex, closes_at, server_time, seq });
}
