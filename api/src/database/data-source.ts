import { DataSource, type DataSourceOptions } from 'typeorm';
import { KnownPlaceEntity } from '../auth/known-place.entity.js';
import { RefreshTokenEntity } from '../auth/refresh-token.entity.js';
import { SignInEntity } from '../auth/sign-in.entity.js';
import { UserEntity } from '../auth/user.entity.js';
import { UsernameSkeletonEntity } from '../auth/username-skeleton.entity.js';
import { CheckpointEntity } from '../games/checkpoint.entity.js';
import { EventEntity } from '../games/event.entity.js';
import { GameEntity } from '../games/game.entity.js';
import { InstanceEntity } from '../games/instance.entity.js';
import { RoomCodeEntity } from '../games/room-code.entity.js';
import { SeatOfEntity } from '../games/seat-of.entity.js';
import { PlayedQuizEntity } from '../profile/played-quiz.entity.js';
import { PurgeProgressEntity } from '../purge/purge-progress.entity.js';
import { ProviderCellEntity } from '../questions/provider-cell.entity.js';
import { ProviderGateEntity } from '../questions/provider-gate.entity.js';
import { ProviderQuestionEntity } from '../questions/provider-question.entity.js';
import { QuestionOffEntity } from '../questions/question-off.entity.js';
import { QuestionReportEntity } from '../questions/question-report.entity.js';
import { SeenFactEntity } from '../questions/seen-fact.entity.js';
import { QuizEntity } from '../quizzes/quiz.entity.js';
import { CreateUsersAndSignIns1700000000001 } from './migrations/1700000000001-create-users-and-sign-ins.js';
import { CreateRateLimits1700000000002 } from './migrations/1700000000002-create-rate-limits.js';
import { CreateGames1700000000003 } from './migrations/1700000000003-create-games.js';
import { CreateHistoryAndSeenFacts1700000000004 } from './migrations/1700000000004-create-history-and-seen-facts.js';
import { CreateRoomCodes1700000000005 } from './migrations/1700000000005-create-room-codes.js';
import { CreateQuizzes1700000000006 } from './migrations/1700000000006-create-quizzes.js';
import { CreateProvidedQuestions1700000000007 } from './migrations/1700000000007-create-provided-questions.js';
import { CreateQuestionReports1700000000008 } from './migrations/1700000000008-create-question-reports.js';
import { TimeSeats1700000000009 } from './migrations/1700000000009-time-seats.js';
import { CreateCheckpoints1700000000010 } from './migrations/1700000000010-create-checkpoints.js';
import { CreatePurgeProgress1700000000011 } from './migrations/1700000000011-create-purge-progress.js';
import { VoidRefreshTokens1700000000012 } from './migrations/1700000000012-void-refresh-tokens.js';
import { CreateKnownPlacesAndUsernameSkeletons1700000000013 } from './migrations/1700000000013-create-known-places-and-username-skeletons.js';

const entities = [
  UserEntity,
  SignInEntity,
  RefreshTokenEntity,
  KnownPlaceEntity,
  UsernameSkeletonEntity,
  GameEntity,
  EventEntity,
  CheckpointEntity,
  SeatOfEntity,
  RoomCodeEntity,
  InstanceEntity,
  PlayedQuizEntity,
  SeenFactEntity,
  QuizEntity,
  ProviderQuestionEntity,
  ProviderCellEntity,
  ProviderGateEntity,
  QuestionOffEntity,
  QuestionReportEntity,
  PurgeProgressEntity,
];

const migrations = [
  CreateUsersAndSignIns1700000000001,
  CreateRateLimits1700000000002,
  CreateGames1700000000003,
  CreateHistoryAndSeenFacts1700000000004,
  CreateRoomCodes1700000000005,
  CreateQuizzes1700000000006,
  CreateProvidedQuestions1700000000007,
  CreateQuestionReports1700000000008,
  TimeSeats1700000000009,
  CreateCheckpoints1700000000010,
  CreatePurgeProgress1700000000011,
  VoidRefreshTokens1700000000012,
  CreateKnownPlacesAndUsernameSkeletons1700000000013,
];

const MIGRATION_LOCK = 4_208_311;

export function dataSourceOptions(databaseUrl: string): DataSourceOptions {
  return {
    type: 'postgres',
    url: databaseUrl,
    entities,
    migrations,
    migrationsTransactionMode: 'each',
    installExtensions: false,
    extra: { application_name: 'fourtell', query_timeout: 10_000 },
    poolSize: 20,
    connectTimeoutMS: 5_000,
  };
}

/** Connects and brings the schema up to date; several instances may do so at once. */
export async function openDatabase(options: DataSourceOptions): Promise<DataSource> {
  const dataSource = await new DataSource(options).initialize();
  try {
    await migrate(dataSource);
    return dataSource;
  } catch (error) {
    await dataSource.destroy();
    throw error;
  }
}

/**
 * Brings the schema up to date and leaves, however long that takes; a server that starts gives each step 10 s.
 * @returns the names of the migrations that were missing.
 */
export async function migrateOnly(databaseUrl: string): Promise<string[]> {
  const { extra, ...options } = dataSourceOptions(databaseUrl);
  const patient = { ...options, extra: { ...extra, query_timeout: 0 } } as DataSourceOptions;
  const dataSource = await new DataSource(patient).initialize();
  try {
    return await migrate(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

async function migrate(dataSource: DataSource): Promise<string[]> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    return (await dataSource.runMigrations()).map(({ name }) => name);
  } finally {
    // A lock that could not be given back would bar every later start: end its session with the connection.
    await runner.query('select pg_advisory_unlock_all()').catch(() => undefined);
    await runner.release();
  }
}
