import { Lock } from 'lucide-react';
import type { RoomPreview } from '#protocol/rest';
import { TEXTS } from './texts.js';

interface Props {
  room: RoomPreview;
  /** Text about what follows when the room opens. */
  then: string;
  onTry: () => void;
}

function reasonOf({ host, locked, running, full }: RoomPreview): [why: string, more: string] {
  if (full && !locked) return [TEXTS.full, TEXTS.fullText];
  return running ? [TEXTS.running, TEXTS.closedText] : [TEXTS.locked, TEXTS.lockedText(host)];
}

/** Shown instead of the field while the room cannot be joined. */
export const Locked = ({ room, then, onTry }: Props) => {
  const [why, more] = reasonOf(room);
  return (
    <section className="card nick" aria-label={why}>
      <p className="nick-why">
        <Lock size={20} strokeWidth={2.5} aria-hidden="true" />
        <span>
          <b>{why}</b> {more} {then}
        </span>
      </p>
      <button type="button" className="btn" onClick={onTry}>
        {TEXTS.again}
      </button>
    </section>
  );
};
