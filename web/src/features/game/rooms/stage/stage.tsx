import type { ReactNode } from 'react';
import { Trouble } from '../../connection/trouble.js';
import { useRoomGame } from '../room-context.js';
import { ROOM_TEXTS } from '../texts.js';
import './stage.css';

interface Props {
  /** The host's controls. Those who only watch have none. */
  bar?: ReactNode;
  children: ReactNode;
}

/** What a projector shows: large and dark, with nothing to press but for the host. */
export function Stage({ bar, children }: Props) {
  const game = useRoomGame();
  return (
    <div className="stage" data-theme="dark">
      <Trouble game={game} lost={ROOM_TEXTS.offlineOutside} stalled={ROOM_TEXTS.stalled} />
      {children}
      {bar}
    </div>
  );
}
