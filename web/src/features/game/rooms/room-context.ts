import { useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import { askOf } from './ask.js';
import type { RoomActor, RoomSnapshot } from './room-machine.js';

export const RoomContext = createContext<RoomActor | null>(null);

/** The player's way through rooms: one actor for all their screens. */
export function useRoomActor(): RoomActor {
  const actor = useContext(RoomContext);
  if (!actor) throw new Error('useRoomActor needs a RoomProvider above it');
  return actor;
}

/** Reads from the machine of the room. */
export const useRoom = <T>(selector: (room: RoomSnapshot) => T): T => useSelector(useRoomActor(), selector);

/** The game of the room, an actor of its own. */
export const useRoomGame = () => useRoom(({ context }) => context.game);

export const useAsk = () => askOf(useRoomActor());
