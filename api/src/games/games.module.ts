import { setTimeout as sleep } from 'node:timers/promises';
import {
  Inject,
  Logger,
  Module,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { Config } from '../config.js';
import { QuestionsModule } from '../questions/questions.module.js';
import { StoredQuizzesModule } from '../quizzes/stored-quizzes.module.js';
import { Bus } from './bus.js';
import { Clock } from './clock.js';
import { Edge } from './edge.js';
import { Games } from './games.js';
import { Instance } from './instance.js';
import { PostgresEventLog } from './postgres-event-log.js';
import { RoomQuizzes } from './room-quizzes.js';
import { RoomsGateway } from './rooms.gateway.js';
import { SoloGateway } from './solo.gateway.js';
import { Sweeper } from './sweeper.js';

const logger = new Logger('Games');
const RELEASE_MS = 6_000;

@Module({
  imports: [AuthModule, QuestionsModule, StoredQuizzesModule],
  providers: [
    SoloGateway,
    RoomsGateway,
    RoomQuizzes,
    Edge,
    Sweeper,
    Bus,
    { provide: Clock, useFactory: () => new Clock() },
    {
      provide: PostgresEventLog,
      inject: [Config],
      useFactory: ({ databaseUrl }: Config) =>
        PostgresEventLog.connect(databaseUrl, (error) => logger.warn(error.message)),
    },
    {
      provide: Instance,
      inject: [Config, Clock],
      useFactory: ({ databaseUrl }: Config, clock: Clock) =>
        new Instance(databaseUrl, clock, (error) => logger.warn(`heartbeat: ${error}`)),
    },
    {
      provide: Games,
      inject: [PostgresEventLog, Instance, Clock, Bus],
      useFactory: (log: PostgresEventLog, instance: Instance, clock: Clock, bus: Bus) =>
        new Games(log, instance, clock, bus, (msg, game_id, err) => logger.error({ msg, game_id, err })),
    },
  ],
  exports: [Games],
})
export class GamesModule implements OnApplicationBootstrap, OnApplicationShutdown {
  constructor(
    @Inject(PostgresEventLog) private readonly log: PostgresEventLog,
    @Inject(Instance) private readonly instance: Instance,
    @Inject(Games) private readonly games: Games,
    private readonly sweeper: Sweeper,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.log.assertDurable();
    await this.instance.start();
    this.sweeper.start();
  }

  async onApplicationShutdown(): Promise<void> {
    // With the database away nothing can be given up: whoever comes after takes over what is left.
    const released = this.sweeper.stop().then(() => this.games.releaseAll());
    await Promise.race([released, sleep(RELEASE_MS, undefined, { ref: false })]);
    await Promise.all([this.instance.stop(), this.log.close()]);
  }
}
