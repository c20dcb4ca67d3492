import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AccountModule } from './account/account.module.js';
import { AuthModule } from './auth/auth.module.js';
import { JwtGuard } from './auth/jwt.guard.js';
import { AccountGuard } from './auth/needs-account.js';
import { databaseModule } from './database/database.module.js';
import { DocsModule } from './docs/docs.module.js';
import { GamesModule } from './games/games.module.js';
import { HealthModule } from './health/health.module.js';
import { LimitsModule } from './limits/limits.module.js';
import { SpendsGuard } from './limits/spends.js';
import { MetricsModule } from './metrics/metrics.module.js';
import { OidcModule } from './oidc/oidc.module.js';
import { OperatorsModule } from './operators/operators.module.js';
import { PasskeysModule } from './passkeys/passkeys.module.js';
import { ProfileModule } from './profile/profile.module.js';
import { PurgeModule } from './purge/purge.module.js';
import { QuizzesModule } from './quizzes/quizzes.module.js';
import { ReviewsModule } from './reviews/reviews.module.js';
import { TracingModule } from './tracing/tracing.module.js';

@Module({
  imports: [
    databaseModule,
    LimitsModule,
    AuthModule,
    AccountModule,
    PasskeysModule,
    OidcModule,
    OperatorsModule,
    GamesModule,
    QuizzesModule,
    ProfileModule,
    ReviewsModule,
    HealthModule,
    DocsModule,
    PurgeModule,
    MetricsModule,
    TracingModule,
  ],
  // In this order, since a call spends its player's budget.
  providers: [
    { provide: APP_GUARD, useClass: JwtGuard },
    { provide: APP_GUARD, useClass: SpendsGuard },
    { provide: APP_GUARD, useClass: AccountGuard },
  ],
})
export class AppModule {}
