import { Alert } from '../../../../components/alert.js';
import { useRoom } from '../room-context.js';
import { ROOM_TEXTS } from '../texts.js';

/** Notifies a player who has become the host. */
export function NewHost() {
  const { live, view } = useRoom();
  if (!view.promoted) return null;
  return (
    <Alert kind="amber" onDismiss={live.read}>
      {ROOM_TEXTS.youHostText}
    </Alert>
  );
}
