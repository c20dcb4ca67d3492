import { useState } from 'react';
import { recalledHostPlays, rememberHostPlays } from '../hosting.js';
import { isHost, type Room } from '../room.js';
import { useAsk } from '../room-context.js';
import { ROOM_TEXTS } from '../texts.js';
import './host-question.css';

/** Asks a host once whether they play too. The answer is remembered for the next rooms. */
export function HostQuestion({ room }: { room: Room }) {
  const ask = useAsk();
  const [, setAnswered] = useState(false);
  if (recalledHostPlays() !== null || !isHost(room)) return null;
  const answer = (host_plays: boolean) => {
    rememberHostPlays(host_plays);
    setAnswered(true);
    void ask('room_settings', { host_plays });
  };
  return (
    <section className="host-question" aria-label={ROOM_TEXTS.doYouPlay}>
      <p>
        <b>{ROOM_TEXTS.doYouPlay}</b> {ROOM_TEXTS.doYouPlayText}
      </p>
      <div className="row">
        <button type="button" className="btn" onClick={() => answer(true)}>
          {ROOM_TEXTS.iPlay}
        </button>
        <button type="button" className="btn" onClick={() => answer(false)}>
          {ROOM_TEXTS.iHost}
        </button>
      </div>
    </section>
  );
}
