import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Account, Passkey } from '#protocol/account';
import { MAX_PASSKEY_NAME_LENGTH } from '#protocol/passkeys';
import { Alert } from '../../components/alert.js';
import { Field } from '../../components/field.js';
import { Modal } from '../../components/modal.js';
import { KnownPasskey, NoPasskey } from '../../lib/no-passkey.js';
import { request } from '../../lib/request.js';
import { useSentForm } from '../../lib/use-sent-form.js';
import { OwnerCheck, useOwnerCheck } from './owner-check.js';
import { PASSKEY_TEXTS } from './passkey-texts.js';
import { TEXTS } from './texts.js';

interface Props {
  account: Account;
  onClose: () => void;
  /** Called with a text about the change. */
  onAdded: (text: string) => void;
}

interface Fields {
  name: string;
  password_now?: string;
}

/** Asks for a name and a confirmation, then lets the browser create the passkey. */
export function AddPasskey({ account, onClose, onAdded }: Props) {
  const form = useForm<Fields>({ defaultValues: { name: '' } });
  const { errors } = form.formState;
  const [unmade, setUnmade] = useState<string>();
  const check = useOwnerCheck();
  const { busy, failure, dismiss, submit } = useSentForm(form, async ({ name, password_now }) => {
    if (name.trim() === '') {
      form.setError('name', { message: PASSKEY_TEXTS.nameNeeded }, { shouldFocus: true });
      return;
    }
    setUnmade(undefined);
    const { makePasskey } = await import('../../lib/passkeys.js');
    const made = check.send((proof) => makePasskey({ password_now, ...proof }));
    const passkey = await made.catch((error: unknown) => {
      if (error instanceof KnownPasskey) return setUnmade(PASSKEY_TEXTS.known);
      if (error instanceof NoPasskey) return setUnmade(PASSKEY_TEXTS.unused);
      throw error;
    });
    if (!passkey) return;
    const added = await request<Passkey>('POST', '/passkeys', { name, passkey });
    onAdded(PASSKEY_TEXTS.added(added.name));
  });
  return (
    <Modal title={PASSKEY_TEXTS.add} onClose={onClose}>
      <form className="stack" onSubmit={submit} noValidate>
        {failure && (
          <Alert kind="red" onDismiss={dismiss}>
            {failure}
          </Alert>
        )}
        {unmade && (
          <Alert kind="red" onDismiss={() => setUnmade(undefined)}>
            {unmade}
          </Alert>
        )}
        <p>{PASSKEY_TEXTS.addLead}</p>
        <Field
          label={PASSKEY_TEXTS.name}
          hint={PASSKEY_TEXTS.nameHint}
          maxLength={MAX_PASSKEY_NAME_LENGTH}
          autoComplete="off"
          error={errors.name?.message}
          {...form.register('name')}
        />
        <OwnerCheck
          account={account}
          check={check}
          label={TEXTS.passwordNow}
          error={errors.password_now?.message}
          password={form.register('password_now')}
        />
        <div className="modal-acts">
          <button type="button" className="btn" onClick={onClose}>
            {TEXTS.cancel}
          </button>
          <button type="submit" className="btn primary" aria-disabled={busy}>
            {busy ? PASSKEY_TEXTS.adding : PASSKEY_TEXTS.add}
          </button>
        </div>
      </form>
    </Modal>
  );
}
