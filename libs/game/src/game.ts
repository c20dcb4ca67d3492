import { createPhaseActor, type Phase, type PhaseActor, type PhaseContext } from './machine.js';
import { newSheet, type Sheet } from './sheet.js';

/** A game as its events made it: the actor holds the phase, the sheet everything that grows. */
export interface Game {
  actor: PhaseActor;
  sheet: Sheet;
}

export const newGame = (): Game => ({ actor: createPhaseActor(), sheet: newSheet() });

export const phaseOf = (game: Game): Phase => game.actor.getSnapshot().value;
export const contextOf = (game: Game): PhaseContext => game.actor.getSnapshot().context;
export const isOpenRoom = (game: Game): boolean =>
  contextOf(game).kind === 'room' && phaseOf(game) !== 'closed';
