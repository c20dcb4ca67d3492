import type { PlayerNamespace, PlayerSession, PlayerSocket } from './player-session.js';
import { userRoom } from './socket-rooms.js';

/** The sessions of a namespace. */
export function sessionsOf({ sockets }: PlayerNamespace): PlayerSession[] {
  return [...sockets.values()].flatMap(({ data }) => data.session ?? []);
}

/** The sessions whose sockets are in a Socket.IO room. */
export function sessionsIn({ adapter, sockets }: PlayerNamespace, room: string): PlayerSession[] {
  return [...(adapter.rooms.get(room) ?? [])].flatMap((id) => sockets.get(id)?.data.session ?? []);
}

export const sessionsOfUser = (namespace: PlayerNamespace, userId: string): PlayerSession[] =>
  sessionsIn(namespace, userRoom(userId));

/** The sockets of this instance, in all namespaces. */
export class LocalSockets {
  /** Whether their clients are asked to reconnect to other instances. */
  areMoving = false;
  private readonly namespaces: PlayerNamespace[] = [];

  add(namespace: PlayerNamespace): void {
    this.namespaces.push(namespace);
  }

  get sessions(): PlayerSession[] {
    return this.namespaces.flatMap(sessionsOf);
  }

  /** The transports of the sockets. Sockets of one client may share a transport. */
  get connections(): Set<PlayerSocket['conn']> {
    return new Set(this.namespaces.flatMap(({ sockets }) => [...sockets.values()].map(({ conn }) => conn)));
  }

  /** Number of sockets by namespace. */
  get counts(): Map<string, number> {
    return new Map(this.namespaces.map(({ name, sockets }) => [name.slice(1), sockets.size]));
  }

  /** Number of sockets. */
  get count(): number {
    return this.namespaces.reduce((sum, { sockets }) => sum + sockets.size, 0);
  }

  /** Number of sockets that receive the game's messages. */
  following(gameId: string): number {
    return this.namespaces.reduce((sum, { adapter }) => sum + (adapter.rooms.get(gameId)?.size ?? 0), 0);
  }
}
