import { type FormEvent, useId, useState } from 'react';
import { Shape } from '../../../../components/shape.js';
import { CODE_HINT, CODE_WRONG, isCode, typedCode } from '../room-code.js';
import { ROOM_TEXTS } from '../texts.js';

interface Props {
  /** The code of the link that led here. */
  invited: string | null;
  busy: boolean;
  onJoin: (code: string) => void;
}

export function JoinForm({ invited, busy, onJoin }: Props) {
  const id = useId();
  const [code, setCode] = useState(typedCode(invited ?? ''));
  const [wrong, setWrong] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWrong(!isCode(code));
    if (isCode(code)) onJoin(code);
  };
  return (
    <form className="card join-card" onSubmit={submit} noValidate>
      <Shape name="star" className="join-star" />
      <div className="field">
        <label htmlFor={id}>{ROOM_TEXTS.code}</label>
        <input
          id={id}
          className="input code-input"
          value={code}
          onChange={({ target }) => {
            setCode(typedCode(target.value));
            setWrong(false);
          }}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          aria-invalid={wrong || undefined}
          aria-describedby={`${id}-about`}
        />
        <p id={`${id}-about`} className={wrong ? 'error-line' : 'hint-line'}>
          {wrong ? CODE_WRONG : CODE_HINT}
        </p>
      </div>
      <button type="submit" className="btn primary big" aria-disabled={busy}>
        {busy ? ROOM_TEXTS.joining : ROOM_TEXTS.join}
      </button>
    </form>
  );
}
