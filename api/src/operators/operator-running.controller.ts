import { randomUUID } from 'node:crypto';
import { ConflictException, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { type GamePath, gamePath } from '#protocol/operator';
import { CurrentPlayer, type Player } from '../auth/player.js';
import { Games } from '../games/ownership/games.js';
import { whyNotClosable } from './closing.js';
import { OnlyOperators } from './only-operators.js';
import { Operators } from './operators.js';
import { WatchedGames } from './watched-games.js';

/** What operators do to rooms that are played. */
@OnlyOperators()
@Controller('operator')
export class OperatorRunningController {
  constructor(
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
}
