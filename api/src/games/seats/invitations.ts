import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { addressKey } from '../../limits/address-key.js';
import type { Limit } from '../../limits/limit.js';
import { Limits } from '../../limits/limits.js';
import { isRoomCode, typedRoomCode } from './room-code.js';

/** The preview that a link to a room shows. */
export interface Invitation {
  code: string;
  /** Name of the player who opened the room; absent if they have left it. */
  host?: string;
}

const MAX_TYPED = 20;
const MAX_QUERIES = 4;
const PATIENCE_MS = 500;

// The first two events of a room's log are its opening and the join of the player who opened it.
const OPEN_ROOM = `select case when seat.user_id is not null then joined.data->>'name' end as host
  from room_code
  join game_event joined on joined.game_id = room_code.game_id and joined.version = 2 and joined.type = 'PlayerJoined'
  left join seat_of seat on seat.game_id = room_code.game_id and seat.user_id = (joined.data->>'userId')::uuid
  where room_code.code = $1 and room_code.free_at is null`;

/** Looks up rooms for previews of their links. */
@Injectable()
export class Invitations {
  private readonly limit: Limit;
  private queries = 0;

  constructor(
    limits: Limits,
    private readonly database: DataSource,
  ) {
    this.limit = limits.of('room-links');
  }

  /**
   * The open room of a typed code. Resolves to undefined for anything else, and if the look-up would take long: no page
   * may wait for it or fail with the database.
   */
  async find(typed: unknown, address: string): Promise<Invitation | undefined> {
    const code = typeof typed === 'string' && typed.length <= MAX_TYPED ? typedRoomCode(typed) : '';
    if (!isRoomCode(code) || this.queries >= MAX_QUERIES) return undefined;
    if (!(await this.limit.allows(addressKey(address)))) return undefined;
    const late = sleep(PATIENCE_MS, undefined, { ref: false });
    return Promise.race([this.query(code).catch(() => undefined), late]);
  }

  private async query(code: string): Promise<Invitation | undefined> {
    this.queries += 1;
    try {
      const [room] = await this.database.query<{ host: string | null }[]>(OPEN_ROOM, [code]);
      return room && { code, ...(room.host === null ? {} : { host: room.host }) };
    } finally {
      this.queries -= 1;
    }
  }
}
