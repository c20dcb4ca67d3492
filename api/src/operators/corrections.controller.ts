import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import {
  type CorrectionBody,
  type CorrectionResponse,
  correctionBody,
  type GamePath,
  gamePath,
  type PreviewBody,
  type PreviewResponse,
  previewBody,
  type StatisticsResponse,
} from '#protocol/operator';
import { CurrentPlayer, type Player } from '../auth/player.js';
import { CorrectedGames } from './corrected-games.js';
import { OnlyOperators } from './only-operators.js';

/** How the questions of a game were answered, and corrections of its results. */
@OnlyOperators()
@Controller('operator/games/:id')
export class CorrectionsController {
  constructor(private readonly games: CorrectedGames) {}

  @Get('statistics')
  statistics(@Param({ schema: gamePath }) { id }: GamePath): Promise<StatisticsResponse> {
    return this.games.statistics(id);
  }

  @Post('corrections/preview')
  @HttpCode(200)
  preview(
    @Param({ schema: gamePath }) { id }: GamePath,
    @Body({ schema: previewBody }) body: PreviewBody,
  ): Promise<PreviewResponse> {
    return this.games.preview(id, body);
  }

  @Post('corrections')
  @HttpCode(200)
  correct(
    @CurrentPlayer() operator: Player,
    @Param({ schema: gamePath }) { id }: GamePath,
    @Body({ schema: correctionBody }) body: CorrectionBody,
  ): Promise<CorrectionResponse> {
    return this.games.correct(operator, id, body);
  }
}
