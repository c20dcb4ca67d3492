import { type ActorRefFrom, fromCallback } from 'xstate';
import { openRoom } from '../connection/open-game.js';
import { rememberCode } from './room-code.js';

interface Seated {
  type: 'seated';
  /** The room; null if the player has left it. */
  code: string | null;
}

/** Remembers in this browser in which room the player has a seat. The time it is kept counts from leaving the page. */
export const seatMemory = fromCallback<Seated>(({ receive }) => {
  let code: string | null = null;
  const keep = () => {
    if (code !== null) openRoom.keep(code);
  };
  receive((event) => {
    code = event.code;
    rememberCode(code);
    if (code === null) openRoom.forget();
    keep();
  });
  addEventListener('pagehide', keep);
  return () => {
    removeEventListener('pagehide', keep);
    keep();
  };
});

export type SeatMemory = ActorRefFrom<typeof seatMemory>;
