import type { PassingMessage, PersonalMessage, PublicMessage } from '#protocol/messages';
import type { LogWriter } from '../log/log-writer.js';

/** The dependencies of a live game. */
export interface LiveGameDeps {
  writer: LogWriter;
  now: () => number;
  publish: (message: PublicMessage | PassingMessage) => void;
  publishTo: (userId: string, message: PersonalMessage) => void;
  /** More of the game's events are durable. */
  onCommit?: () => void;
  /** The game has stalled because the log is unavailable. */
  onStall?: () => void;
  /** Other instances at which answers may have arrived. */
  edges: () => Iterable<string>;
  /** Requests them to report once they have forwarded all answers that arrived by `until`, epoch ms. */
  requestLastAnswers: (until: number) => void;
  /** The game can be released: it is over, or does nothing until a player connects. */
  onIdle: () => void;
  onDestroy: () => void;
  /** An event could not be applied or published: the state in memory cannot be trusted. */
  onFault: (error: unknown) => void;
}
