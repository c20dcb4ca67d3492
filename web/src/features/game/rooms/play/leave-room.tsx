import { useState } from 'react';
import { Alert } from '../../../../components/alert.js';
import { Modal } from '../../../../components/modal.js';
import { SelectField } from '../../../../components/select-field.js';
import { refusalText } from '../refusal-text.js';
import type { Room } from '../room.js';
import { useAsk } from '../room-context.js';
import { ROOM_TEXTS } from '../texts.js';

/** Whether others would be left without their host. */
export const leavesOthers = ({ you, host, total }: Room) => you === host && total > 1;

interface Props {
  room: Room;
  /** Text about what the player loses. */
  warning?: string;
  onClose: () => void;
}

/** Asks for confirmation before the player leaves. A host can choose the next host. */
export function LeaveRoom({ room, warning, onClose }: Props) {
  const ask = useAsk();
  const [heir, setHeir] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const others = room.names.filter((name) => name !== room.you);

  const leave = async () => {
    if (busy) return;
    setBusy(true);
    setRefusal(undefined);
    const isHere = heir !== '' && others.includes(heir) && leavesOthers(room);
    const handed = isHere ? await ask('make_host', { name: heir }) : undefined;
    const ack = handed?.ok === false ? handed : await ask('leave_room');
    setBusy(false);
    if (ack.ok) onClose();
    else setRefusal(refusalText(ack));
  };
  return (
    <Modal title={ROOM_TEXTS.leave} onClose={onClose}>
      {refusal && <Alert kind="red">{refusal}</Alert>}
      {warning && <p className="large">{warning}</p>}
      {leavesOthers(room) && (
        <>
          <p className="large">{ROOM_TEXTS.leaveHost}</p>
          <SelectField
            label={ROOM_TEXTS.nextHost}
            value={others.includes(heir) ? heir : ''}
            onChange={({ target }) => setHeir(target.value)}
          >
            <option value="">{ROOM_TEXTS.longestHere}</option>
            {others.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </SelectField>
        </>
      )}
      <div className="modal-acts">
        <button type="button" className="btn" onClick={onClose}>
          {ROOM_TEXTS.cancel}
        </button>
        <button type="button" className="btn danger" onClick={leave}>
          {busy ? ROOM_TEXTS.sending : ROOM_TEXTS.leaveYes}
        </button>
      </div>
    </Modal>
  );
}
