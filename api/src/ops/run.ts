import { DataSource } from 'typeorm';
import { migrateOnly, patientOptions } from '../database/data-source.js';
import { StoredGames } from '../replay/stored-games.js';
import { forTerminal } from '../terminal-text.js';
import { Misuse, USAGE } from './arguments.js';
import { Command, type Output } from './command.js';
import { listGames, showGame, showReplay, verifyGames } from './games.commands.js';
import { runBank, runQuizzes } from './questions.commands.js';
import { runUsers } from './users.commands.js';

const UNDEFINED_TABLE = '42P01';

/** Runs an operator's command. Resolves to its exit code: 2 for an invalid command line, 1 for any other failure. */
export async function runOps(
  args: string[],
  databaseUrl: string | undefined,
  output: Output,
): Promise<number> {
  try {
    return await run(Command.parse(args, output), databaseUrl);
  } catch (error) {
    const isMisuse = error instanceof Misuse;
    const text = error instanceof Error && !isMisuse ? error.stack : (error as Error).message;
    output.error(forTerminal(String(text)));
    return isMisuse ? 2 : 1;
  }
}

async function run(command: Command, databaseUrl: string | undefined): Promise<number> {
  if (command.values.help) {
    command.say(USAGE);
    return 0;
  }
  if (!databaseUrl) throw new Misuse('DATABASE_URL is not set');
  if (command.args.positionals[0] === 'migrate') {
    command.print(await migrateOnly(databaseUrl), (names) => names.join('\n') || 'nothing to do');
    return 0;
  }
  const database = await new DataSource(patientOptions(databaseUrl)).initialize();
  try {
    return await runOn(database, command);
  } catch (error) {
    const hasTables = (error as { code?: unknown }).code !== UNDEFINED_TABLE;
    throw hasTables ? error : new Misuse('this database has no games: start the server on it first');
  } finally {
    await database.destroy();
  }
}

function runOn(database: DataSource, command: Command): Promise<number> {
  const stored = new StoredGames(database);
  const [noun, first, second] = command.args.positionals;
  if (noun === 'games' && first === 'list') return listGames(command, stored);
  if (noun === 'games' && first === 'show') return showGame(command, stored, second);
  if (noun === 'replay') return showReplay(command, stored, first);
  if (noun === 'verify') return verifyGames(command, stored, first);
  if (noun === 'quizzes') return runQuizzes(command, database, first, second);
  if (noun === 'users') return runUsers(command, database, first, second);
  if (noun === 'bank') return runBank(command, database, first, second);
  throw new Misuse(USAGE);
}
