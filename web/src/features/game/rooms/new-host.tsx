import { Alert } from '../../../components/alert.js';
import { useRoom } from './room-context.js';
import { ROOM_TEXTS } from './texts.js';

/** Tells whoever has become the host without asking for it. */
export function NewHost() {
  const { live, view } = useRoom();
  if (!view.promoted) return null;
  return (
    <Alert kind="amber" onDismiss={live.read}>
      {ROOM_TEXTS.youHostText}
    </Alert>
  );
}
