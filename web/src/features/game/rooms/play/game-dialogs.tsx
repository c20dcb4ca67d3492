import { useState } from 'react';
import { Alert } from '../../../../components/alert.js';
import { Confirm } from '../../../../components/confirm.js';
import { Modal } from '../../../../components/modal.js';
import type { GameView } from '../../connection/mirror.js';
import { refusalText } from '../refusal-text.js';
import type { Room } from '../room.js';
import { useAsk } from '../room-context.js';
import { ROOM_TEXTS } from '../texts.js';
import { LeaveRoom } from './leave-room.js';

export type GameDialog = 'leave' | 'menu' | 'end';

interface Props {
  shown: GameDialog | null;
  onShow: (dialog: GameDialog | null) => void;
  game: GameView;
  room: Room;
}

/** Dialogs over a running game. The clock keeps running, and the next question does not close them. */
export function GameDialogs({ shown, onShow, game, room }: Props) {
  const ask = useAsk();
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { phase, index: question_index, paused } = game;
  const close = () => onShow(null);

  const send = async (event: string, payload?: object) => {
    if (busy) return;
    setBusy(true);
    setRefusal(undefined);
    const ack = await ask(event, payload);
    setBusy(false);
    if (ack.ok) close();
    else setRefusal(refusalText(ack));
  };
  if (shown === 'leave') {
    return <LeaveRoom room={room} warning={ROOM_TEXTS.leaveSure} onClose={close} />;
  }
  if (shown === 'end') {
    return (
      <Confirm
        title={ROOM_TEXTS.endGame}
        text={ROOM_TEXTS.endSure}
        yes={busy ? ROOM_TEXTS.sending : ROOM_TEXTS.endYes}
        no={ROOM_TEXTS.cancel}
        failure={refusal}
        onYes={() => send('end_game')}
        onNo={close}
      />
    );
  }
  if (shown !== 'menu') return null;
  return (
    <Modal title={ROOM_TEXTS.hostMenuLabel} onClose={close}>
      {refusal && <Alert kind="red">{refusal}</Alert>}
      <div className="host-acts">
        <button
          type="button"
          className="btn"
          aria-disabled={busy || phase !== 'asking'}
          onClick={() => phase === 'asking' && send('skip_question', { question_index })}
        >
          {ROOM_TEXTS.skip}
        </button>
        <button
          type="button"
          className="btn"
          aria-disabled={busy}
          onClick={() => send('pause_game', { paused: !paused })}
        >
          {paused ? ROOM_TEXTS.resume : ROOM_TEXTS.pause}
        </button>
        <button type="button" className="btn danger" onClick={() => onShow('end')}>
          {ROOM_TEXTS.endGame}
        </button>
      </div>
      {busy && <p role="status">{ROOM_TEXTS.sending}</p>}
    </Modal>
  );
}
