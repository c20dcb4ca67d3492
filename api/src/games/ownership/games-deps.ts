import type { Spend } from '../../limits/limits.js';
import type { Bus } from '../bus/bus.js';
import type { RoomQuizzes } from '../live/room-quizzes.js';
import type { EventLog } from '../log/event-log.js';
import type { Clock } from './clock.js';
import type { Instance } from './instance.js';

/** The dependencies of an instance's games. */
export interface GamesDeps {
  log: EventLog;
  instance: Pick<Instance, 'id' | 'peers' | 'draining' | 'beatAt' | 'isSettling'>;
  clock: Pick<Clock, 'now'>;
  bus: Bus;
  quizzes: Pick<RoomQuizzes, 'change' | 'deal' | 'markSeen'>;
  /** Takes from a user's budget; nothing is limited without it. */
  spend?: Spend;
  report: (message: string, gameId: string, error: unknown) => void;
  /** Events between two checkpoints. */
  checkpointEvery?: number;
  /** Events that are read from the log at once. */
  pageEvents?: number;
}
