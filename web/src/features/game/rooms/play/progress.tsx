import { Users } from 'lucide-react';
import type { GameView } from '../../connection/mirror.js';
import { playersOf } from '../hosting.js';
import type { Room } from '../room.js';
import { ROOM_TEXTS } from '../texts.js';

/** Number of players in the room who have answered. */
export const progressOf = (room: Room, { hostOnly }: GameView) =>
  room.progress ?? {
    answered: 0,
    players: Math.max(playersOf(room, hostOnly) - room.away.filter((name) => name !== hostOnly).length, 1),
  };

export function Progress({ room, game }: { room: Room; game: GameView }) {
  const { answered, players } = progressOf(room, game);
  return (
    <p className="progress">
      <Users size={20} strokeWidth={2.5} aria-hidden="true" />
      {ROOM_TEXTS.answered(answered, players)}
    </p>
  );
}
