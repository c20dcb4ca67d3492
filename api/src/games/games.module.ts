import {
  Inject,
  Logger,
  Module,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { Renames } from '../auth/renames.js';
import { SignIns } from '../auth/sign-ins.js';
import { Config } from '../config.js';
import { HealthModule } from '../health/health.module.js';
import { Readiness } from '../health/readiness.js';
import { Limits } from '../limits/limits.js';
import { QuestionsModule } from '../questions/questions.module.js';
import { StoredQuizzesModule } from '../quizzes/stored-quizzes.module.js';
import { Bus } from './bus/bus.js';
import { LocalBus } from './bus/local-bus.js';
import { RedisBus } from './bus/redis-bus.js';
import { Drain } from './drain.js';
import { RoomQuizzes } from './live/room-quizzes.js';
import { PostgresEventLog } from './log/postgres-event-log.js';
import { Clock } from './ownership/clock.js';
import { createGames } from './ownership/create-games.js';
import { Games } from './ownership/games.js';
import { Inbox } from './ownership/inbox.js';
import { Instance } from './ownership/instance.js';
import { Sweeper } from './ownership/sweeper.js';
import { RoomsController } from './rooms.controller.js';
import { Invitations } from './seats/invitations.js';
import { Seats } from './seats/seats.js';
import { Edge } from './sockets/edge.js';
import { RoomsGateway } from './sockets/rooms.gateway.js';
import { SoloGateway } from './sockets/solo.gateway.js';

const logger = new Logger('Games');

@Module({
  imports: [AuthModule, HealthModule, QuestionsModule, StoredQuizzesModule],
  controllers: [RoomsController],
  providers: [
    SoloGateway,
    RoomsGateway,
    RoomQuizzes,
    Edge,
    Invitations,
    Sweeper,
    Inbox,
    Drain,
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
      provide: Bus,
      inject: [Config, Instance],
      useFactory: ({ redisUrl }: Config, { id }: Instance) =>
        redisUrl ? new RedisBus(id, redisUrl, (error) => logger.warn(`bus: ${error}`)) : new LocalBus(id),
    },
    {
      provide: Games,
      inject: [PostgresEventLog, Instance, Clock, Bus, RoomQuizzes, Limits],
      useFactory: (
        log: PostgresEventLog,
        instance: Instance,
        clock: Clock,
        bus: Bus,
        quizzes: RoomQuizzes,
        { spend }: Limits,
      ) => {
        const report = (msg: string, game_id: string, err: unknown) => logger.error({ msg, game_id, err });
        return createGames({ log, instance, clock, bus, quizzes, spend, report });
      },
    },
    {
      provide: Seats,
      inject: [Games, PostgresEventLog, Bus, Clock, Limits],
      useFactory: (games: Games, log: PostgresEventLog, bus: Bus, clock: Clock, limits: Limits) =>
        new Seats(games, log, bus, clock.now, limits.spend),
    },
  ],
  exports: [Seats, Games, Edge, Bus, Clock, Instance],
})
export class GamesModule implements OnApplicationBootstrap, OnApplicationShutdown {
  constructor(
    @Inject(PostgresEventLog) private readonly log: PostgresEventLog,
    @Inject(Instance) private readonly instance: Instance,
    @Inject(Bus) private readonly bus: Bus,
    private readonly sweeper: Sweeper,
    private readonly edge: Edge,
    private readonly drain: Drain,
    private readonly readiness: Readiness,
    private readonly signIns: SignIns,
    private readonly renames: Renames,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.log.assertDurable();
    this.instance.sockets = () => this.edge.sockets.count;
    this.instance.onDrain = () => this.drain.begin();
    await this.instance.start();
    if (this.bus instanceof RedisBus) {
      const { bus } = this;
      await bus.start();
      this.readiness.add('bus', () => bus.check());
    }
    this.signIns.onRevoked((sid) => this.bus.broadcast({ kind: 'sign-in revoked', sid }));
    this.renames.onRenamed((userId, username) =>
      this.bus.broadcast({ kind: 'user renamed', userId, username }),
    );
    this.sweeper.start();
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.bus instanceof RedisBus) await this.bus.stop();
    await Promise.all([this.instance.stop(), this.log.close()]);
  }
}
