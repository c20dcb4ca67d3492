import { Logger } from '@nestjs/common';
import type { SignIns } from '../../auth/sign-ins.js';
import type { Bus } from '../bus/bus.js';
import { clockMessage } from '../live/stall.js';
import type { Clock } from '../ownership/clock.js';
import type { Games } from '../ownership/games.js';
import { sessionsIn, sessionsOf, sessionsOfUser } from './local-sockets.js';
import type { PlayerNamespace, PlayerSession } from './player-session.js';
import { seatRoom, signInRoom } from './socket-rooms.js';

interface Deps {
  games: Games;
  bus: Bus;
  clock: Clock;
  signIns: SignIns;
}

/** Delivers the messages of games to the sockets of a namespace, and keeps them in sync when the bus fails. */
export class Audience {
  private readonly logger = new Logger(Audience.name);

  constructor(
    private readonly namespace: PlayerNamespace,
    private readonly deps: Deps,
  ) {
    const { bus, games } = deps;
    const { isFollowed } = bus;
    bus.isFollowed = (gameId) => isFollowed(gameId) || namespace.adapter.rooms.has(gameId);
    games.feed.on('message', (gameId, [event, payload]) =>
      namespace.to(gameId).emit(event, payload as never),
    );
    games.feed.on('personal', (gameId, userId, [event, payload]) =>
      namespace.to(seatRoom(gameId, userId)).emit(event, payload as never),
    );
    games.feed.on('resync', (gameId) => {
      for (const session of sessionsIn(namespace, gameId)) session.resync();
    });
    bus.on('connected', () => void this.catchUp());
    bus.on('disconnected', () => this.announceStall());
    bus.on('broadcast', (broadcast) => {
      if (broadcast.kind === 'sign-in revoked') this.disconnectSignIn(broadcast.sid);
      if (broadcast.kind === 'user renamed')
        for (const { player } of sessionsOfUser(namespace, broadcast.userId))
          player.username = broadcast.username;
    });
  }

  /** Recovers from messages that were lost while the bus was disconnected: those of games, and revoked sign-ins. */
  private async catchUp(): Promise<void> {
    for (const session of this.remote()) session.resync();
    const sids = new Set([...this.namespace.sockets.values()].map(({ data }) => data.player.sid));
    try {
      for (const sid of await this.deps.signIns.revokedAmong([...sids])) this.disconnectSignIn(sid);
    } catch (error) {
      this.logger.warn({ msg: 'revoked sign-ins could not be looked up', err: error });
    }
  }

  private announceStall(): void {
    const [event, payload] = clockMessage('stalled', this.deps.clock.now());
    for (const { socket } of this.remote()) socket.emit(event, payload as never);
  }

  private disconnectSignIn(sid: string): void {
    this.namespace.in(signInRoom(sid)).disconnectSockets(true);
  }

  /** Sessions whose game lives on another instance. */
  private remote(): PlayerSession[] {
    return sessionsOf(this.namespace).filter(({ gameId }) => gameId && !this.deps.games.owns(gameId));
  }
}
