import { type FormEvent, useState } from 'react';
import { MAX_NAME_LENGTH } from '#protocol/limits';
import type { Ack } from '#protocol/messages';
import { Field } from '../../../../components/field.js';
import { refusalText } from '../refusal-text.js';
import { useAsk } from '../room-context.js';
import { ROOM_TEXTS } from '../texts.js';

const errorOf = (ack: Ack) => {
  if (ack.ok) return undefined;
  return ack.code === 'not_now' ? ROOM_TEXTS.nameTaken : refusalText(ack);
};

interface Props {
  name: string;
  onCancel: () => void;
  onDone: () => void;
}

/** A form in which the host gives a player another name. */
export function RenamePlayer({ name, onCancel, onDone }: Props) {
  const ask = useAsk();
  const [to, setTo] = useState(name);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const ack = await ask('rename_player', { name, to });
    setBusy(false);
    if (ack.ok) onDone();
    else setError(errorOf(ack));
  };
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <Field
        label={ROOM_TEXTS.nameHere}
        hint={ROOM_TEXTS.nameHereText}
        error={error}
        value={to}
        onChange={({ target }) => setTo(target.value)}
        maxLength={MAX_NAME_LENGTH}
        autoComplete="off"
      />
      <div className="modal-acts">
        <button type="button" className="btn" onClick={onCancel}>
          {ROOM_TEXTS.cancel}
        </button>
        <button type="submit" className="btn primary">
          {busy ? ROOM_TEXTS.sending : ROOM_TEXTS.rename}
        </button>
      </div>
    </form>
  );
}
