import { Check, FingerprintPattern } from 'lucide-react';
import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { Account } from '#protocol/account';
import type { Assertion, RegistrationOptionsBody } from '#protocol/passkeys';
import { Alert } from '../../components/alert.js';
import { Field } from '../../components/field.js';
import { failureText } from '../../lib/failure-text.js';
import { canMakePasskeys, NoPasskey } from '../../lib/no-passkey.js';
import { PASSKEY_TEXTS } from './passkey-texts.js';

/** The passkey that confirms a form. Each signature works once: after a refusal the user is asked for another one. */
export function useOwnerCheck() {
  const [passkey, setPasskey] = useState<Assertion>();
  const send = async <T,>(call: (proof: RegistrationOptionsBody) => Promise<T>): Promise<T> => {
    try {
      return await call(passkey ? { passkey, password_now: undefined } : {});
    } catch (error) {
      setPasskey(undefined);
      throw error;
    }
  };
  return { passkey, setPasskey, send };
}

interface Props {
  account: Account;
  check: ReturnType<typeof useOwnerCheck>;
  label: string;
  hint?: string;
  password: UseFormRegisterReturn;
  error: string | undefined;
}

/** Asks the owner of the account for the password or a passkey. An account without a password needs a recent login only. */
export function OwnerCheck({ account, check: { passkey, setPasskey }, label, hint, password, error }: Props) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const ask = async () => {
    setFailure(undefined);
    setBusy(true);
    try {
      const { askPasskey } = await import('../../lib/passkeys.js');
      setPasskey(await askPasskey());
    } catch (error) {
      setFailure(error instanceof NoPasskey ? PASSKEY_TEXTS.notUsed : failureText(error));
    }
    setBusy(false);
  };
  return (
    <>
      {account.has_password && !passkey && (
        <Field
          label={label}
          type="password"
          autoComplete="current-password"
          hint={hint}
          error={error}
          {...password}
        />
      )}
      {account.passkeys.length > 0 && canMakePasskeys() && (
        <button
          type="button"
          className="btn"
          aria-disabled={busy || passkey !== undefined}
          onClick={() => !busy && !passkey && ask()}
        >
          {passkey ? (
            <Check size={20} strokeWidth={2.75} aria-hidden="true" />
          ) : (
            <FingerprintPattern size={20} strokeWidth={2.25} aria-hidden="true" />
          )}
          {passkey ? PASSKEY_TEXTS.confirmed : PASSKEY_TEXTS.confirm}
        </button>
      )}
      <p className="sr-only" role="status">
        {passkey && PASSKEY_TEXTS.confirmed}
      </p>
      {failure && (
        <Alert kind="red" onDismiss={() => setFailure(undefined)}>
          {failure}
        </Alert>
      )}
    </>
  );
}
