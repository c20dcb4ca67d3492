import type { Database } from '../oracle/database.js';
import { tokensOfNewUsers } from '../users.js';
import { Room, type Run } from './room.js';
import { ScriptedPlayer } from './scripted-player.js';

export interface Wanted {
  /** The server, or what is in front of several. */
  url: string;
  /** The servers' JWT_SECRET. */
  secret: string;
  random: () => number;
  /** Longest think time. */
  thinkMs: number;
  rooms: number;
  players: number;
  run: (room: number) => Run;
  /** Whether a player connects with the room's code. */
  isHinted?: (player: number) => boolean;
}

/** Opens rooms of new users, and starts a run in each. */
export async function openRooms(database: Database, wanted: Wanted): Promise<Room[]> {
  const { url, secret, random, thinkMs, rooms, players, run, isHinted } = wanted;
  const tokens = await tokensOfNewUsers(database.databaseUrl, secret, rooms * players);
  const all = tokens.map((token) => new ScriptedPlayer(url, token, { random, thinkMs }));
  return Promise.all(
    Array.from({ length: rooms }, (_, i) =>
      Room.open(database, all.slice(i * players, (i + 1) * players), run(i), isHinted),
    ),
  );
}
