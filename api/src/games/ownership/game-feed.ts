import { EventEmitter } from 'node:events';
import type { PassingMessage, PersonalMessage, PublicMessage } from '#protocol/messages';

interface FeedEvents {
  /** For all sockets here that follow the game. */
  message: [gameId: string, message: PublicMessage | PassingMessage];
  /** For the user's sockets here that follow the game. */
  personal: [gameId: string, userId: string, message: PersonalMessage];
  /** The game's owner and the sockets here may be out of sync: register each again and send it the state. */
  resync: [gameId: string];
  /** The number of sockets here that the game's owner counts. */
  counted: [gameId: string, sockets: number];
}

/** The messages for the sockets of this instance from the owners of their games, here or on other instances. */
export class GameFeed extends EventEmitter<FeedEvents> {}
