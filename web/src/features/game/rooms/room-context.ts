import { createContext, useContext } from 'react';
import type { LiveRoom, RoomView } from './live-room.js';

export interface InRoom {
  live: LiveRoom;
  view: RoomView;
}

export const RoomContext = createContext<InRoom | null>(null);

/** The connection to rooms, the same on all their screens. */
export function useRoom(): InRoom {
  const value = useContext(RoomContext);
  if (!value) throw new Error('useRoom needs a RoomProvider above it');
  return value;
}
