import { ArrowRight, Play } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { MAX_NAME_LENGTH } from '#protocol/limits';
import { Alert } from '../../../components/alert.js';
import { Field } from '../../../components/field.js';
import { failureText } from '../../../lib/failure-text.js';
import { ServerError } from '../../../lib/send.js';
import { TEXTS } from './texts.js';

const SHORTEST = 2;

/** On a phone the keyboard would cover the ticket. */
const hasKeyboard = () => matchMedia('(hover: hover) and (pointer: fine)').matches;

interface Fault {
  message: string;
  suggestions: string[];
}

/** The reason why a name was refused; undefined if the call failed for another reason. */
function faultOf(error: unknown): Fault | undefined {
  if (!(error instanceof ServerError)) return undefined;
  const { errors, suggestions = [] } = error.answer;
  const message = errors?.find(({ path }) => path === 'username')?.message;
  return message === undefined ? undefined : { message, suggestions };
}

interface Props {
  /** The input when the form was last shown. */
  typed: string;
  onType: (username: string) => void;
  /** A game is running in the room. */
  running: boolean;
  /** Rejects with what `send` throws. */
  onJoin: (username: string) => Promise<void>;
}

/** The only form that a guest fills in. */
export function NicknameForm({ typed, onType, running, onJoin }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [fault, setFault] = useState<Fault>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const field = () => form.current?.elements.namedItem('username') as HTMLInputElement;
  useEffect(() => {
    if (document.activeElement === document.body && hasKeyboard()) {
      const input = form.current?.elements.namedItem('username') as HTMLInputElement;
      input.focus({ preventScroll: true });
    }
  }, []);

  const join = async (username: string) => {
    if (busy) return;
    setFailure(undefined);
    if (username.length < SHORTEST) {
      setFault({ message: TEXTS.nicknameShort, suggestions: [] });
      return field().focus();
    }
    setFault(undefined);
    setBusy(true);
    await onJoin(username).catch((error) => {
      const refused = faultOf(error);
      setFault(refused);
      setFailure(refused ? undefined : failureText(error));
      if (refused) field().focus();
    });
    setBusy(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void join(field().value.trim());
  };
  const take = (name: string) => {
    field().value = name;
    onType(name);
    // the suggestions go; a phone's keyboard would cover what follows
    form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
    void join(name);
  };
  return (
    <form ref={form} className="card nick" method="post" onSubmit={submit} noValidate>
      {running && (
        <p className="nick-why">
          <Play size={20} strokeWidth={2.5} aria-hidden="true" />
          <span>
            <b>{TEXTS.running}</b> {TEXTS.runningText}
          </span>
        </p>
      )}
      {failure && (
        <Alert kind="red" onDismiss={() => setFailure(undefined)}>
          {failure}
        </Alert>
      )}
      <Field
        label={TEXTS.nickname}
        name="username"
        defaultValue={typed}
        onInput={({ currentTarget }) => onType(currentTarget.value)}
        maxLength={MAX_NAME_LENGTH}
        autoComplete="nickname"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="go"
        hint={TEXTS.nicknameHint}
        error={fault && [fault.message, ...(fault.suggestions.length > 0 ? [TEXTS.suggested] : [])].join(' ')}
      />
      {fault && fault.suggestions.length > 0 && (
        <div className="nick-names">
          {fault.suggestions.map((name) => (
            <button key={name} type="button" className="chip" onClick={() => take(name)}>
              {name}
            </button>
          ))}
        </div>
      )}
      <button type="submit" className="btn accent big" aria-disabled={busy}>
        {busy ? TEXTS.joining : TEXTS.joinThis}
        {!busy && <ArrowRight size={20} strokeWidth={2.5} aria-hidden="true" />}
      </button>
    </form>
  );
}
