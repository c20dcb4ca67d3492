import {
  Inject,
  Logger,
  Module,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type OnModuleDestroy,
} from '@nestjs/common';
import { DIFFICULTIES } from '#questions/question';
import { Config } from '../config.js';
import { GamesModule } from '../games/games.module.js';
import { Clock } from '../games/ownership/clock.js';
import { BankQuestions } from '../questions/bank-questions.js';
import { QuestionsModule } from '../questions/questions.module.js';
import { GUESTS } from './guests.js';
import { Purger } from './purger.js';
import { PURGES } from './purges.js';
import { seenFacts } from './seen-facts.js';

const EVERY_MS = 5 * 60_000;

const logger = new Logger('Purge');

@Module({
  imports: [GamesModule, QuestionsModule],
  providers: [
    {
      provide: Purger,
      inject: [Config, Clock, BankQuestions],
      useFactory: ({ databaseUrl }: Config, { now }: Clock, { bank }: BankQuestions) => {
        const ids = () =>
          bank.categories.flatMap((category) =>
            DIFFICULTIES.flatMap((difficulty) => bank.facts(category, difficulty).map(({ id }) => id)),
          );
        const purges = [...PURGES, ...GUESTS, seenFacts(ids)];
        return new Purger(databaseUrl, purges, now, (what, err) =>
          logger.warn({ msg: 'a purge failed', what, err }),
        );
      },
    },
  ],
  exports: [Purger],
})
export class PurgeModule implements OnApplicationBootstrap, OnModuleDestroy, OnApplicationShutdown {
  private timer?: NodeJS.Timeout;
  private running: Promise<unknown> = Promise.resolve();

  constructor(@Inject(Purger) private readonly purger: Purger) {}

  onApplicationBootstrap(): void {
    this.timer = setTimeout(() => {
      this.running = this.purger
        .round()
        .catch((error) => logger.warn(`purge: ${error}`))
        .then(() => (this.purger.stopped ? undefined : this.onApplicationBootstrap()));
    }, EVERY_MS);
    this.timer.unref();
  }

  /** Runs at SIGTERM. Another instance purges the rest. */
  onModuleDestroy(): void {
    this.purger.stopped = true;
    clearTimeout(this.timer);
  }

  onApplicationShutdown(): Promise<unknown> {
    return this.running;
  }
}
