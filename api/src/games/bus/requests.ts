import type { Command } from '#game/commands';
import type { Ack, GameState } from '#protocol/messages';
import type { RoomPreview } from '#protocol/rest';
import type { RoomSettingsMessage, StartGameMessage } from '#protocol/socket';

type DraftOf<C> = C extends Command ? Omit<C, 'at' | 'present'> : never;
/** A command without its time and presence: the owner adds them. */
export type CommandDraft = DraftOf<Command>;

export interface UserSocket {
  userId: string;
  socketId: string;
}

/**
 * A request from an edge to a game's owner. It may be repeated: an edge sends it again if there is no reply. Servers of
 * two releases exchange requests and replies, so their names never change.
 */
export type Request =
  /** The socket starts to follow the game, with the state in the reply. No state if the game is over. */
  | ({ do: 'enter' } & UserSocket)
  | ({ do: 'leave' } & UserSocket)
  /** The state as the user may see it. */
  | ({ do: 'look' } & UserSocket)
  /** A command, sent by a socket or by the edge itself. */
  | { do: 'wish'; wish: CommandDraft; socketId?: string }
  /** A chat message. */
  | ({ do: 'say'; id: string; message: string } & UserSocket)
  /** Changes the room's settings. As for `start`, the quiz in the message is looked up before it becomes a command. */
  | ({ do: 'settle'; id: string; message: RoomSettingsMessage } & UserSocket)
  | ({ do: 'start'; id: string; message: StartGameMessage } & UserSocket)
  /** All sockets of the requesting instance that follow the game. */
  | { do: 'here'; sockets: UserSocket[] }
  /** Whether the user is in the game. */
  | { do: 'find'; userId: string }
  /** Whether the user is in the game, and it has chosen the quiz or plays it. */
  | { do: 'plays'; userId: string; quizId: string }
  /** The room as anybody with its code may see it. An edge of an earlier release gives no capacity. */
  | { do: 'preview'; capacity?: number }
  /** The receipt of a command of the user that was granted before. */
  | { do: 'receipt'; id: string; userId: string };

export type RequestOf<D extends Request['do']> = Extract<Request, { do: D }>;

/** The sender has forwarded every answer that arrived there by `until`, epoch ms. There is no reply. */
export interface AnswersForwarded {
  do: 'passed';
  until: number;
}

export interface OwnerReply {
  ack?: Ack;
  state?: GameState;
  /** For `find`, `plays` and a command to leave: whether the user is in the game at this point. */
  isIn?: boolean;
  /** Absent for a room that has closed. */
  preview?: RoomPreview;
  /** Sockets that the owner did not know: they have to enter. */
  strangers?: string[];
}
