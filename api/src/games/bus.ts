import { EventEmitter } from 'node:events';
import type { PublicMessage } from '#protocol/messages';

interface BusEvents {
  /** A committed public message of a game. */
  message: [gameId: string, message: PublicMessage];
  /** A user has a new solo game. */
  opened: [userId: string, gameId: string];
}

/** Carries what owners have to say to the edges that hold the sockets, in the order sent; inside one process. */
export class Bus extends EventEmitter<BusEvents> {}
