import type { GameState } from '#protocol/messages';
import type { Database } from '../oracle/database.js';
import type { ScriptedPlayer } from './scripted-player.js';

export interface Run {
  amount: number;
  [setting: string]: unknown;
}

/** Questions that all players can answer with any of two choices. */
export const EASY = { category: 19, difficulty: 'easy', type: 'boolean' };

/** A room, its players, and the run that they play. */
export class Room {
  /** The result that each player sees at the end. */
  views: (GameState | undefined)[] = [];

  private constructor(
    readonly id: string,
    readonly code: string,
    readonly players: readonly ScriptedPlayer[],
    readonly questions: number,
  ) {}

  /** The first player opens a room, the others join, and a run starts. Players for whom `isHinted` connect with the room's code. */
  static async open(
    database: Database,
    players: readonly ScriptedPlayer[],
    run: Run,
    isHinted: (player: number) => boolean = () => false,
  ): Promise<Room> {
    const [host, ...guests] = players;
    if (!host) throw new Error('a room needs a host');
    const code = await host.open();
    for (const [i, player] of players.entries()) if (isHinted(i)) player.hint(code);
    await Promise.all(guests.map((guest) => guest.insist('join_room', { code })));
    await host.insist('start_game', run);
    const [row] = await database.query<{ id: string }>(
      'select game_id as id from room_code where code = $1',
      [code],
    );
    return new Room(row?.id ?? '', code, players, run.amount);
  }

  /** The last question that any player has seen. */
  get index(): number {
    return Math.max(...this.players.map(({ index }) => index));
  }

  get over(): boolean {
    return this.players.every(({ over }) => over);
  }

  /** Resolves when the run is over for all players. */
  async play(): Promise<void> {
    await Promise.all(this.players.map((player) => player.play()));
  }

  async look(withinMs: number): Promise<void> {
    this.views = await Promise.all(this.players.map((player) => player.look(withinMs)));
  }

  close(): void {
    for (const player of this.players) player.close();
  }
}
