import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { ErasureEntity } from '../account/erasure.entity.js';
import { PasswordResetEntity } from '../account/password-reset.entity.js';
import { KnownPlaceEntity } from '../auth/known-place.entity.js';
import { RefreshTokenEntity } from '../auth/refresh-token.entity.js';
import { SignInEntity } from '../auth/sign-in.entity.js';
import { UserEntity } from '../auth/user.entity.js';
import { UsernameSkeletonEntity } from '../auth/username-skeleton.entity.js';
import { CheckpointEntity } from '../games/log/checkpoint.entity.js';
import { EventEntity } from '../games/log/event.entity.js';
import { GameEntity } from '../games/log/game.entity.js';
import { InstanceEntity } from '../games/ownership/instance.entity.js';
import { OwnerRequestEntity } from '../games/ownership/owner-request.entity.js';
import { RoomCodeEntity } from '../games/seats/room-code.entity.js';
import { SeatOfEntity } from '../games/seats/seat-of.entity.js';
import { MailEntity } from '../mail/mail.entity.js';
import { IdentityEntity } from '../oidc/identity.entity.js';
import { OperatorActionEntity } from '../operators/operator-action.entity.js';
import { PasskeyEntity } from '../passkeys/passkey.entity.js';
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
import { LetUsersBeGuests1700000000014 } from './migrations/1700000000014-let-users-be-guests.js';
import { DescribeSignInsAndCreateMail1700000000015 } from './migrations/1700000000015-describe-sign-ins-and-create-mail.js';
import { CreatePasskeysAndIdentities1700000000016 } from './migrations/1700000000016-create-passkeys-and-identities.js';
import { IndexPlayersInLogs1700000000018 } from './migrations/1700000000018-index-players-in-logs.js';
import { MarkUntimedGames1700000000019 } from './migrations/1700000000019-mark-untimed-games.js';
import { IndexGamesOfPlayers1700000000024 } from './migrations/1700000000024-index-games-of-players.js';
import { IndexRunsSettingsAndReports1700000000025 } from './migrations/1700000000025-index-runs-settings-and-reports.js';
import { ChainEvents1700000000026 } from './migrations/1700000000026-chain-events.js';
import { OrderQuestionsOfGames1700000000027 } from './migrations/1700000000027-order-questions-of-games.js';
import { CreateOperators1700000000028 } from './migrations/1700000000028-create-operators.js';
import { IndexListsOfGames1700000000029 } from './migrations/1700000000029-index-lists-of-games.js';
import { IndexCorrections1700000000034 } from './migrations/1700000000034-index-corrections.js';
import { CreateOwnerRequests1700000000035 } from './migrations/1700000000035-create-owner-requests.js';
import { IndexQuestionsOfQuizzes1700000000037 } from './migrations/1700000000037-index-questions-of-quizzes.js';
import { DrainInstances1700000000038 } from './migrations/1700000000038-drain-instances.js';

const entities = [
  UserEntity,
  SignInEntity,
  RefreshTokenEntity,
  KnownPlaceEntity,
  UsernameSkeletonEntity,
  PasskeyEntity,
  IdentityEntity,
  GameEntity,
  EventEntity,
  CheckpointEntity,
  SeatOfEntity,
  RoomCodeEntity,
  InstanceEntity,
  OwnerRequestEntity,
  PlayedQuizEntity,
  SeenFactEntity,
  QuizEntity,
  ProviderQuestionEntity,
  ProviderCellEntity,
  ProviderGateEntity,
  QuestionOffEntity,
  QuestionReportEntity,
  PurgeProgressEntity,
  PasswordResetEntity,
  MailEntity,
  ErasureEntity,
  OperatorActionEntity,
];

/**
 * Each migration runs in a transaction while servers of the previous release write, so none may lock a large table for long.
 * An index on an existing table needs its own migration with `transaction = false` and two queries: `drop index
 * concurrently if exists …`, which removes the remains of a failed attempt, and `create index concurrently …`.
 */
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
  LetUsersBeGuests1700000000014,
  DescribeSignInsAndCreateMail1700000000015,
  CreatePasskeysAndIdentities1700000000016,
  IndexPlayersInLogs1700000000018,
  MarkUntimedGames1700000000019,
  IndexGamesOfPlayers1700000000024,
  IndexRunsSettingsAndReports1700000000025,
  ChainEvents1700000000026,
  OrderQuestionsOfGames1700000000027,
  CreateOperators1700000000028,
  IndexListsOfGames1700000000029,
  IndexCorrections1700000000034,
  CreateOwnerRequests1700000000035,
  IndexQuestionsOfQuizzes1700000000037,
  DrainInstances1700000000038,
];

const MIGRATION_LOCK = 4_208_311;
const LOCK_RETRY_MS = 100;

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

/** Options without a query timeout, for operators' commands. */
export const patientOptions = (databaseUrl: string) => patient(dataSourceOptions(databaseUrl));

const patient = (options: DataSourceOptions) =>
  ({ ...options, extra: { ...options.extra, query_timeout: 0 } }) as DataSourceOptions;

/** Migrates the schema without a time limit, and connects. Several instances may do so at once. */
export async function openDatabase(options: DataSourceOptions): Promise<DataSource> {
  await migrated(options);
  return new DataSource(options).initialize();
}

/**
 * Migrates the schema and disconnects.
 * @returns the names of the migrations that ran.
 */
export const migrateOnly = (databaseUrl: string): Promise<string[]> =>
  migrated(dataSourceOptions(databaseUrl));

async function migrated(options: DataSourceOptions): Promise<string[]> {
  const dataSource = await new DataSource(patient(options)).initialize();
  try {
    return await migrate(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

async function migrate(dataSource: DataSource): Promise<string[]> {
  const runner = dataSource.createQueryRunner();
  const mayMigrate = async () => {
    const [{ locked }] = await runner.query('select pg_try_advisory_lock($1) as locked', [MIGRATION_LOCK]);
    return locked as boolean;
  };
  try {
    // Polls instead of waiting for the lock: creating an index concurrently would wait for the waiting statement.
    while (!(await mayMigrate())) await sleep(LOCK_RETRY_MS);
    return (await dataSource.runMigrations()).map(({ name }) => name);
  } finally {
    // If unlocking fails, releasing the connection ends the session and its lock, which would block every later start.
    await runner.query('select pg_advisory_unlock_all()').catch(() => undefined);
    await runner.release();
  }
}
