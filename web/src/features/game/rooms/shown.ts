import type { GameState, PassingMessage, PersonalMessage, PublicMessage } from '#protocol/messages';
import { newsOf } from './news.js';
import { foldRoom, type Room, roomOf, withLine } from './room.js';
import { ROOM_TEXTS } from './texts.js';

/** The data that the screens of a room show besides the game. */
export interface Shown {
  room: Room | null;
  /** Players who have joined and are not in the log yet. */
  arrived: string[];
  /** The question that was open on joining: the player cannot answer it. */
  missed: { run: number; index: number } | null;
}

export const NOTHING_SHOWN: Shown = { room: null, arrived: [], missed: null };

const happened = (room: Room, text: string) => withLine(room, { kind: 'happened', text });

export function withState({ room, missed }: Shown, state: GameState): Partial<Shown> {
  const isOpen = missed?.run === state.run && missed.index === state.question_index;
  return { room: roomOf(state, room) ?? room, missed: isOpen ? missed : null };
}

export function withMessage({ room, arrived, missed }: Shown, message: PublicMessage): Partial<Shown> {
  if (!room) return {};
  const { joined, line } = newsOf(message, room);
  const opens = message[0] === 'start_game' || message[0] === 'next_question';
  const after = foldRoom(room, message);
  return {
    room: line ? happened(after, line) : after,
    arrived: [...arrived, ...joined],
    missed: opens ? null : missed,
  };
}

export const withUpdate = ({ room }: Shown, update: PersonalMessage | PassingMessage): Partial<Shown> => ({
  room: room && foldRoom(room, update),
});

/** Writes one line about all players who have joined since the last one. */
export const withArrivals = ({ room, arrived }: Shown): Partial<Shown> => ({
  room: room && happened(room, ROOM_TEXTS.joined(arrived)),
  arrived: [],
});
