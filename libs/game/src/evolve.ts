import { isPublic, movesPhase, type Recorded } from './events.js';
import { apply } from './evolve/apply.js';
import { can } from './evolve/can.js';
import { senderOf } from './evolve/sender.js';
import { contextOf, type Game, phaseOf } from './game.js';
import { keepReceipt } from './sheet.js';

/**
 * Applies one event: on the owner, in replay, in tests. Changes `game` in place.
 * @throws Error if the event cannot follow or its version is not the next one. The log is then corrupt.
 */
export function evolve(game: Game, { version, at, commandId, event }: Recorded): void {
  const { sheet, actor } = game;
  if (version !== sheet.version + 1) throw new Error(`version ${version} cannot follow ${sheet.version}`);
  if (!can(game, event))
    throw new Error(`${event.type} cannot follow at version ${version} in ${phaseOf(game)}`);
  sheet.version = version;
  const sender = senderOf(event, sheet);
  // The player who opens a game is known only from the second event of that command.
  if (commandId && sender) keepReceipt(sheet, sender, commandId, sheet.seats.length === 0 ? 1 : version);
  if (isPublic(event, contextOf(game).kind)) sheet.seq += 1;
  apply(game, event, at);
  if (movesPhase(event)) actor.send(event);
}
