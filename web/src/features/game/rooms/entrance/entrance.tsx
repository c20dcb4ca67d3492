import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Alert } from '../../../../components/alert.js';
import { Shape } from '../../../../components/shape.js';
import { useIsGuest } from '../../../../lib/session.js';
import { Trouble } from '../../connection/trouble.js';
import { firstSettings } from '../hosting.js';
import { refusalText } from '../refusal-text.js';
import { useAsk, useRoom, useRoomActor, useRoomGame } from '../room-context.js';
import { isInside, partingOf } from '../selectors.js';
import { ROOM_TEXTS } from '../texts.js';
import { JoinForm } from './join-form.js';
import './entrance.css';

/** The room that the player is still in. */
function Held({ code }: { code: string }) {
  const ask = useAsk();
  return (
    <section className="card held" aria-label={ROOM_TEXTS.inRoom(code)}>
      <p>{ROOM_TEXTS.inRoom(code)}</p>
      <Link to="/multiplayer/lobby" className="btn accent">
        {ROOM_TEXTS.back}
      </Link>
      <button type="button" className="btn" onClick={() => ask('leave_room')}>
        {ROOM_TEXTS.leave}
      </button>
    </section>
  );
}

/** Two ways into a room. `refused`: why the room of the link did not let the player in. */
export function Entrance({ invited, refused }: { invited: string | null; refused: string | undefined }) {
  const actor = useRoomActor();
  const ask = useAsk();
  const game = useRoomGame();
  const room = useRoom(({ context }) => context.room);
  const parting = useRoom(partingOf);
  const inside = useRoom(isInside);
  const isGuest = useIsGuest();
  const [refusal, setRefusal] = useState(refused);
  const [busy, setBusy] = useState<'create_room' | 'join_room'>();

  const enter = async (event: 'create_room' | 'join_room', payload = {}) => {
    if (busy) return;
    setBusy(event);
    setRefusal(undefined);
    const ack = await ask(event, payload);
    setBusy(undefined);
    if (!ack.ok) setRefusal(refusalText(ack));
    else if (event === 'create_room') void ask('room_settings', firstSettings());
  };
  const news = parting && ROOM_TEXTS.exits[parting];

  return (
    <div className="stack">
      <Trouble game={game} lost={ROOM_TEXTS.offlineOutside} stalled={ROOM_TEXTS.stalled} />
      {news && (
        <Alert kind="amber" onDismiss={() => actor.send({ type: 'read' })}>
          {news}
        </Alert>
      )}
      {refusal && (
        <Alert kind="red" onDismiss={() => setRefusal(undefined)}>
          {refusal}
        </Alert>
      )}
      {inside && room && <Held code={room.code} />}
      <div className="entrance">
        <section className="choice clover" aria-labelledby="own-room">
          <Shape name="clover" className="choice-shape" />
          <h2 className="choice-title" id="own-room">
            {ROOM_TEXTS.own}
          </h2>
          <p className="choice-text">{ROOM_TEXTS.createText}</p>
          {isGuest ? (
            <Link to="/register" state={{ from: '/multiplayer' }} className="btn accent big">
              {ROOM_TEXTS.signUpToCreate}
            </Link>
          ) : (
            <button
              type="button"
              className="btn accent big"
              aria-disabled={busy === 'create_room'}
              onClick={() => enter('create_room')}
            >
              {busy === 'create_room' ? ROOM_TEXTS.creating : ROOM_TEXTS.create}
            </button>
          )}
        </section>
        <JoinForm
          invited={invited}
          busy={busy === 'join_room'}
          onJoin={(code) => enter('join_room', { code })}
        />
      </div>
    </div>
  );
}
