import { Logger } from '@nestjs/common';
import type { SignIns } from '../../auth/sign-ins.js';
import type { Bus } from '../bus/bus.js';
import { clockMessage } from '../live/stall.js';
import type { Clock } from '../ownership/clock.js';
import type { Games } from '../ownership/games.js';
import type { PlayerNamespace, PlayerSocket } from './player-socket.js';

export const userRoom = (userId: string) => `user:${userId}`;
export const seatRoom = (gameId: string, userId: string) => `${gameId}/${userId}`;
export const signInRoom = (sid: string) => `sign-in:${sid}`;

/** Owners are heard once a second. */
const HEARD_WITHIN_MS = 10_000;

interface Around {
  games: Games;
  bus: Bus;
  clock: Clock;
  signIns: SignIns;
}

/** The sockets here, and what the bus has for them. */
export class Audience {
  private readonly logger = new Logger(Audience.name);
  private readonly namespaces: PlayerNamespace[] = [];
  /** Games whose owner knew of another number of sockets here than there are, at the last look, and when that was. */
  private readonly differing = new Map<string, number>();

  /** @param enterAgain makes the owner of a socket's game learn of it, and the socket of what it has missed. */
  constructor(
    private readonly around: Around,
    private readonly enterAgain: (socket: PlayerSocket) => void,
  ) {
    around.games.feed.on('counted', (gameId, sockets) => this.compare(gameId, sockets));
  }

  /** What carries the sockets; those of one client may share a connection. */
  get connections(): Set<PlayerSocket['conn']> {
    return new Set(this.namespaces.flatMap(({ sockets }) => [...sockets.values()].map(({ conn }) => conn)));
  }

  /** Sockets by namespace. */
  get counts(): Map<string, number> {
    return new Map(this.namespaces.map(({ name, sockets }) => [name.slice(1), sockets.size]));
  }

  /** A game's messages go to the sockets that follow it. */
  add(namespace: PlayerNamespace): void {
    const { bus, games } = this.around;
    const { isFollowed } = bus;
    bus.isFollowed = (gameId) => isFollowed(gameId) || namespace.adapter.rooms.has(gameId);
    this.namespaces.push(namespace);
    games.feed.on('message', (gameId, [event, payload]) => namespace.to(gameId).emit(event, payload));
    games.feed.on('personal', (gameId, userId, [event, payload]) =>
      namespace.to(seatRoom(gameId, userId)).emit(event, payload),
    );
    games.feed.on('resync', (gameId) => {
      for (const socket of this.socketsIn(namespace, gameId)) this.enterAgain(socket);
    });
    bus.on('back', () => void this.catchUp(namespace));
    bus.on('away', () => this.tellAway(namespace));
    bus.on('news', (news) => {
      if (news.kind === 'sign-in revoked') namespace.in(signInRoom(news.sid)).disconnectSockets(true);
    });
  }

  /** While the bus was away, all that other instances said was lost: of games, and of sign-ins that were revoked. */
  private async catchUp(namespace: PlayerNamespace): Promise<void> {
    for (const socket of this.following(namespace)) this.enterAgain(socket);
    const sids = new Set([...namespace.sockets.values()].map(({ data }) => data.player.sid));
    try {
      for (const sid of await this.around.signIns.revokedAmong([...sids]))
        namespace.in(signInRoom(sid)).disconnectSockets(true);
    } catch (error) {
      this.logger.warn({ msg: 'sign-ins could not be looked at again', err: error });
    }
  }

  /** A presence message was lost: the owner counts sockets that have closed, or misses some that are open. */
  private compare(gameId: string, counted: number): void {
    if (this.around.games.owns(gameId)) return;
    const here = this.namespaces.reduce(
      (sum, { adapter }) => sum + (adapter.rooms.get(gameId)?.size ?? 0),
      0,
    );
    const differs = here !== counted;
    // Once is no reason: somebody may be on the way.
    const again = this.differing.delete(gameId);
    if (!differs) return;
    if (again) void this.tellHere(gameId);
    else this.differ(gameId);
  }

  /** A game of which nothing more is heard must not be remembered for ever. */
  private differ(gameId: string): void {
    const now = this.around.clock.now();
    this.differing.set(gameId, now);
    for (const [oldest, at] of this.differing) {
      if (at >= now - HEARD_WITHIN_MS) return;
      this.differing.delete(oldest);
    }
  }

  private async tellHere(gameId: string): Promise<void> {
    // Those on the way count: the owner may know of them already.
    const all = this.namespaces.flatMap(({ sockets }) => [...sockets.values()]);
    const here = all.filter(({ data }) => data.gameId === gameId);
    const sockets = here.map(({ id: socketId, data }) => ({ userId: data.player.userId, socketId }));
    const found = await this.around.games.request(gameId, { do: 'here', sockets }).catch(() => undefined);
    const strangers = new Set(found?.strangers);
    for (const socket of here) if (strangers.has(socket.id)) this.enterAgain(socket);
  }

  private tellAway(namespace: PlayerNamespace): void {
    const [event, payload] = clockMessage('stalled', this.around.clock.now());
    for (const socket of this.following(namespace)) socket.emit(event, payload);
  }

  /** Sockets here whose game lives on another instance. */
  private following(namespace: PlayerNamespace): PlayerSocket[] {
    return [...namespace.sockets.values()].filter(
      ({ data }) => data.gameId && !this.around.games.owns(data.gameId),
    );
  }

  private socketsIn(namespace: PlayerNamespace, gameId: string): PlayerSocket[] {
    const ids = [...(namespace.adapter.rooms.get(gameId) ?? [])];
    return ids.flatMap((id) => namespace.sockets.get(id) ?? []);
  }
}
