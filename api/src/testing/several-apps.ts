import { Instance } from '../games/ownership/instance.js';
import { RedisServer } from './redis-server.js';
import { type RoomPlayer, roomPlayer } from './room-players.js';
import { SocketPlayer } from './socket-player.js';
import { type StartedApp, startApp } from './start-app.js';

/** Servers that share a database and a Redis. */
export class SeveralApps {
  private constructor(
    readonly redis: RedisServer,
    readonly apps: StartedApp[],
  ) {}

  static async start(count = 3): Promise<SeveralApps> {
    const redis = await RedisServer.start();
    const first = await startApp({ redisUrl: redis.url });
    const { databaseUrl } = first.config;
    const others = Array.from({ length: count - 1 }, () => startApp({ redisUrl: redis.url, databaseUrl }));
    return new SeveralApps(redis, [first, ...(await Promise.all(others))]);
  }

  on = (n: number): StartedApp => this.apps[n % this.apps.length] as StartedApp;

  /** A new player on the n-th instance, in no room. */
  player = (n: number): Promise<RoomPlayer> => roomPlayer(this.on(n));

  /** Another connection of the same user, to the n-th instance. */
  async sameOn(n: number, { token }: SocketPlayer, namespace = '/multiplayer'): Promise<SocketPlayer> {
    const again = new SocketPlayer(this.on(n).url, token);
    await again.connect(namespace);
    return again;
  }

  /** A room opened on the first instance, with guests on the other ones. */
  async room(guestsOn = [1, 2]) {
    const host = await this.player(0);
    await host.send('create_room', undefined);
    const { code } = await host.frame<{ code: string }>('room_created');
    const guests: RoomPlayer[] = [];
    for (const n of guestsOn) {
      const guest = await this.player(n);
      const ack = await guest.send('join_room', { code });
      if (!ack.ok) throw new Error(`join_room: ${ack.code}`);
      guests.push(guest);
    }
    return { host, guests, all: [host, ...guests], code };
  }

  /** The index of the instance that owns the player's room, or -1. */
  async ownerOf({ userId }: { userId: string }): Promise<number> {
    const [{ owner } = { owner: null }] = await this.on(1).database.query(
      `select g.owner from seat_of s join game g on g.id = s.game_id where s.user_id = $1 and s.kind = 'room'`,
      [userId],
    );
    return this.apps.findIndex(({ app }) => app.get(Instance).id === owner);
  }

  /** Makes peers count the instance as dead (no heartbeat, no lock), while it still believes in its ownership. */
  async fallSilent(n: number): Promise<void> {
    await this.on(n).app.get(Instance).stop();
  }

  async close(): Promise<void> {
    for (const app of [...this.apps].reverse()) await app.close();
    await this.redis.kill();
  }
}

export const leaveAll = (players: SocketPlayer[]): void => {
  for (const player of players) player.disconnect();
};
