import {
  type OnGatewayConnection,
  type OnGatewayDisconnect,
  type OnGatewayInit,
  WebSocketGateway,
} from '@nestjs/websockets';
import { Config } from '../../config.js';
import { Games } from '../ownership/games.js';
import { Seats } from '../seats/seats.js';
import { Edge } from './edge.js';
import { gameHandlers } from './game-handlers.js';
import { sessionsIn } from './local-sockets.js';
import type { Handlers } from './messages.js';
import type { PlayerNamespace, PlayerSocket, SessionKind } from './player-session.js';
import { leaveRoom, RoomHandlers } from './room-handlers.js';

/** The sockets of players in rooms. Each follows its user's room. */
@WebSocketGateway({ namespace: '/multiplayer' })
export class RoomsGateway implements OnGatewayInit, OnGatewayConnection, OnGatewayDisconnect {
  readonly handlers: Handlers;
  private readonly kind: SessionKind;

  constructor(
    private readonly edge: Edge,
    private readonly games: Games,
    seats: Seats,
    { roomCapacity }: Config,
  ) {
    const rooms = new RoomHandlers({ games, seats, limits: edge.limits, roomCapacity });
    this.handlers = { ...gameHandlers(games.pendingAnswers), ...rooms.handlers };
    this.kind = { none: 'not_in_room', gameOf: (userId) => seats.gameOf(userId, 'room') };
  }

  afterInit(namespace: PlayerNamespace): void {
    this.edge.open(namespace);
    this.games.feed.on('message', (gameId, [event]) => {
      if (event === 'room_closed') for (const session of sessionsIn(namespace, gameId)) session.gameOver();
    });
    this.games.feed.on('personal', (gameId, userId, [event]) => {
      if (event === 'kicked') leaveRoom(namespace, userId, gameId, 'not_in_room');
    });
  }

  handleConnection(socket: PlayerSocket): void {
    // Clients find out with `check_for_room` whether there is a room.
    const begin: Parameters<Edge['connected']>[3] = (session) => session.enter(session.findGame, () => {});
    this.edge.connected(socket, this.kind, this.handlers, begin);
  }

  handleDisconnect(socket: PlayerSocket): void {
    this.edge.disconnected(socket);
  }
}
