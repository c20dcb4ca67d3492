import { randomUUID } from 'node:crypto';
import type { z } from 'zod/mini';
import type { Ack, SyncAck } from '#protocol/messages';
import { refusal } from '#protocol/refusal';
import {
  aboutPlayer,
  checkAnswer,
  joinRoom,
  nothing,
  openNext,
  pauseGame,
  playerMessage,
  renamePlayer,
  roomSettings,
  skipQuestion,
  startGame,
  sync,
} from '#protocol/socket';
import type { BudgetName } from '../../limits/budgets.js';
import type { OwnerReply } from '../bus/requests.js';
import type { PlayerSession } from './player-session.js';

interface ClientMessage {
  schema: z.ZodMiniType;
  budget: BudgetName;
  guests: boolean;
  /** A sentence in the third person, for the document of the sockets. */
  does: string;
}

/**
 * Every message that a client may send: its schema, the user's budget that it spends besides the one of all messages, and
 * whether guests may send it. A guest may inherit a room, and then sends what its host sends.
 */
export const MESSAGES = {
  check_answer: {
    schema: checkAnswer,
    budget: 'messages',
    guests: true,
    does: 'Answers the open question, once. A repeat gets the same acknowledgement.',
  },
  sync: {
    schema: sync,
    budget: 'states',
    guests: true,
    does: 'Asks for the whole state.',
  },
  register_user: {
    schema: nothing,
    budget: 'messages',
    guests: true,
    does: 'Does nothing. Older clients send it first.',
  },
  check_for_room: {
    schema: nothing,
    budget: 'states',
    guests: true,
    does: 'Asks for the state of the player’s room: `game_state` follows, or `not_in_room`.',
  },
  current_players: {
    schema: nothing,
    budget: 'states',
    guests: true,
    does: 'Asks for the players: `player_joined` follows.',
  },
  create_room: {
    schema: nothing,
    budget: 'joins-and-leaves',
    guests: false,
    does: 'Opens a room, whose host the player becomes.',
  },
  join_room: {
    schema: joinRoom,
    budget: 'joins-and-leaves',
    guests: true,
    does: 'Joins a room by its code.',
  },
  leave_room: {
    schema: nothing,
    budget: 'joins-and-leaves',
    guests: true,
    does: 'Leaves the room.',
  },
  player_message: {
    schema: playerMessage,
    budget: 'chat',
    guests: true,
    does: 'Sends a chat message.',
  },
  start_game: {
    schema: startGame,
    budget: 'starts',
    guests: true,
    does: 'As the host: starts a run, with these settings if there are any.',
  },
  room_settings: {
    schema: roomSettings,
    budget: 'host-clicks',
    guests: true,
    does: 'As the host: changes the settings. Missing ones stay as they are.',
  },
  kick_player: {
    schema: aboutPlayer,
    budget: 'host-clicks',
    guests: true,
    does: 'As the host: removes a player.',
  },
  make_host: {
    schema: aboutPlayer,
    budget: 'host-clicks',
    guests: true,
    does: 'As the host: passes the role on.',
  },
  rename_player: {
    schema: renamePlayer,
    budget: 'host-clicks',
    guests: true,
    does: 'As the host, in the lobby: gives a player another name.',
  },
  skip_question: {
    schema: skipQuestion,
    budget: 'host-clicks',
    guests: true,
    does: 'As the host: closes the open question at once. Answers that were given count.',
  },
  open_next: {
    schema: openNext,
    budget: 'host-clicks',
    guests: true,
    does: 'With `manual` pace: ends the reveal. In a room as the host.',
  },
  pause_game: {
    schema: pauseGame,
    budget: 'host-clicks',
    guests: true,
    does: 'As the host: pauses or resumes the run.',
  },
  end_game: {
    schema: nothing,
    budget: 'host-clicks',
    guests: true,
    does: 'As the host: ends the run.',
  },
} as const satisfies Record<string, ClientMessage>;

export type MessageName = keyof typeof MESSAGES;

export type Message<E extends MessageName> = z.output<(typeof MESSAGES)[E]['schema']>;

export type Acknowledgement = Ack | SyncAck;

/** `isFault` is false for a refusal that does not count as a violation. */
export type Reply = (acknowledgement: Acknowledgement, isFault?: boolean) => void;

/** `arrivedAt`, epoch ms, is taken before anything else is done with the message. */
export type Handler<E extends MessageName> = (
  session: PlayerSession,
  message: Message<E>,
  reply: Reply,
  arrivedAt: number,
) => Promise<void>;

/** The messages that a namespace handles; all others are refused there. */
export type Handlers = { [E in MessageName]?: Handler<E> };

/** Passes an owner's acknowledgement on. */
export const acknowledging =
  (reply: Reply) =>
  ({ ack }: OwnerReply): void =>
    reply(ack ?? refusal('unavailable'));

/** The user and id of a message's command. Without an id of the client's, a repeat is another command. */
export function commandOf(
  { player }: PlayerSession,
  message: { command_id?: string | undefined } | null | undefined,
): { id: string; userId: string } {
  return { id: message?.command_id ?? randomUUID(), userId: player.userId };
}
