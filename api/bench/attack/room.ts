import { setTimeout as sleep } from 'node:timers/promises';
import { createRandom } from '#questions/random';
import { tokensOfNewUsers } from '../../src/testing/users.js';
import { Bot } from './bot.js';
import type { Target } from './target.js';
import { Watch } from './watch.js';

const RUN = { amount: 50, type: 'boolean', reveal_seconds: 2 };

/** A room that plays run after run until it is closed. */
export class Room {
  readonly watch = new Watch();
  private bots: Bot[] = [];
  private closed = false;

  /** Resolves when all players have joined and the first run has started. */
  static async open(target: Target, players: number, seed: string): Promise<Room> {
    const { databaseUrl, secret } = target.place;
    const tokens = await tokensOfNewUsers(databaseUrl, secret, players);
    const room = new Room();
    const { next } = createRandom(seed);
    room.bots = tokens.map((token) => new Bot(target.url, token, room.watch, next));
    const [host, ...guests] = room.bots;
    if (!host) throw new Error('a room needs a host');
    const created = host.next<{ code: string }>('room_created');
    await host.must('create_room');
    const { code } = await created;
    await Promise.all(guests.map((guest) => guest.must('join_room', { code })));
    void room.play(host);
    await host.next('start_game');
    return room;
  }

  close(): void {
    this.closed = true;
    this.watch.end();
    for (const bot of this.bots) bot.close();
  }

  private async play(host: Bot): Promise<void> {
    for (; !this.closed; await sleep(200)) {
      if (!host.over) continue;
      await host.must('start_game', RUN).catch(() => {});
      await sleep(500);
    }
  }
}
