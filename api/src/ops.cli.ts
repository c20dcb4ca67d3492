import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { migrateOnly, patientOptions } from './database/data-source.js';
import { Misuse, positionals, USAGE, values } from './ops/arguments.js';
import { listGames, showGame, showReplay, verifyGames } from './ops/games.commands.js';
import { print } from './ops/print.js';
import { runBank, runQuizzes } from './ops/questions.commands.js';
import { StoredGames } from './replay/stored-games.js';
import { forTerminal } from './terminal-text.js';

const UNDEFINED_TABLE = '42P01';

function run(database: DataSource): Promise<number> {
  const stored = new StoredGames(database);
  const [command, first, second] = positionals;
  if (command === 'games' && first === 'list') return listGames(stored);
  if (command === 'games' && first === 'show') return showGame(stored, second);
  if (command === 'replay') return showReplay(stored, first);
  if (command === 'verify') return verifyGames(stored, first);
  if (command === 'quizzes') return runQuizzes(database, first, second);
  if (command === 'bank') return runBank(database, first, second);
  throw new Misuse(USAGE);
}

async function main(): Promise<number> {
  const { DATABASE_URL } = process.env;
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  if (!DATABASE_URL) throw new Misuse('DATABASE_URL is not set');
  if (positionals[0] === 'migrate') {
    print(await migrateOnly(DATABASE_URL), (names) => names.join('\n') || 'nothing to do');
    return 0;
  }
  const database = await new DataSource(patientOptions(DATABASE_URL)).initialize();
  try {
    return await run(database);
  } catch (error) {
    const hasTables = (error as { code?: unknown }).code !== UNDEFINED_TABLE;
    throw hasTables ? error : new Misuse('this database has no games: start the server on it first');
  } finally {
    await database.destroy();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  const isMisuse = error instanceof Misuse;
  const text = error instanceof Error && !isMisuse ? error.stack : (error as Error).message;
  console.error(forTerminal(String(text)));
  process.exitCode = isMisuse ? 2 : 1;
}
