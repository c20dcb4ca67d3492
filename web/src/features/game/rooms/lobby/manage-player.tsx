import { useState } from 'react';
import { Alert } from '../../../../components/alert.js';
import { Modal } from '../../../../components/modal.js';
import { refusalText } from '../refusal-text.js';
import { useAsk } from '../room-context.js';
import { ROOM_TEXTS } from '../texts.js';
import { RenamePlayer } from './rename-player.js';

/** The host's actions for a player. Removing asks for confirmation. */
export function ManagePlayer({ name, onClose }: { name: string; onClose: () => void }) {
  const ask = useAsk();
  const [removing, setRemoving] = useState(false);
  const [renaming, setRenaming] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const send = async (event: 'make_host' | 'kick_player') => {
    if (busy) return;
    setBusy(true);
    const ack = await ask(event, { name });
    setBusy(false);
    if (ack.ok) onClose();
    else setRefusal(refusalText(ack));
  };
  if (renaming)
    return (
      <Modal title={name} onClose={onClose}>
        <RenamePlayer name={name} onCancel={() => setRenaming(false)} onDone={onClose} />
      </Modal>
    );
  return (
    <Modal title={name} onClose={onClose}>
      {refusal && <Alert kind="red">{refusal}</Alert>}
      <p>{removing ? ROOM_TEXTS.removeSure(name) : ROOM_TEXTS.makeHostText}</p>
      <div className="modal-acts">
        {removing ? (
          <>
            <button type="button" className="btn" onClick={() => setRemoving(false)}>
              {ROOM_TEXTS.cancel}
            </button>
            <button type="button" className="btn danger" onClick={() => send('kick_player')}>
              {busy ? ROOM_TEXTS.sending : ROOM_TEXTS.removeYes}
            </button>
          </>
        ) : (
          <>
            <button type="button" className="btn" onClick={() => setRemoving(true)}>
              {ROOM_TEXTS.remove}
            </button>
            <button type="button" className="btn" onClick={() => setRenaming(true)}>
              {ROOM_TEXTS.rename}
            </button>
            <button type="button" className="btn primary" onClick={() => send('make_host')}>
              {busy ? ROOM_TEXTS.sending : ROOM_TEXTS.makeHost}
            </button>
          </>
        )}
      </div>
    </Modal>
  );
}
