import { X } from 'lucide-react';
import { useState } from 'react';
import { Confirm } from '../../../components/confirm.js';
import { useRoom } from './room-context.js';
import { ROOM_TEXTS } from './texts.js';

/** The way out of a running game: asks first, it costs the score. */
export function LeaveGame() {
  const { live } = useRoom();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button
        type="button"
        className="btn quiet icon"
        aria-label={ROOM_TEXTS.leave}
        title={ROOM_TEXTS.leave}
        onClick={() => setAsking(true)}
      >
        <X size={24} strokeWidth={2.75} aria-hidden="true" />
      </button>
      {asking && (
        <Confirm
          title={ROOM_TEXTS.leave}
          text={ROOM_TEXTS.leaveSure}
          yes={ROOM_TEXTS.leaveYes}
          no={ROOM_TEXTS.cancel}
          onYes={() => live.ask('leave_room')}
          onNo={() => setAsking(false)}
        />
      )}
    </>
  );
}
