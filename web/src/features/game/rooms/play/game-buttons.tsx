import { Settings2, X } from 'lucide-react';
import { ROOM_TEXTS } from '../texts.js';

/** The button to leave a running game. It asks for confirmation, since the player loses the score. */
export const LeaveButton = ({ onClick }: { onClick: () => void }) => (
  <button
    type="button"
    className="btn quiet icon"
    aria-label={ROOM_TEXTS.leave}
    title={ROOM_TEXTS.leave}
    onClick={onClick}
  >
    <X size={24} strokeWidth={2.75} aria-hidden="true" />
  </button>
);

export const HostButton = ({ onClick }: { onClick: () => void }) => (
  <button
    type="button"
    className="btn host-menu"
    aria-label={ROOM_TEXTS.hostMenuLabel}
    aria-haspopup="dialog"
    onClick={onClick}
  >
    <Settings2 size={20} strokeWidth={2.5} aria-hidden="true" />
    <span>{ROOM_TEXTS.hostMenu}</span>
  </button>
);
