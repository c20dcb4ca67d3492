import type { ReactNode } from 'react';
import { Trouble } from '../../connection/trouble.js';
import { useRoomGame } from '../room-context.js';
import { ROOM_TEXTS } from '../texts.js';
import './stage.css';

/** What a projector shows: large, dark, and without anything to press. */
export function Stage({ children }: { children: ReactNode }) {
  const game = useRoomGame();
  return (
    <div className="stage" data-theme="dark">
      <Trouble game={game} lost={ROOM_TEXTS.offlineOutside} stalled={ROOM_TEXTS.stalled} />
      {children}
    </div>
  );
}
