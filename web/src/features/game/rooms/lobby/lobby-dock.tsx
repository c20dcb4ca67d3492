import { useState } from 'react';
import { Alert } from '../../../../components/alert.js';
import { LeaveRoom, leavesOthers } from '../play/leave-room.js';
import { refusalText } from '../refusal-text.js';
import type { Room } from '../room.js';
import { useAsk } from '../room-context.js';
import { startRun } from '../start-run.js';
import { ROOM_TEXTS } from '../texts.js';
import '../../../../components/dock.css';

/** The next action, always visible. */
export function LobbyDock({ room }: { room: Room }) {
  const ask = useAsk();
  const [starting, setStarting] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [leaving, setLeaving] = useState(false);
  const isHost = room.you === room.host;

  const start = async () => {
    if (starting) return;
    setStarting(true);
    setRefusal(undefined);
    const ack = await startRun(ask);
    if (ack.ok) return;
    setStarting(false);
    setRefusal(refusalText(ack));
  };
  return (
    <section className="dock" aria-label={ROOM_TEXTS.actions}>
      <div className="wrap">
        {refusal && (
          <Alert kind="red" onDismiss={() => setRefusal(undefined)}>
            {refusal}
          </Alert>
        )}
        <button
          type="button"
          className="btn"
          onClick={() => (leavesOthers(room) ? setLeaving(true) : ask('leave_room'))}
        >
          {ROOM_TEXTS.leave}
        </button>
        {isHost ? (
          <>
            <p className="muted hide-s">{room.total > 1 ? ROOM_TEXTS.together : ROOM_TEXTS.alone}</p>
            <button type="button" className="btn accent big" aria-disabled={starting} onClick={start}>
              {starting ? ROOM_TEXTS.starting : ROOM_TEXTS.start}
            </button>
          </>
        ) : (
          <p className="wait-for">{ROOM_TEXTS.waitFor(room.host)}</p>
        )}
      </div>
      {leaving && <LeaveRoom room={room} onClose={() => setLeaving(false)} />}
    </section>
  );
}
