import {
  type OnGatewayConnection,
  type OnGatewayDisconnect,
  type OnGatewayInit,
  WebSocketGateway,
} from '@nestjs/websockets';
import type { GameState } from '#protocol/messages';
import { Edge } from './edge.js';
import type { PlayerNamespace, PlayerSocket } from './player-socket.js';

/** The sockets of solo players: brings each to its user's open game. */
@WebSocketGateway({ namespace: '/singleplayer' })
export class SoloGateway implements OnGatewayInit, OnGatewayConnection, OnGatewayDisconnect {
  constructor(private readonly edge: Edge) {}

  afterInit(namespace: PlayerNamespace): void {
    this.edge.open(namespace);
    this.edge.bus.on('opened', (userId, gameId) => {
      for (const socket of this.edge.socketsOf(namespace, userId)) {
        socket.data.entered = this.enter(socket, gameId);
      }
    });
  }

  handleConnection(socket: PlayerSocket): void {
    this.edge.accept(socket);
    socket.data.entered = this.comeBack(socket).catch(() => socket.conn.close());
  }

  handleDisconnect(socket: PlayerSocket): void {
    this.edge.leave(socket);
  }

  private async comeBack(socket: PlayerSocket): Promise<void> {
    const gameId = await this.edge.games.gameOf(socket.data.player.userId, 'solo');
    if (gameId) await this.enter(socket, gameId);
    else socket.emit('no_namespace');
  }

  private enter = (socket: PlayerSocket, gameId: string) =>
    this.edge.enter(socket, gameId, (state) => show(socket, state));
}

/** The state, and the open question once more for clients that do not know states. */
function show(socket: PlayerSocket, state: GameState): void {
  socket.emit('game_state', state);
  if (state.phase !== 'asking') return;
  const { question_index: newQuestionIndex, closes_at, server_time, seq } = state;
  socket.emit('next_question', { newQuestionIndex, closes_at, server_time, seq });
}
