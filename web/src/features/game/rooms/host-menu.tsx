import { Settings2 } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '../../../components/alert.js';
import { Confirm } from '../../../components/confirm.js';
import { Modal } from '../../../components/modal.js';
import type { GameView } from '../mirror.js';
import { refusalText } from './refusal-text.js';
import { useRoom } from './room-context.js';
import { ROOM_TEXTS } from './texts.js';

/** What the host can do with a running game. The clock runs on behind it. */
export function HostMenu({ game }: { game: GameView }) {
  const { live } = useRoom();
  const [shown, setShown] = useState<'menu' | 'end' | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const { phase, index: question_index, paused } = game;

  const wish = async (event: string, payload?: object) => {
    setRefusal(undefined);
    const ack = await live.ask(event, payload);
    if (ack.ok) setShown(null);
    else setRefusal(refusalText(ack));
  };
  return (
    <>
      <button type="button" className="btn host-menu" aria-haspopup="dialog" onClick={() => setShown('menu')}>
        <Settings2 size={20} strokeWidth={2.5} aria-hidden="true" />
        <span>{ROOM_TEXTS.hostMenu}</span>
        <span className="sr-only">{ROOM_TEXTS.hostMenuRest}</span>
      </button>
      {shown === 'menu' && (
        <Modal title={ROOM_TEXTS.hostMenuLabel} onClose={() => setShown(null)}>
          {refusal && <Alert kind="red">{refusal}</Alert>}
          <div className="host-acts">
            <button
              type="button"
              className="btn"
              disabled={phase !== 'asking'}
              onClick={() => wish('skip_question', { question_index })}
            >
              {ROOM_TEXTS.skip}
            </button>
            <button type="button" className="btn" onClick={() => wish('pause_game', { paused: !paused })}>
              {paused ? ROOM_TEXTS.goOn : ROOM_TEXTS.pause}
            </button>
            <button type="button" className="btn danger" onClick={() => setShown('end')}>
              {ROOM_TEXTS.endGame}
            </button>
          </div>
        </Modal>
      )}
      {shown === 'end' && (
        <Confirm
          title={ROOM_TEXTS.endGame}
          text={ROOM_TEXTS.endSure}
          yes={ROOM_TEXTS.endYes}
          no={ROOM_TEXTS.cancel}
          onYes={() => wish('end_game')}
          onNo={() => setShown(null)}
        />
      )}
    </>
  );
}
