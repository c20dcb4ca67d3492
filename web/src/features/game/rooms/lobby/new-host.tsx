import { Alert } from '../../../../components/alert.js';
import { useRoom, useRoomActor } from '../room-context.js';
import { isPromoted } from '../selectors.js';
import { ROOM_TEXTS } from '../texts.js';

/** Tells a player that they have become the host. */
export function NewHost() {
  const actor = useRoomActor();
  const promoted = useRoom(isPromoted);
  if (!promoted) return null;
  return (
    <Alert kind="amber" onDismiss={() => actor.send({ type: 'read' })}>
      {ROOM_TEXTS.youHostText}
    </Alert>
  );
}
