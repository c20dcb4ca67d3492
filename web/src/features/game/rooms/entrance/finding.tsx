import { useSelector } from '@xstate/react';
import { isLost } from '../../connection/selectors.js';
import { GettingReady } from '../../play/getting-ready.js';
import { useRoomGame } from '../room-context.js';
import { ROOM_TEXTS } from '../texts.js';

/** Shown until the server has sent the room, or has let the player in. */
export function Finding({ text = ROOM_TEXTS.finding }: { text?: string }) {
  const lost = useSelector(useRoomGame(), isLost);
  const offline = lost && ROOM_TEXTS.offlineOutside;
  return <GettingReady offline={offline} title={ROOM_TEXTS.multiplayer} text={text} />;
}
