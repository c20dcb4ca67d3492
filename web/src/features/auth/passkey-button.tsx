import { FingerprintPattern } from 'lucide-react';
import { useState } from 'react';
import type { SignedIn } from '#protocol/rest';
import { failureText } from '../../lib/failure-text.js';
import { NoPasskey } from '../../lib/no-passkey.js';
import { request } from '../../lib/request.js';
import { signIn } from '../../lib/session.js';
import { TEXTS } from './texts.js';

interface Props {
  keepLoggedIn: () => boolean;
  onTry: () => void;
  onFailure: (text: string) => void;
}

/** Signs in without an email. Hidden where the browser has no passkeys for the site: see public/start.js. */
export function PasskeyButton({ keepLoggedIn, onTry, onFailure }: Props) {
  const [busy, setBusy] = useState(false);
  const ask = async () => {
    onTry();
    setBusy(true);
    try {
      const { askPasskey } = await import('../../lib/passkeys.js');
      const passkey = await askPasskey();
      const body = { passkey, keep_logged_in: keepLoggedIn() };
      signIn(await request<SignedIn>('POST', '/passkeys/login', body));
    } catch (error) {
      onFailure(error instanceof NoPasskey ? TEXTS.noPasskey : failureText(error));
      setBusy(false);
    }
  };
  return (
    <button type="button" className="btn passkey-way" aria-disabled={busy} onClick={() => !busy && ask()}>
      <FingerprintPattern size={22} strokeWidth={2.25} aria-hidden="true" />
      {TEXTS.passkey}
    </button>
  );
}
