import type { Command } from '#game/commands';
import type { Ack, GameState } from '#protocol/messages';
import type { RoomSettingsMessage, StartGameMessage } from '#protocol/socket';

type DraftOf<C> = C extends Command ? Omit<C, 'at' | 'present'> : never;
/** A command as its sender knows it: the owner adds its time and who is here. */
export type CommandDraft = DraftOf<Command>;

export interface FromSocket {
  userId: string;
  socketId: string;
}

/** What an edge asks of a game's owner. Asking twice does no harm: the edge asks again when no answer comes. */
export type Request =
  /** The socket follows the game from the state on that is the answer; no state when the game is over. */
  | ({ do: 'enter' } & FromSocket)
  | ({ do: 'leave' } & FromSocket)
  | ({ do: 'look' } & FromSocket)
  | { do: 'wish'; wish: CommandDraft; socketId?: string }
  | ({ do: 'say'; id: string; message: string } & FromSocket)
  /** Of the host: what stands in the message has to be looked up before it is a command. */
  | ({ do: 'settle'; id: string; message: RoomSettingsMessage } & FromSocket)
  | ({ do: 'start'; id: string; message: StartGameMessage } & FromSocket)
  /** All sockets that follow the game on the instance that asks: of others there the owner knows by mistake. */
  | { do: 'here'; sockets: FromSocket[] }
  /** Every answer that arrived here by then, epoch ms, has been passed on. Nobody waits for a reply. */
  | { do: 'passed'; until: number }
  /** Whether the user is in the game. */
  | { do: 'find'; userId: string }
  /** Whether the user is in the game, and it has chosen the quiz or plays it. */
  | { do: 'plays'; userId: string; quizId: string }
  /** The receipt of the user's command that was granted before. */
  | { do: 'receipt'; id: string; userId: string };

export interface Answer {
  ack?: Ack;
  state?: GameState;
  isIn?: boolean;
  /** Sockets that the owner did not know of: they have to enter. */
  strangers?: string[];
}
