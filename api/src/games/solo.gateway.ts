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
    this.edge.bus.on('news', (news) => {
      if (news.kind !== 'solo opened') return;
      for (const socket of this.edge.socketsOf(namespace, news.userId)) {
        socket.data.entered = this.enter(socket, async () => news.gameId);
      }
    });
  }

  handleConnection(socket: PlayerSocket): void {
    this.edge.accept(socket);
    const { userId } = socket.data.player;
    socket.data.show = (state) => show(socket, state);
    socket.data.entered = this.enter(socket, () => this.edge.seats.gameOf(userId, 'solo'));
  }

  handleDisconnect(socket: PlayerSocket): void {
    this.edge.leave(socket);
  }

  private async enter(socket: PlayerSocket, find: () => Promise<string | undefined>): Promise<void> {
    const entered = await this.edge.enter(socket, find);
    if (!entered) socket.emit('no_namespace');
  }
}

/** The state, and the open question once more for clients that do not know states. */
function show(socket: PlayerSocket, state: GameState): void {
  socket.emit('game_state', state);
  if (state.phase !== 'asking') return;
  const { question_index: newQuestionIndex, closes_at, server_time, seq } = state;
  socket.emit('next_question', { newQuestionIndex, closes_at, server_time, seq });
}
