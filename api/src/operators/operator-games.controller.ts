import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  type EventsQuery,
  type EventsResponse,
  eventsQuery,
  type GamePath,
  type GamesQuery,
  type GamesResponse,
  gamePath,
  gamesQuery,
  type LiveResponse,
  type OperatorGame,
  type VerifiedResponse,
} from '#protocol/operator';
import { OnlyOperators } from './only-operators.js';
import { WatchedGames } from './watched-games.js';

@OnlyOperators()
@Controller('operator')
export class OperatorGamesController {
  constructor(private readonly games: WatchedGames) {}

  @Get('rooms')
  live(): Promise<LiveResponse> {
    return this.games.live();
  }

  @Get('games')
  async list(@Query({ schema: gamesQuery }) query: GamesQuery): Promise<GamesResponse> {
    return { games: await this.games.list(query) };
  }

  @Get('games/:id')
  game(@Param({ schema: gamePath }) { id }: GamePath): Promise<OperatorGame> {
    return this.games.game(id);
  }

  @Get('games/:id/events')
  events(
    @Param({ schema: gamePath }) { id }: GamePath,
    @Query({ schema: eventsQuery }) { after = 0 }: EventsQuery,
  ): Promise<EventsResponse> {
    return this.games.events(id, after);
  }

  @Post('games/:id/verify')
  @HttpCode(200)
  verify(@Param({ schema: gamePath }) { id }: GamePath): Promise<VerifiedResponse> {
    return this.games.verify(id);
  }
}
