import { Users } from 'lucide-react';
import { hostOnlyOf, playersOf } from '../hosting.js';
import type { Room } from '../room.js';
import { ROOM_TEXTS } from '../texts.js';

/** How many of those who are here have answered. */
export const progressOf = (room: Room) =>
  room.progress ?? {
    answered: 0,
    players: Math.max(playersOf(room, hostOnlyOf(room)) - room.away.length, 1),
  };

export function Progress({ room }: { room: Room }) {
  const { answered, players } = progressOf(room);
  return (
    <p className="progress">
      <Users size={20} strokeWidth={2.5} aria-hidden="true" />
      {ROOM_TEXTS.answered(answered, players)}
    </p>
  );
}
