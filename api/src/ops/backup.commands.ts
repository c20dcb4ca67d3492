import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import type { DataSource } from 'typeorm';
import { backup } from '../backups/backup.js';
import { BadBackup } from '../backups/format.js';
import { restore } from '../backups/restore.js';
import { filledTable } from '../backups/tables.js';
import { migrateOnly } from '../database/data-source.js';
import { record } from '../operators/operators.js';
import { LongLine, textLines } from '../text-lines.js';
import { Misuse } from './arguments.js';
import type { Command } from './command.js';
import { writeNew } from './new-file.js';

/** Longer than any row: a quiz, or the results of a large room. */
const MAX_LINE = 64_000_000;

/** Writes all data into a file, from one snapshot of the database, while servers run. */
export async function backUp(command: Command, database: DataSource, file?: string): Promise<number> {
  if (!file) throw new Misuse('into which file? Its name is needed');
  await record(database.manager, { action: 'backup', target: '' });
  await backup(database, (lines) => writeNew(file, lines, createGzip()));
  command.print(
    { file },
    () => `${file} holds all data, including names, emails and the hashes of passwords. Keep it safe.`,
  );
  return 0;
}

/** Loads a backup into an empty database. */
export async function restoreFrom(
  command: Command,
  database: DataSource,
  databaseUrl: string,
  file?: string,
): Promise<number> {
  if (!file) throw new Misuse('which file? Its name is needed');
  await command.confirm(`Fill the database with all that is in ${file}?`);
  try {
    const filled = await filledTable(database.manager);
    if (filled) throw new BadBackup(`the database is not empty: there are rows in ${filled}`);
    await migrateOnly(databaseUrl);
    const rows = await restore(database, linesIn(file));
    command.print({ rows }, () => `${rows} rows were restored. \`verify --all\` checks every game.`);
    return 0;
  } catch (error) {
    command.report(`${file} was not restored: ${faultIn(error)}`);
    return 1;
  }
}

/** The fault of the file that an error describes. @throws the error if the file is not at fault */
function faultIn(error: unknown): string {
  const { message, code = '', syscall } = error as NodeJS.ErrnoException;
  const isFault = error instanceof BadBackup || error instanceof LongLine || syscall || /^Z_/.test(code);
  if (!isFault) throw error;
  return message;
}

/** The lines of a gzipped file. Opens it when the first line is read. */
async function* linesIn(file: string): AsyncGenerator<string> {
  const unpacked = createGunzip();
  // The reader of the lines receives the error.
  pipeline(createReadStream(file), unpacked, () => {});
  yield* textLines(unpacked.setEncoding('utf8'), MAX_LINE);
}
