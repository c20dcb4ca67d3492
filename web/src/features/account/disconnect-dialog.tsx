import { useForm } from 'react-hook-form';
import type { Account, DisconnectBody } from '#protocol/account';
import { Alert } from '../../components/alert.js';
import { Modal } from '../../components/modal.js';
import { request } from '../../lib/request.js';
import { useSentForm } from '../../lib/use-sent-form.js';
import { OwnerCheck, useOwnerCheck } from './owner-check.js';
import { PASSKEY_TEXTS } from './passkey-texts.js';
import { TEXTS } from './texts.js';

interface Props {
  account: Account;
  /** The name of the provider. */
  label: string;
  onClose: () => void;
  /** Called with a text about the change. */
  onDisconnected: (text: string) => void;
}

export function DisconnectDialog({ account, label, onClose, onDisconnected }: Props) {
  const form = useForm<DisconnectBody>();
  const check = useOwnerCheck();
  const { busy, failure, dismiss, submit } = useSentForm(form, async (fields) => {
    await check.send((proof) => request('POST', '/oidc/disconnect', { ...fields, ...proof }));
    onDisconnected(PASSKEY_TEXTS.disconnected(label));
  });
  return (
    <Modal title={PASSKEY_TEXTS.disconnectSure(label)} onClose={onClose}>
      <form className="stack" onSubmit={submit} noValidate>
        {failure && (
          <Alert kind="red" onDismiss={dismiss}>
            {failure}
          </Alert>
        )}
        <p>{PASSKEY_TEXTS.disconnectText}</p>
        <OwnerCheck
          account={account}
          check={check}
          label={TEXTS.passwordNow}
          error={form.formState.errors.password_now?.message}
          password={form.register('password_now')}
        />
        <div className="modal-acts">
          <button type="button" className="btn" onClick={onClose}>
            {TEXTS.cancel}
          </button>
          <button type="submit" className="btn danger" aria-disabled={busy}>
            {busy ? PASSKEY_TEXTS.disconnecting : PASSKEY_TEXTS.disconnect}
          </button>
        </div>
      </form>
    </Modal>
  );
}
