import type { Games } from '../../games/games.js';
import type { MemoryEventLog } from '../memory-event-log.js';

/** A fault that is put into the server on purpose: the simulation must find it. */
export interface Mutant {
  log?: (log: MemoryEventLog) => void;
  instance?: (games: Games) => void;
  /** Changes what all instances share; answers how to undo it. */
  code?: () => () => void;
}
