import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { addressKey } from '../../limits/address-key.js';
import type { Limit } from '../../limits/limit.js';
import { Limits } from '../../limits/limits.js';
import { isRoomCode, typedRoomCode } from './room-code.js';

/** What a link to a room tells everybody who has it. */
export interface Invitation {
  code: string;
  /** The name of who has opened the room; absent when they have left it. */
  host?: string;
}

const LONGEST_TYPED = 20;
const MOST_AT_ONCE = 4;
const PATIENCE_MS = 500;

// The first two events of a room's log are its opening and its host's joining, however long the log is by now.
const OPEN_ROOM = `select case when seat.user_id is not null then joined.data->>'name' end as host
  from room_code
  join game_event joined on joined.game_id = room_code.game_id and joined.version = 2 and joined.type = 'PlayerJoined'
  left join seat_of seat on seat.game_id = room_code.game_id and seat.user_id = (joined.data->>'userId')::uuid
  where room_code.code = $1 and room_code.free_at is null`;

/** The rooms behind links, for those who are shown a link before they open it. */
@Injectable()
export class Invitations {
  private readonly limit: Limit;
  private asking = 0;

  constructor(
    limits: Limits,
    private readonly database: DataSource,
  ) {
    this.limit = limits.of('room-links');
  }

  /**
   * The open room of a code as somebody typed it. Undefined for anything else, and where looking would take long: no page waits
   * for it, and none fails with the database.
   */
  async find(typed: unknown, address: string): Promise<Invitation | undefined> {
    const code = typeof typed === 'string' && typed.length <= LONGEST_TYPED ? typedRoomCode(typed) : '';
    if (!isRoomCode(code) || this.asking >= MOST_AT_ONCE) return undefined;
    if (!(await this.limit.allows(addressKey(address)))) return undefined;
    const late = sleep(PATIENCE_MS, undefined, { ref: false });
    return Promise.race([this.ask(code).catch(() => undefined), late]);
  }

  private async ask(code: string): Promise<Invitation | undefined> {
    this.asking += 1;
    try {
      const [room] = await this.database.query<{ host: string | null }[]>(OPEN_ROOM, [code]);
      return room && { code, ...(room.host === null ? {} : { host: room.host }) };
    } finally {
      this.asking -= 1;
    }
  }
}
