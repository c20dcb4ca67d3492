import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Account, PatchAccountBody } from '#protocol/account';
import { Alert } from '../../components/alert.js';
import { Avatar } from '../../components/avatar.js';
import { Field } from '../../components/field.js';
import { request } from '../../lib/request.js';
import { useSentForm } from '../../lib/use-sent-form.js';
import { useAccountChanges } from './account-data.js';
import { Part } from './part.js';
import { TEXTS } from './texts.js';

interface Props {
  account: Account;
  onChanged: (account: Account) => void;
}

/** Username and email. A new email needs the password, which is asked for only then. */
export function YouPart({ account, onChanged }: Props) {
  const saved = { username: account.username, email: account.email ?? '', password_now: '' };
  const form = useForm({ defaultValues: saved, values: saved });
  const [status, setStatus] = useState<string>();
  const { show, refresh } = useAccountChanges();
  const { errors, dirtyFields } = form.formState;
  const { username, email } = dirtyFields;
  const changed = Boolean(username || email);
  const { busy, failure, dismiss, submit } = useSentForm(form, async (fields) => {
    const changes: PatchAccountBody = {};
    if (username) changes.username = fields.username;
    if (email) {
      changes.email = fields.email;
      if (account.has_password) changes.password_now = fields.password_now;
    }
    const now = await request<Account>('PATCH', '/account', changes);
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
              autoComplete="username"
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
            {email && account.has_password && (
              <Field
                label={TEXTS.passwordNow}
                type="password"
                autoComplete="current-password"
                hint={TEXTS.passwordNowHint}
                error={errors.password_now?.message}
                {...form.register('password_now')}
              />
            )}
          </div>
          <button type="submit" className="btn primary part-save" aria-disabled={busy || !changed}>
            {busy ? TEXTS.saving : TEXTS.save}
          </button>
        </form>
      </div>
    </Part>
  );
}
