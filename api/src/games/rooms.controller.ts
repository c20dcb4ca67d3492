import { Controller, Get, Header, Ip, NotFoundException, Param } from '@nestjs/common';
import { ROOM_NOT_FOUND } from '#protocol/refusal';
import { type RoomPreview, roomPath } from '#protocol/rest';
import { roomPreview } from '#protocol/rest-replies';
import { Public } from '../auth/public.js';
import { Config } from '../config.js';
import { Documented } from '../docs/documented.js';
import { addressKey } from '../limits/address-key.js';
import { BUDGETS } from '../limits/budgets.js';
import { Limits } from '../limits/limits.js';
import { Spends } from '../limits/spends.js';
import type { TokenBuckets } from '../limits/token-buckets.js';
import { TooManyRequests } from '../limits/too-many-requests.js';
import { Games } from './ownership/games.js';
import { typedRoomCode } from './seats/room-code.js';
import { Seats } from './seats/seats.js';

/** Shows rooms to people who have not joined them. */
@Public()
@Controller('rooms')
export class RoomsController {
  private readonly wrongCodes: TokenBuckets;

  constructor(
    private readonly seats: Seats,
    private readonly games: Games,
    private readonly config: Config,
    limits: Limits,
  ) {
    this.wrongCodes = limits.buckets('wrong-previews');
  }

  /** Counts wrong codes apart from those of joins: a loop of previews must not keep others at the address out of rooms. */
  @Get(':code')
  @Documented({
    does: 'Shows a room to somebody who has its code, before they join.',
    reply: roomPreview,
    errors: { 404: ['room_not_found'] },
  })
  @Spends('room-previews')
  @Header('cache-control', 'no-store')
  async show(
    @Param({ schema: roomPath }) { code }: { code: string },
    @Ip() ip: string,
  ): Promise<RoomPreview> {
    const address = addressKey(ip);
    if (this.wrongCodes.isEmpty(address)) throw new TooManyRequests(INTERVAL_MS);
    const preview = await this.find(typedRoomCode(code));
    if (preview) return preview;
    this.wrongCodes.take(address);
    throw new NotFoundException({ message: ROOM_NOT_FOUND, code: 'room_not_found' });
  }

  private async find(code: string): Promise<RoomPreview | undefined> {
    const gameId = await this.seats.roomOf(code);
    return gameId === undefined ? undefined : this.games.previews.of(gameId, this.config.roomCapacity);
  }
}

const INTERVAL_MS = (BUDGETS['wrong-previews'].seconds * 1_000) / BUDGETS['wrong-previews'].points;
