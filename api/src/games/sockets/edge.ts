import { Injectable } from '@nestjs/common';
import { AccessTokens } from '../../auth/access-tokens.js';
import { SignIns } from '../../auth/sign-ins.js';
import { Config } from '../../config.js';
import { BOUNDS } from '../../limits/budgets.js';
import { Limits } from '../../limits/limits.js';
import { Bus } from '../bus/bus.js';
import { Clock } from '../ownership/clock.js';
import { Games } from '../ownership/games.js';
import { Audience } from './audience.js';
import { Boundary } from './boundary.js';
import { Failures } from './failures.js';
import { Handshake } from './handshake.js';
import { LocalSockets, sessionsOfUser } from './local-sockets.js';
import { MessageLimits } from './message-limits.js';
import type { Handlers } from './messages.js';
import {
  type PlayerNamespace,
  PlayerSession,
  type PlayerSocket,
  type SessionKind,
} from './player-session.js';
import { PresenceCheck } from './presence-check.js';
import { Replies } from './replies.js';
import { signInRoom, userRoom } from './socket-rooms.js';

/** Longer than a handshake can take. */
const REVOKED_MS = 60_000;

/** The sockets of this instance: admits them, opens their sessions, and connects both to the games. */
@Injectable()
export class Edge {
  readonly failures = new Failures();
  readonly replies = new Replies();
  readonly sockets = new LocalSockets();
  readonly limits: MessageLimits;
  private readonly handshake: Handshake;
  private readonly boundary: Boundary;
  /** Recently revoked sign-ins: the token of a socket may have been verified just before. */
  private readonly revoked = new Set<string>();

  constructor(
    private readonly games: Games,
    private readonly bus: Bus,
    private readonly clock: Clock,
    limits: Limits,
    accessTokens: AccessTokens,
    private readonly signIns: SignIns,
    private readonly config: Config,
  ) {
    this.limits = new MessageLimits(limits);
    this.handshake = new Handshake(accessTokens, this.limits, this.failures);
    this.boundary = new Boundary(this.limits, this.failures, this.replies, signIns, clock.now);
    new PresenceCheck(games, this.sockets, clock.now);
    bus.on('broadcast', (broadcast) => {
      if (broadcast.kind === 'sign-in revoked') this.rememberRevoked(broadcast.sid);
    });
  }

  open(namespace: PlayerNamespace): void {
    const { games, bus, clock, signIns } = this;
    this.handshake.guard(namespace);
    this.sockets.add(namespace);
    new Audience(namespace, { games, bus, clock, signIns });
  }

  /** Opens the session of a socket that has connected. `begin` brings it to its user's game. */
  connected(
    socket: PlayerSocket,
    kind: SessionKind,
    handlers: Handlers,
    begin: (session: PlayerSession) => void,
  ): void {
    if (this.revoked.has(socket.data.player.sid)) return void socket.disconnect(true);
    const { games, failures, sockets } = this;
    const { roomCapacity } = this.config;
    const session = new PlayerSession(socket, kind, { games, sockets, failures, roomCapacity });
    socket.data.session = session;
    void session.guarded(() => {
      const { userId, sid } = session.player;
      void socket.join([userRoom(userId), signInRoom(sid)]);
      const sessions = sessionsOfUser(socket.nsp as PlayerNamespace, userId);
      for (const surplus of sessions.slice(0, -BOUNDS.socketsOfUser)) surplus.socket.disconnect(true);
      this.boundary.open(session, handlers);
      begin(session);
    });
  }

  disconnected({ data: { session } }: PlayerSocket): void {
    void this.failures.within('disconnection', () => session?.unfollow());
  }

  private rememberRevoked(sid: string): void {
    this.revoked.add(sid);
    setTimeout(() => this.revoked.delete(sid), REVOKED_MS).unref();
  }
}
