import type { DataSource } from 'typeorm';
import type { Phase } from '#game/machine';
import { isRoomCode, typedRoomCode } from '../games/seats/room-code.js';
import type { GameFilter } from '../replay/game-list.sql.js';
import { type StoredGame, StoredGames } from '../replay/stored-games.js';
import { oneLine } from '../terminal-text.js';
import { Misuse, wholeNumber } from './arguments.js';
import type { Command } from './command.js';
import { timeOf } from './times.js';
import { idsOf } from './user-ids.js';

const PHASES: readonly Phase[] = ['lobby', 'asking', 'revealing', 'closed'];

export const gameLine = (game: StoredGame): string =>
  [
    game.id,
    game.kind.padEnd(5),
    game.phase.padEnd(9),
    `version ${game.version}`,
    `epoch ${game.epoch}`,
    game.createdAt.toISOString(),
    ...(game.quarantine === null ? [] : [`quarantined: ${oneLine(game.quarantine)}`]),
  ].join('  ');

export async function listGames(command: Command, database: DataSource): Promise<number> {
  const games = await new StoredGames(database).list(await filterOf(command, database));
  command.print(games, (all) => all.map(gameLine).join('\n') || 'no games');
  return 0;
}

async function filterOf({ values }: Command, database: DataSource): Promise<GameFilter> {
  return {
    limit: wholeNumber(values.limit, '--limit'),
    open: values.open,
    problem: values.problem,
    since: timeOf(values.since, '--since'),
    until: timeOf(values.until, '--until'),
    code: codeOf(values.code),
    phase: phaseOf(values.phase),
    users: values.user === undefined ? undefined : await idsOf(database, values.user),
  };
}

function codeOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const code = typedRoomCode(text);
  if (!isRoomCode(code)) throw new Misuse('--code must be the code of a room');
  return code;
}

function phaseOf(text: string | undefined): Phase | undefined {
  const phase = PHASES.find((each) => each === text);
  if (text !== undefined && !phase) throw new Misuse(`--phase must be one of ${PHASES.join(', ')}`);
  return phase;
}
