import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { executeOutside, noReply } from '../corrections/execute.js';
import { whyNotClosable } from '../operators/closing.js';
import { record } from '../operators/operators.js';
import { StoredGames } from '../replay/stored-games.js';
import { Misuse } from './arguments.js';
import type { Command } from './command.js';
import { gameOf } from './games.commands.js';
import { gameLine } from './lists.commands.js';

/** Closes a room for everybody in it. */
export async function closeRoom(command: Command, database: DataSource, id?: string): Promise<number> {
  const game = await gameOf(new StoredGames(database), id);
  const refused = whyNotClosable(game);
  if (refused) throw new Misuse(refused);
  const { id: gameId } = game;
  if (game.phase === 'closed') {
    command.print({ gameId, changed: false }, () => 'The room is closed already.');
    return 0;
  }
  await command.confirm(
    `${gameLine(game)}\nClose this room for everybody? A run ends with the questions that are closed.`,
  );
  const close = { type: 'CloseRoom', id: randomUUID() } as const;
  const ack = await executeOutside({ database, report: command.report }, gameId, close).catch(noReply);
  if (!ack.ok) {
    command.report(ack.message);
    return 1;
  }
  await record(database.manager, { action: 'games close', target: gameId });
  command.print({ gameId, changed: true }, () => 'The room is closed.');
  return 0;
}
