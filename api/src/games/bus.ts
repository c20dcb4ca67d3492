import { EventEmitter } from 'node:events';
import type { PassingMessage, PersonalMessage, PublicMessage } from '#protocol/messages';

interface BusEvents {
  /** A message to everybody in a game; the game's own ones are committed. */
  message: [gameId: string, message: PublicMessage | PassingMessage];
  /** A message to one user in a game. */
  personal: [gameId: string, userId: string, message: PersonalMessage];
  /** A user has a new solo game. */
  opened: [userId: string, gameId: string];
}

/** Carries what owners have to say to the edges that hold the sockets, in the order sent; inside one process. */
export class Bus extends EventEmitter<BusEvents> {}
