import type { PassingMessage, PersonalMessage, PublicMessage } from '#protocol/messages';
import type { LogWriter } from '../log/log-writer.js';

/** What a live game needs of its process. */
export interface LiveGameDeps {
  writer: LogWriter;
  now: () => number;
  publish: (gameId: string, message: PublicMessage | PassingMessage) => void;
  /** To one user in the game. */
  tell: (gameId: string, userId: string, message: PersonalMessage) => void;
  /** More of what the game holds is in the log. */
  onDurable?: () => void;
  /** Other instances at which answers may have arrived. */
  edges: () => Iterable<string>;
  /** Asks them whether they have passed on what arrived by then. */
  askEdges: (gameId: string, until: number) => void;
  /** The game has nothing more to do here: it is over, or waits for its player. */
  onIdle: () => void;
  onGone: () => void;
  /** The rules broke: nothing that this game holds can be trusted. */
  onFault: (error: unknown) => void;
}
