import { Dices, Zap } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { NoResponse, ServerError } from '../../../lib/send.js';
import { TEXTS } from './texts.js';

interface Props {
  /** Beside the button. */
  children: ReactNode;
  /** The quiz is about to be opened; resolves when it is. Rejects as `send` and `import`. */
  onPlay: () => Promise<void>;
}

/** @throws other errors: code that could not be loaded needs a new page */
function textOf(error: unknown): string {
  if (error instanceof ServerError) return error.message;
  if (error instanceof NoResponse) return TEXTS.noResponse;
  throw error;
}

/** Starts a random quiz with one tap. A form, so that a tap before the app has loaded counts. */
export function PlayNow({ children, onPlay }: Props) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    // Whatever the update throws, the route's error page shows.
    await onPlay().catch((error) => setFailure(() => textOf(error)));
    setBusy(false);
  };
  return (
    <form method="post" onSubmit={submit}>
      <div className="hero-or">
        <button type="submit" className="btn big" aria-disabled={busy}>
          {!busy && <Dices size={20} strokeWidth={2.4} aria-hidden="true" />}
          {busy ? TEXTS.starting : TEXTS.playNow}
        </button>
        {children}
      </div>
      {failure ? (
        <p className="hero-note error-line" role="alert">
          {failure}
        </p>
      ) : (
        <p className="hero-note hint-line">
          <Zap size={16} strokeWidth={2.4} aria-hidden="true" />
          {TEXTS.playNowText}
        </p>
      )}
    </form>
  );
}
