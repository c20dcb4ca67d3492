import { Module } from '@nestjs/common';
import { AuthModule } from './auth/auth.module.js';
import { databaseModule } from './database/database.module.js';
import { GamesModule } from './games/games.module.js';
import { HealthModule } from './health/health.module.js';
import { LimitsModule } from './limits/limits.module.js';
import { MetricsModule } from './metrics/metrics.module.js';
import { ProfileModule } from './profile/profile.module.js';
import { QuizzesModule } from './quizzes/quizzes.module.js';

@Module({
  imports: [
    databaseModule,
    LimitsModule,
    AuthModule,
    GamesModule,
    QuizzesModule,
    ProfileModule,
    HealthModule,
    MetricsModule,
  ],
})
export class AppModule {}
