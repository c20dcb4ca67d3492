import type { DataSource } from 'typeorm';
import { type Retried, retry, StillBroken } from '../replay/retry.js';
import { StoredGames } from '../replay/stored-games.js';
import { oneLine } from '../terminal-text.js';
import { Misuse, USAGE, wholeNumber } from './arguments.js';
import type { Command } from './command.js';
import { gameOf } from './games.commands.js';
import { gameLine } from './lists.commands.js';

export async function runQuarantine(
  command: Command,
  database: DataSource,
  verb?: string,
  id?: string,
): Promise<number> {
  if (verb === 'list') return listQuarantine(command, database);
  if (verb === 'retry') return retryGame(command, database, id);
  throw new Misuse(USAGE);
}

async function listQuarantine(command: Command, database: DataSource): Promise<number> {
  const limit = wholeNumber(command.values.limit, '--limit');
  const games = await new StoredGames(database).quarantined(limit);
  command.print(games, (all) => all.map(gameLine).join('\n') || 'no game is quarantined');
  return 0;
}

async function retryGame(command: Command, database: DataSource, id?: string): Promise<number> {
  const { id: gameId, quarantine } = await gameOf(new StoredGames(database), id);
  if (quarantine === null) throw new Misuse(`game ${gameId} is not quarantined`);
  await command.confirm(
    `Game ${gameId} is quarantined: ${oneLine(quarantine)}\nLet the servers play it again?`,
  );
  try {
    const retried = await retry(database, gameId);
    if (!retried) throw new Misuse(`game ${gameId} is no longer quarantined`);
    command.print(retried, retriedText);
    return 0;
  } catch (error) {
    if (!(error instanceof StillBroken)) throw error;
    const why = error.message;
    command.print({ gameId, was: quarantine, broken: why }, () => brokenText(gameId, quarantine, why));
    return 1;
  }
}

const brokenText = (gameId: string, was: string, why: string) =>
  [
    `Game ${gameId} stays quarantined. The reason was: ${oneLine(was)}`,
    `Its log still cannot be folded: ${oneLine(why)}`,
    `\`replay ${gameId}\` shows the events up to that point; a newer release may be able to fold the log.`,
  ].join('\n');

function retriedText({ gameId, was, phase, version, players, seated, code }: Retried): string {
  const lines = [
    `Game ${gameId} is no longer quarantined. The reason was: ${oneLine(was)}`,
    `Its log can be folded: ${phase} at version ${version}.`,
  ];
  if (phase === 'closed') return [...lines, 'It is over.'].join('\n');
  return [
    ...lines,
    `A server takes it over within seconds. ${seated} of its ${players} players have their seats again.`,
    ...(code === null ? [] : [`Its room code is ${code} again.`]),
  ].join('\n');
}
