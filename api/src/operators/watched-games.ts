import { Injectable, NotFoundException } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type {
  EventsResponse,
  GamesQuery,
  LiveResponse,
  LiveRoom,
  OperatorGame,
  VerifiedResponse,
} from '#protocol/operator';
import { InTurn } from '../database/in-turn.js';
import { PAGE_BYTES, recorded, WHOLE_PAGE, type WholeEvent } from '../games/log/event-rows.js';
import { PAGE_EVENTS } from '../games/log/fold.js';
import { isRoomCode, typedRoomCode } from '../games/seats/room-code.js';
import { type StoredGame, StoredGames } from '../replay/stored-games.js';
import { verify } from '../replay/verify.js';
import { instances } from './instances.js';
import { CODES, LIVE_ROOMS, OPEN_ROOMS } from './live-rooms.sql.js';
import { matchingIds } from './matching-users.js';

const LISTED = 50;
const LIVE_LISTED = 200;
/** Games to verify that may wait. */
const VERIFIED_WAITING = 20;

/** Games as operators see them. */
@Injectable()
export class WatchedGames {
  private readonly stored: StoredGames;
  /** A log may be long, and the server has games to play meanwhile. */
  private readonly turns = new InTurn(VERIFIED_WAITING);

  constructor(private readonly database: DataSource) {
    this.stored = new StoredGames(database);
  }

  async live(): Promise<LiveResponse> {
    const [rooms, all, [counted]] = await Promise.all([
      this.database.query<LiveRoom[]>(LIVE_ROOMS, [LIVE_LISTED]),
      instances(this.database),
      this.database.query<{ open: number }[]>(OPEN_ROOMS),
    ]);
    return { rooms, instances: all, open: counted?.open ?? 0 };
  }

  /** The newest games that match. */
  async list({ code, user, phase, problem, limit = LISTED }: GamesQuery): Promise<OperatorGame[]> {
    const users = user ? await matchingIds(this.database, user) : undefined;
    const typed = code ? typedRoomCode(code) : undefined;
    if (users?.length === 0 || (typed !== undefined && !isRoomCode(typed))) return [];
    const found = await this.stored.list({
      ...{ limit, open: false, users, code: typed },
      ...{ phase: phase || undefined, problem: problem === 'true' },
    });
    return this.withCodes(found);
  }

  /** @throws NotFoundException */
  async game(id: string): Promise<OperatorGame> {
    const [game] = await this.withCodes(await this.stored.find(id));
    if (!game) throw new NotFoundException('There is no such game.');
    return game;
  }

  /** A page of the log after a version. */
  async events(id: string, after: number): Promise<EventsResponse> {
    const values = [id, after, PAGE_EVENTS, PAGE_BYTES];
    const rows = await this.database.query<WholeEvent[]>(WHOLE_PAGE, values);
    const events = rows.map((row) => ({
      ...recorded(row),
      epoch: row.epoch,
      hash: row.hash?.toString('hex') ?? null,
    }));
    return { events };
  }

  verify = (id: string): Promise<VerifiedResponse> => this.turns.run(() => this.verified(id));

  private async verified(id: string): Promise<VerifiedResponse> {
    await this.game(id);
    const { events, unchained, erased, differences } = await verify(this.stored, id);
    const shown = differences.map(({ what, expected, found }) => ({
      ...{ what, expected: `${expected}`, found: `${found}` },
    }));
    const verified_at = new Date().toISOString();
    return { verified_at, events, unchained, erased: erased.length, differences: shown };
  }

  private async withCodes(games: StoredGame[]): Promise<OperatorGame[]> {
    const rows = await this.database.query<{ id: string; code: string }[]>(CODES, [
      games.map(({ id }) => id),
    ]);
    const codes = new Map(rows.map(({ id, code }) => [id, code]));
    return games.map(({ createdAt, ...game }) => ({
      ...game,
      kind: game.kind as OperatorGame['kind'],
      phase: game.phase as OperatorGame['phase'],
      created_at: createdAt.toISOString(),
      code: codes.get(game.id) ?? null,
    }));
  }
}
