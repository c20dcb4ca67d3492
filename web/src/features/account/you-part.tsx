import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Account, PatchAccountBody } from '#protocol/account';
import { Alert } from '../../components/alert.js';
import { Avatar } from '../../components/avatar.js';
import { Field } from '../../components/field.js';
import { request } from '../../lib/request.js';
import { useSentForm } from '../../lib/use-sent-form.js';
import { useAccountChanges } from './account-data.js';
import { OwnerCheck, useOwnerCheck } from './owner-check.js';
import { Part } from './part.js';
import { TEXTS } from './texts.js';

interface Props {
  account: Account;
  onChanged: (account: Account) => void;
}

const fieldsOf = ({ username, email }: Account) => ({ username, email: email ?? '', password_now: '' });

/** Username and email. A new email needs a confirmation by the owner. */
export function YouPart({ account, onChanged }: Props) {
  const form = useForm({ values: fieldsOf(account), resetOptions: { keepDirtyValues: true } });
  const save = useRef<HTMLButtonElement>(null);
  const [status, setStatus] = useState<string>();
  const { show, refresh } = useAccountChanges();
  const { errors, dirtyFields } = form.formState;
  const { username, email } = dirtyFields;
  const changed = Boolean(username || email);
  const check = useOwnerCheck();
  const { busy, failure, dismiss, submit } = useSentForm(form, async (fields) => {
    const changes: PatchAccountBody = {};
    if (username) changes.username = fields.username;
    if (email) {
      changes.email = fields.email;
      if (account.has_password) changes.password_now = fields.password_now;
    }
    const now = await check.send((proof) => request<Account>('PATCH', '/account', { ...changes, ...proof }));
    check.setPasskey(undefined);
    form.reset(fieldsOf(now), { keepDirtyValues: false });
    save.current?.focus(); // the field that had the focus may be gone
    show(now);
    setStatus(email ? TEXTS.emailSaved : TEXTS.saved);
    if (email) void refresh(); // the other sign-ins have ended
    onChanged(now);
  });
  return (
    <Part id="you" title={TEXTS.you} status={changed ? '' : status}>
      <div className="part-you">
        <Avatar name={account.username} className="part-face" />
        <form
          className="stack"
          onSubmit={(event) => (changed ? submit(event) : event.preventDefault())}
          noValidate
        >
          {failure && (
            <Alert kind="red" onDismiss={dismiss}>
              {failure}
            </Alert>
          )}
          <div className="part-fields">
            <Field
              label={TEXTS.username}
              autoComplete="nickname"
              hint={TEXTS.usernameHint}
              error={errors.username?.message}
              {...form.register('username')}
            />
            <Field
              label={TEXTS.email}
              type="email"
              autoComplete="email"
              hint={TEXTS.emailHint}
              error={errors.email?.message}
              {...form.register('email')}
            />
            {email && (
              <OwnerCheck
                account={account}
                check={check}
                label={TEXTS.passwordNow}
                hint={TEXTS.passwordNowHint}
                error={errors.password_now?.message}
                password={form.register('password_now')}
              />
            )}
          </div>
          <button type="submit" ref={save} className="btn primary part-save" aria-disabled={busy || !changed}>
            {busy ? TEXTS.saving : TEXTS.save}
          </button>
        </form>
      </div>
    </Part>
  );
}
