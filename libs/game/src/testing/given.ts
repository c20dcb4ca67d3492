import { expect } from '@jest/globals';
import type { Command, Decision } from '../commands.js';
import { decide } from '../decide.js';
import type { GameEvent } from '../events.js';
import { evolve } from '../evolve.js';
import { type Game, newGame } from '../game.js';
import { type RefusalCode, Refused } from '../refused.js';

/**
 * A game with this history:
 * `given(soloAsking(0), answerSubmitted(ANN, 0)).when(submitSolo(0, 'wrong')).thenRefused('already_answered')`.
 */
export function given(...history: (GameEvent | GameEvent[])[]) {
  const game = newGame();
  for (const event of history.flat()) record(game, event, null);
  return { game, when: (command: Command) => when(game, command) };
}

function when(game: Game, command: Command) {
  const outcome = attempt(game, command);
  if (!(outcome instanceof Refused)) for (const event of outcome.events) record(game, event, command.id);
  const chain = { game, when: (next: Command) => when(game, next) };
  return {
    ...chain,
    thenEvents(...events: GameEvent[]) {
      expect(outcome).toEqual({ events });
      return chain;
    },
    thenReceipt(receipt: number) {
      expect(outcome).toEqual({ events: [], receipt });
      return chain;
    },
    thenRefused(code: RefusalCode) {
      expect(outcome).toEqual(expect.objectContaining({ code }));
      return chain;
    },
  };
}

/** Returns the decision or the refusal. Throws any other error. */
export function attempt(game: Game, command: Command): Decision | Refused {
  try {
    return decide(command, game);
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
}

function record(game: Game, event: GameEvent, commandId: string | null) {
  evolve(game, { version: game.sheet.version + 1, at: 0, commandId, event });
}
