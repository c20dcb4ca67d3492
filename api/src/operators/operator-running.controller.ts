import { randomUUID } from 'node:crypto';
import { ConflictException, Controller, HttpCode, NotFoundException, Param, Post } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type GamePath, gamePath } from '#protocol/operator';
import { CurrentPlayer, type Player } from '../auth/player.js';
import { Games } from '../games/ownership/games.js';
import { whyNotClosable } from './closing.js';
import { drainInstance, NO_OTHER_INSTANCE } from './instances.js';
import { OnlyOperators } from './only-operators.js';
import { Operators } from './operators.js';
import { WatchedGames } from './watched-games.js';

/** What operators do to rooms that are played, and to instances. */
@OnlyOperators()
@Controller('operator')
export class OperatorRunningController {
  constructor(
    private readonly database: DataSource,
    private readonly games: Games,
    private readonly watched: WatchedGames,
    private readonly operators: Operators,
  ) {}

  @Post('games/:id/close')
  @HttpCode(204)
  async closeRoom(
    @CurrentPlayer() operator: Player,
    @Param({ schema: gamePath }) { id }: GamePath,
  ): Promise<void> {
    const game = await this.watched.game(id);
    const refused = whyNotClosable(game);
    if (refused) throw new ConflictException(refused);
    if (game.phase === 'closed') return;
    const ack = await this.games.execute(id, { type: 'CloseRoom', id: randomUUID() });
    if (!ack.ok) throw new ConflictException(ack.message);
    await this.operators.record({ operator, action: 'games close', target: id });
  }

  @Post('instances/:id/drain')
  @HttpCode(204)
  async drain(
    @CurrentPlayer() operator: Player,
    @Param({ schema: gamePath }) { id }: GamePath,
  ): Promise<void> {
    const told = await this.database.transaction((manager) => drainInstance(manager, id, operator));
    if (told === 'unknown') throw new NotFoundException('No such instance is alive.');
    if (told === 'alone') throw new ConflictException(NO_OTHER_INSTANCE);
  }
}
