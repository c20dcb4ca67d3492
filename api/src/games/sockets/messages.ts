import type { z } from 'zod/mini';
import {
  aboutPlayer,
  checkAnswer,
  joinRoom,
  nothing,
  pauseGame,
  playerMessage,
  roomSettings,
  skipQuestion,
  startGame,
  sync,
} from '#protocol/socket';
import type { BudgetName } from '../../limits/budgets.js';
import type { PlayerSocket, Reply } from './player-socket.js';

/**
 * Every message that a client may send: its schema, and the budget of its user that it spends besides those of all
 * messages.
 */
export const MESSAGES = {
  check_answer: { schema: checkAnswer, budget: 'messages' },
  sync: { schema: sync, budget: 'states' },
  register_user: { schema: nothing, budget: 'messages' },
  check_for_room: { schema: nothing, budget: 'states' },
  current_players: { schema: nothing, budget: 'states' },
  create_room: { schema: nothing, budget: 'comings-and-goings' },
  join_room: { schema: joinRoom, budget: 'comings-and-goings' },
  leave_room: { schema: nothing, budget: 'comings-and-goings' },
  player_message: { schema: playerMessage, budget: 'chat' },
  start_game: { schema: startGame, budget: 'starts' },
  room_settings: { schema: roomSettings, budget: 'host-clicks' },
  kick_player: { schema: aboutPlayer, budget: 'host-clicks' },
  make_host: { schema: aboutPlayer, budget: 'host-clicks' },
  skip_question: { schema: skipQuestion, budget: 'host-clicks' },
  pause_game: { schema: pauseGame, budget: 'host-clicks' },
  end_game: { schema: nothing, budget: 'host-clicks' },
} as const satisfies Record<string, { schema: z.ZodMiniType; budget: BudgetName }>;

export type MessageName = keyof typeof MESSAGES;

export type Message<E extends MessageName> = z.output<(typeof MESSAGES)[E]['schema']>;

/** `arrivedAt` is stamped before anything else is done with the message. */
export type Handler<E extends MessageName> = (
  socket: PlayerSocket,
  message: Message<E>,
  reply: Reply,
  arrivedAt: number,
) => Promise<void>;

/** The messages that a channel takes; all others are refused there. */
export type Handlers = { [E in MessageName]?: Handler<E> };
