import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CODE_HINT, CODE_WRONG, isCode, typedCode } from '../rooms/room-code.js';
import { TEXTS } from './texts.js';
import './code-entry.css';

export interface LastCode {
  code: string;
  problem: string;
}

/**
 * Asks a visitor for the code of a room. Without the app, the browser itself opens the room's page.
 * @param last the code that did not work, and why
 * @param onAgain called instead of a navigation if the code is still the same
 */
export function CodeEntry({ last, onAgain }: { last?: LastCode; onAgain?: () => void }) {
  const id = useId();
  const navigate = useNavigate();
  const [fault, setFault] = useState(last?.problem);
  const input = useRef<HTMLInputElement>(null);
  // This form may have replaced the focused element. Another code replaces the last one.
  const isRetry = last !== undefined;
  useEffect(() => {
    if (!isRetry || document.activeElement !== document.body) return;
    input.current?.focus();
    input.current?.select();
  }, [isRetry]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('code') as HTMLInputElement;
    const code = typedCode(field.value);
    if (isCode(code)) return code === last?.code && onAgain ? onAgain() : navigate(`/join?code=${code}`);
    setFault(CODE_WRONG);
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
          ref={input}
          id={id}
          name="code"
          defaultValue={last?.code}
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
        {fault ?? CODE_HINT}
      </p>
    </form>
  );
}
