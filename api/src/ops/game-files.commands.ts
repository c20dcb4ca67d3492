import type { DataSource } from 'typeorm';
import { linesOf } from '../game-files/export-game.js';
import { BadFile } from '../game-files/format.js';
import { importGame } from '../game-files/import-game.js';
import { record } from '../operators/operators.js';
import { StoredGames } from '../replay/stored-games.js';
import { Misuse } from './arguments.js';
import type { Command } from './command.js';
import { gameOf } from './games.commands.js';
import { outFileOf, writeNew } from './new-file.js';

/** Writes a game into a file, from one snapshot of the database. */
export async function exportGame(command: Command, database: DataSource, id?: string): Promise<number> {
  const file = outFileOf(command);
  const stored = new StoredGames(database);
  const { id: gameId } = await gameOf(stored, id);
  await record(database.manager, { action: 'export', target: gameId });
  const head = await stored.inSnapshot(async (snapshot) => {
    const game = await gameOf(snapshot, gameId);
    await writeNew(file, linesOf(snapshot, game));
    return game;
  });
  command.print(
    { game_id: gameId, version: head.version, file },
    () => `${file} holds game ${gameId} up to version ${head.version}, with the names of its players.`,
  );
  return 0;
}

export async function importFile(command: Command, database: DataSource, file?: string): Promise<number> {
  if (!file) throw new Misuse('which file? Its name is needed');
  await command.confirm(`Add the game in ${file}, and its history?`);
  try {
    const imported = await importGame(database, file);
    command.print(imported, ({ gameId, phase, events, unchained }) =>
      [
        `Game ${gameId} was imported: ${events} events, in which verify found no difference. It holds the names of its players.`,
        ...(unchained > 0
          ? [`${unchained} of them have no hash, so nothing proves that they are unchanged.`]
          : []),
        ...(phase === 'closed' ? [] : ['It was in play, so it is quarantined here: no server continues it.']),
      ].join('\n'),
    );
    return 0;
  } catch (error) {
    const isNoFile = (error as NodeJS.ErrnoException).syscall !== undefined;
    if (isNoFile) throw new Misuse(`${file} cannot be read: ${(error as Error).message}`);
    if (!(error instanceof BadFile)) throw error;
    command.report(`${file} was not imported: ${error.message}`);
    return 1;
  }
}
