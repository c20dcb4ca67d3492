import { useForm } from 'react-hook-form';
import type { Account, PasswordBody } from '#protocol/account';
import { Alert } from '../../components/alert.js';
import { Field } from '../../components/field.js';
import { Modal } from '../../components/modal.js';
import { request } from '../../lib/request.js';
import { useSentForm } from '../../lib/use-sent-form.js';
import { OwnerCheck, useOwnerCheck } from './owner-check.js';
import { TEXTS } from './texts.js';

interface Props {
  account: Account;
  onClose: () => void;
  onSaved: () => void;
}

export function PasswordDialog({ account, onClose, onSaved }: Props) {
  const form = useForm<PasswordBody>();
  const { errors } = form.formState;
  const check = useOwnerCheck();
  const { busy, failure, dismiss, submit } = useSentForm(form, async (fields) => {
    await check.send((proof) => request('POST', '/account/password', { ...fields, ...proof }));
    onSaved();
  });
  return (
    <Modal title={account.has_password ? TEXTS.changePassword : TEXTS.setPassword} onClose={onClose}>
      <form className="stack" onSubmit={submit} noValidate>
        {failure && (
          <Alert kind="red" onDismiss={dismiss}>
            {failure}
          </Alert>
        )}
        <OwnerCheck
          account={account}
          check={check}
          label={TEXTS.passwordNow}
          error={errors.password_now?.message}
          password={form.register('password_now')}
        />
        <Field
          label={TEXTS.newPassword}
          type="password"
          autoComplete="new-password"
          hint={TEXTS.newPasswordHint}
          error={errors.password?.message}
          {...form.register('password')}
        />
        <div className="modal-acts">
          <button type="button" className="btn" onClick={onClose}>
            {TEXTS.cancel}
          </button>
          <button type="submit" className="btn primary" aria-disabled={busy}>
            {busy ? TEXTS.saving : TEXTS.savePassword}
          </button>
        </div>
      </form>
    </Modal>
  );
}
