import {
  type OnGatewayConnection,
  type OnGatewayDisconnect,
  type OnGatewayInit,
  WebSocketGateway,
} from '@nestjs/websockets';
import { Bus } from '../bus/bus.js';
import { Games } from '../ownership/games.js';
import { Seats } from '../seats/seats.js';
import { Edge } from './edge.js';
import { gameHandlers } from './game-handlers.js';
import { sessionsOf, sessionsOfUser } from './local-sockets.js';
import type { Handlers } from './messages.js';
import type { PlayerNamespace, PlayerSocket, SessionKind } from './player-session.js';

/** The sockets of solo players. Each follows its user's open game. */
@WebSocketGateway({ namespace: '/singleplayer' })
export class SoloGateway implements OnGatewayInit, OnGatewayConnection, OnGatewayDisconnect {
  readonly handlers: Handlers;
  private readonly kind: SessionKind;

  constructor(
    private readonly edge: Edge,
    private readonly games: Games,
    private readonly bus: Bus,
    seats: Seats,
  ) {
    this.handlers = gameHandlers(games.pendingAnswers);
    this.kind = { none: 'no_namespace', gameOf: (userId) => seats.gameOf(userId, 'solo') };
  }

  afterInit(namespace: PlayerNamespace): void {
    const { edge, games, bus } = this;
    edge.open(namespace);
    bus.on('connected', () => {
      // The user may have opened a game on another instance whose messages were lost.
      for (const session of sessionsOf(namespace)) {
        if (session.gameId && games.owns(session.gameId)) continue;
        session.enter(session.findGame, () => {});
      }
    });
    bus.on('broadcast', (broadcast) => {
      if (broadcast.kind !== 'solo opened') return;
      for (const session of sessionsOfUser(namespace, broadcast.userId))
        session.enter(async () => broadcast.gameId);
    });
  }

  handleConnection(socket: PlayerSocket): void {
    this.edge.connected(socket, this.kind, this.handlers, (session) => session.enter());
  }

  handleDisconnect(socket: PlayerSocket): void {
    this.edge.disconnected(socket);
  }
}
