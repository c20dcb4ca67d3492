import { useRef, useState } from 'react';
import { recalledHostPlays, rememberHostPlays } from '../hosting.js';
import { refusalText } from '../refusal-text.js';
import { isHost, type Room } from '../room.js';
import { useAsk } from '../room-context.js';
import { ROOM_TEXTS } from '../texts.js';
import './host-question.css';

interface Props {
  room: Room;
  /** Called before the question, which has the focus, is removed. */
  onFocusLost: () => void;
}

/** Asks a host once whether they play too. The answer is remembered for the next rooms. */
export function HostQuestion({ room, onFocusLost }: Props) {
  const ask = useAsk();
  const section = useRef<HTMLElement>(null);
  const [, setAnswered] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  if (recalledHostPlays() !== null || !isHost(room)) return null;
  const answer = async (host_plays: boolean) => {
    if (busy) return;
    setBusy(true);
    setRefusal(undefined);
    const ack = await ask('room_settings', { host_plays });
    setBusy(false);
    if (!ack.ok) return setRefusal(refusalText(ack));
    rememberHostPlays(host_plays);
    if (section.current?.contains(document.activeElement)) onFocusLost();
    setAnswered(true);
  };
  return (
    <section ref={section} className="host-question" aria-label={ROOM_TEXTS.doYouPlay}>
      <p>
        <b>{ROOM_TEXTS.doYouPlay}</b> {ROOM_TEXTS.doYouPlayText}
      </p>
      {refusal && (
        <p className="error-line" role="alert">
          {refusal}
        </p>
      )}
      <div className="row">
        <button type="button" className="btn" aria-disabled={busy} onClick={() => answer(true)}>
          {ROOM_TEXTS.iPlay}
        </button>
        <button type="button" className="btn" aria-disabled={busy} onClick={() => answer(false)}>
          {ROOM_TEXTS.iHost}
        </button>
      </div>
    </section>
  );
}
