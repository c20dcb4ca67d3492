import { Controller, Get, Header, Ip, NotFoundException, Param } from '@nestjs/common';
import { ROOM_NOT_FOUND } from '#protocol/refusal';
import { type RoomPreview, roomPath } from '#protocol/rest';
import { Public } from '../auth/public.js';
import { addressKey } from '../limits/address-key.js';
import { BUDGETS } from '../limits/budgets.js';
import { Spends } from '../limits/spends.js';
import { TooManyRequests } from '../limits/too-many-requests.js';
import { Games } from './ownership/games.js';
import { typedRoomCode } from './seats/room-code.js';
import { Seats } from './seats/seats.js';
import { Edge } from './sockets/edge.js';

/** Shows rooms to people who have not joined them. */
@Public()
@Controller('rooms')
export class RoomsController {
  constructor(
    private readonly seats: Seats,
    private readonly games: Games,
    private readonly edge: Edge,
  ) {}

  /** Counts wrong codes like joins do: neither way may reveal more of them than the other. */
  @Get(':code')
  @Spends('room-previews')
  @Header('cache-control', 'no-store')
  async show(
    @Param({ schema: roomPath }) { code }: { code: string },
    @Ip() ip: string,
  ): Promise<RoomPreview> {
    const { limits } = this.edge;
    const address = addressKey(ip);
    if (limits.areCodesUsedUp(address)) throw new TooManyRequests(INTERVAL_MS);
    const preview = await this.find(typedRoomCode(code));
    if (preview) return preview;
    limits.wrongCode(address);
    throw new NotFoundException({ message: ROOM_NOT_FOUND, code: 'room_not_found' });
  }

  private async find(code: string): Promise<RoomPreview | undefined> {
    const gameId = await this.seats.roomOf(code);
    if (!gameId) return undefined;
    return (await this.games.request(gameId, { do: 'preview' })).preview;
  }
}

const INTERVAL_MS = (BUDGETS['wrong-codes'].seconds * 1_000) / BUDGETS['wrong-codes'].points;
