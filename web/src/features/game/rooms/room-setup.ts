import type { Socket } from 'socket.io-client';
import { raise, setup, stateIn } from 'xstate';
import type { Ack, GameState, WireCode } from '#protocol/messages';
import { type Game, gameMachine } from '../connection/game-machine.js';
import type { MessageEvent, NoticeEvent, UpdateEvent } from '../connection/link.js';
import type { ServerClock } from '../connection/server-clock.js';
import type { Nearness } from './nearness.js';
import { type SeatMemory, seatMemory } from './seat-memory.js';
import type { Shown } from './shown.js';

/** A command to the server. The reply comes once the server has decided, or when the room no longer exists. */
export interface AskEvent {
  type: 'ask';
  event: string;
  payload: object;
  onReply: (ack: Ack) => void;
}

export type StateEvent = { type: 'state'; state: GameState };
export type RoomEvent =
  | MessageEvent
  | UpdateEvent
  | NoticeEvent
  | StateEvent
  | AskEvent
  | { type: 'replied'; event: string; ack: Ack }
  /** The server has refused an answer. */
  | { type: 'refused'; code: WireCode }
  /** The screen that the room led to is shown. */
  | { type: 'arrived' }
  /** The player has read how the last room ended, or that they are the host. */
  | { type: 'read' }
  /** Raised here: the player no longer has a room; the host has turned to the next run. */
  | { type: 'parted' | 'reopened' };

export interface RoomContext extends Shown {
  game: Game;
  memory: SeatMemory;
  nearness: Nearness;
  /** The code of the room that was left. */
  former: string | null;
}

export interface RoomInput {
  /** The room to connect to first. */
  code: string | null;
  connect?: (query: Record<string, string>) => Socket;
  /** Given for a room of the past. */
  clock?: ServerClock;
}

/** Joins within this time share a line of the log, so that a full bus is one line and not fifty. */
const TOGETHER_MS = 2_000;
/** A start also changes the settings, and follows at once. Settings without a start open the lobby. */
const REOPEN_MS = 500;

/** The types and parts of the room's machine, for its regions. */
export const chart = setup({
  types: {
    context: {} as RoomContext,
    events: {} as RoomEvent,
    input: {} as RoomInput,
  },
  actors: { game: gameMachine, memory: seatMemory },
  delays: { together: TOGETHER_MS, reopen: REOPEN_MS },
  guards: { isLeaving: stateIn({ crossing: 'leaving' }) },
  actions: { part: raise({ type: 'parted' }) },
});

export type Scope<E extends RoomEvent> = { context: RoomContext; event: E };
export const gameOf = ({ context }: { context: RoomContext }) => context.game;
export const memoryOf = ({ context }: { context: RoomContext }) => context.memory;
export const isInLobby = ({ event }: Scope<StateEvent>) => event.state.phase === 'lobby';
