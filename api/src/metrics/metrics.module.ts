import { Module } from '@nestjs/common';
import { GamesModule } from '../games/games.module.js';
import { PurgeModule } from '../purge/purge.module.js';
import { MetricsController } from './metrics.controller.js';
import { Metrics } from './metrics.js';
import { StoredReader } from './stored.js';

@Module({
  imports: [GamesModule, PurgeModule],
  controllers: [MetricsController],
  providers: [Metrics, StoredReader],
})
export class MetricsModule {}
