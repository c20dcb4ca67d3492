import type { GameState } from '#protocol/messages';
import { Bot } from './bot.js';
import type { Ground } from './ground.js';

export interface Size {
  players: number;
  questions: number;
  thinkMs: number;
}

/** A room, its players, and the run that they play. */
export class Room {
  /** The results that each player sees at the end. */
  views: (GameState | undefined)[] = [];

  private constructor(
    readonly id: string,
    readonly code: string,
    readonly bots: readonly Bot[],
    readonly questions: number,
  ) {}

  /** Opens a room with one player per token and starts a run. */
  static async open(ground: Ground, tokens: readonly string[], size: Size): Promise<Room> {
    const { random, url } = ground;
    const bots = tokens.map((token) => new Bot(url, token, random.next, size.thinkMs));
    const [host, ...guests] = bots;
    if (!host) throw new Error('a room needs a host');
    const code = await host.open();
    if (ground.affinity) for (const bot of bots) bot.hint(code);
    await Promise.all(guests.map((guest) => guest.insist('join_room', { code })));
    const disclosure = random.pick(['upfront', 'progressive']);
    const scoring = random.pick(['speed', 'accuracy']);
    const quiz = { category: 19, difficulty: 'easy', type: 'boolean' };
    await host.insist('start_game', { amount: size.questions, ...quiz, disclosure, scoring });
    const [row] = await ground.query<{ id: string }>('select game_id as id from room_code where code = $1', [
      code,
    ]);
    return new Room(row?.id ?? '', code, bots, size.questions);
  }

  /** The last question that any player has seen. */
  get index(): number {
    return Math.max(...this.bots.map(({ index }) => index));
  }

  get over(): boolean {
    return this.bots.every(({ over }) => over);
  }

  async look(withinMs: number): Promise<void> {
    this.views = await Promise.all(this.bots.map((bot) => bot.view(withinMs)));
  }

  close(): void {
    for (const bot of this.bots) bot.close();
  }
}
