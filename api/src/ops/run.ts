import { DataSource } from 'typeorm';
import { migrateOnly, patientOptions } from '../database/data-source.js';
import { record } from '../operators/operators.js';
import { StoredGames } from '../replay/stored-games.js';
import { forTerminal } from '../terminal-text.js';
import { listActions } from './actions.commands.js';
import { Misuse, USAGE } from './arguments.js';
import { backUp, restoreFrom } from './backup.commands.js';
import { Command, type Output } from './command.js';
import { correctScore, regradeQuestion } from './corrections.commands.js';
import { exportGame, importFile } from './game-files.commands.js';
import { showFrames, showGame, showReplay } from './games.commands.js';
import { runInstances } from './instances.commands.js';
import { listGames } from './lists.commands.js';
import { runProjections } from './projections.commands.js';
import { runQuarantine } from './quarantine.commands.js';
import { runBank, runQuizzes } from './questions.commands.js';
import { closeRoom } from './rooms.commands.js';
import { runUsers } from './users.commands.js';
import { printAnchor, type StartVerifier, verifyGames } from './verify.commands.js';

const UNDEFINED_TABLE = '42P01';

/** Runs an operator's command. Resolves to its exit code: 2 for an invalid command line, 1 for any other failure. */
export async function runOps(
  args: string[],
  databaseUrl: string | undefined,
  output: Output,
  startVerifier?: StartVerifier,
): Promise<number> {
  try {
    return await run(Command.parse(args, output), databaseUrl, startVerifier);
  } catch (error) {
    const isMisuse = error instanceof Misuse;
    const text = error instanceof Error && !isMisuse ? error.stack : (error as Error).message;
    output.error(forTerminal(String(text)));
    return isMisuse ? 2 : 1;
  }
}

async function run(
  command: Command,
  databaseUrl: string | undefined,
  startVerifier?: StartVerifier,
): Promise<number> {
  if (command.values.help) {
    command.say(USAGE);
    return 0;
  }
  if (!databaseUrl) throw new Misuse('DATABASE_URL is not set');
  const isMigration = command.args.positionals[0] === 'migrate';
  const migrations = isMigration ? await migrateOnly(databaseUrl) : [];
  const database = await new DataSource(patientOptions(databaseUrl)).initialize();
  try {
    if (isMigration) return await migrated(database, command, migrations);
    return await runOn(database, command, databaseUrl, startVerifier);
  } catch (error) {
    const hasTables = (error as { code?: unknown }).code !== UNDEFINED_TABLE;
    throw hasTables ? error : new Misuse('this database has no tables: start the server on it first');
  } finally {
    await database.destroy();
  }
}

async function migrated(database: DataSource, command: Command, names: string[]): Promise<number> {
  if (names.length > 0)
    await record(database.manager, { action: 'migrate', target: '', details: { migrations: names } });
  command.print(names, (all) => all.join('\n') || 'nothing to do');
  return 0;
}

function runOn(
  database: DataSource,
  command: Command,
  databaseUrl: string,
  startVerifier?: StartVerifier,
): Promise<number> {
  const stored = new StoredGames(database);
  const [noun, first, second] = command.args.positionals;
  if (noun === 'games' && first === 'list') return listGames(command, database);
  if (noun === 'games' && first === 'show') return showGame(command, stored, second);
  if (noun === 'games' && first === 'close') return closeRoom(command, database, second);
  if (noun === 'quarantine') return runQuarantine(command, database, first, second);
  if (noun === 'instances') return runInstances(command, database, first, second);
  if (noun === 'replay') return showReplay(command, stored, first);
  if (noun === 'frames') return showFrames(command, stored, first);
  if (noun === 'regrade') return regradeQuestion(command, database, first);
  if (noun === 'correct-score') return correctScore(command, database, first);
  if (noun === 'verify') return verifyGames(command, database, first, startVerifier);
  if (noun === 'backup') return backUp(command, database, first);
  if (noun === 'restore') return restoreFrom(command, database, databaseUrl, first);
  if (noun === 'projections') return runProjections(command, database, first, second);
  if (noun === 'export') return exportGame(command, database, first);
  if (noun === 'import') return importFile(command, database, first);
  if (noun === 'anchor') return printAnchor(command, database);
  if (noun === 'quizzes') return runQuizzes(command, database, first, second);
  if (noun === 'users') return runUsers(command, database, first, second);
  if (noun === 'actions' && first === 'list') return listActions(command, database);
  if (noun === 'bank') return runBank(command, database, first, second);
  throw new Misuse(USAGE);
}
