import { GettingReady } from '../../play/getting-ready.js';
import { useRoom } from '../room-context.js';
import { ROOM_TEXTS } from '../texts.js';

/** Until the server has said which room it is. */
export function Finding() {
  const { view } = useRoom();
  return (
    <GettingReady
      lost={view.connection === 'lost'}
      title={ROOM_TEXTS.multiplayer}
      text={ROOM_TEXTS.finding}
    />
  );
}
