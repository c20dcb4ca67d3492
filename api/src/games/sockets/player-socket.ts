import type { Namespace, Socket } from 'socket.io';
import type { Ack, GameState, SyncAck } from '#protocol/messages';
import type { Player } from '../../auth/player.js';
import type { TokenBucket } from '../../limits/token-bucket.js';

export interface SocketData {
  player: Player;
  /** Whose limits the socket shares with its neighbours. */
  address?: string;
  messages: TokenBucket;
  /** When its messages were not as they should be, the last few times; ms. */
  violations: number[];
  /** It has done so too often, and nothing more that it sends counts. */
  shut?: boolean;
  /** The game whose messages the socket gets. */
  gameId?: string | undefined;
  /** Resolves when the socket follows its game, if there is one: what it sends before waits. */
  entered?: Promise<unknown>;
  /** How the state of a game is shown to the socket. */
  show?: (state: GameState) => void;
  /** The last answer that could not be taken yet. */
  untaken?: { text: string; arrivedAt: number } | undefined;
  /** How the socket learns that it is in no game. */
  showNone?: () => void;
  /** What the last message got that left a game: it may come again. */
  left?: { id: string; ack: Parameters<Reply>[0] };
  /** Counts the ways to a game on which the socket has been sent: only the last one counts. */
  turn?: number;
}

type ListenEvents = Record<string, (...args: unknown[]) => void>;
type EmitEvents = Record<string, (payload?: object) => void>;
export type PlayerSocket = Socket<ListenEvents, EmitEvents, EmitEvents, SocketData>;
export type PlayerNamespace = Namespace<ListenEvents, EmitEvents, EmitEvents, SocketData>;

/** `isFault` is false for a refusal that is no fault of the client's. */
export type Reply = (ack: Ack | SyncAck, isFault?: boolean) => void;

/** Answers a client message: by its acknowledgement, or a refusal by `refused` where the client asked for none. */
export function answerTo(
  socket: PlayerSocket,
  event: string,
  ack: unknown,
  answer: Parameters<Reply>[0],
): void {
  if (typeof ack === 'function') ack(answer);
  else if (!answer.ok) {
    const { code, message } = answer;
    socket.emit('refused', { event, code, message });
  }
}
