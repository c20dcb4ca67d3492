import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CODE_LENGTH, typedCode } from '../rooms/room-code.js';
import { TEXTS } from './texts.js';
import './code-entry.css';

/**
 * Asks a visitor for the code of a room. Without the app, the browser itself opens the room's page.
 * @param problem why the last code did not work
 */
export function CodeEntry({ problem }: { problem?: string }) {
  const id = useId();
  const navigate = useNavigate();
  const [fault, setFault] = useState(problem);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('code') as HTMLInputElement;
    const code = typedCode(field.value);
    if (code.length === CODE_LENGTH) return navigate(`/join?code=${code}`);
    setFault(TEXTS.codeWrong);
    field.focus();
  };
  // a link is longer than the field
  const shorten = ({ currentTarget: field }: FormEvent<HTMLInputElement>) => {
    if (field.value.includes('/')) field.value = typedCode(field.value);
    setFault(undefined);
  };
  return (
    <form className="entry" action="/join" onSubmit={submit} noValidate>
      <label htmlFor={id}>{TEXTS.joinGame}</label>
      <div className="entry-row">
        <input
          id={id}
          name="code"
          placeholder={TEXTS.codePlace}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          aria-invalid={fault ? true : undefined}
          aria-describedby={`${id}-about`}
          onInput={shorten}
        />
        <button type="submit" className="btn accent big">
          {TEXTS.join}
        </button>
      </div>
      <p id={`${id}-about`} className={fault ? 'entry-fault' : 'sr-only'} role={fault ? 'alert' : undefined}>
        {fault ?? TEXTS.codeHint}
      </p>
    </form>
  );
}
