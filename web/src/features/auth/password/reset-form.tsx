import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type { ResetBody } from '#protocol/account';
import { Alert } from '../../../components/alert.js';
import { Field } from '../../../components/field.js';
import { request } from '../../../lib/request.js';
import { ServerError } from '../../../lib/send.js';
import { useSentForm } from '../../../lib/use-sent-form.js';
import { TEXTS as AUTH } from '../texts.js';
import { TEXTS } from './texts.js';

interface Props {
  /** Undefined if the link has none. */
  token: string | undefined;
  onChanged: () => void;
}

/** Whether the server refused the link, not the password. */
const isOfLink = (error: unknown) =>
  error instanceof ServerError &&
  (error.answer.code === 'reset_link_invalid' || error.answer.errors?.some(({ path }) => path === 'token'));

/** Shown instead of the form for a link that cannot work, or no longer works. */
const Expired = () => (
  <div className="stack">
    <Alert kind="red">{TEXTS.expired}</Alert>
    <Link to="/password/forgot" className="btn primary big">
      {TEXTS.askAgain}
    </Link>
  </div>
);

export function ResetForm({ token, onChanged }: Props) {
  const form = useForm<ResetBody>();
  const [refused, setRefused] = useState(false);
  const { busy, failure, dismiss, submit } = useSentForm(form, async ({ password }) => {
    try {
      await request('POST', '/password/reset', { token, password });
    } catch (error) {
      if (!isOfLink(error)) throw error;
      return setRefused(true);
    }
    onChanged();
  });
  if (!token || refused) return <Expired />;
  return (
    <form className="stack" method="post" onSubmit={submit} noValidate>
      {failure && (
        <Alert kind="red" onDismiss={dismiss}>
          {failure}
        </Alert>
      )}
      <Field
        label={TEXTS.newPassword}
        type="password"
        required
        autoComplete="new-password"
        hint={AUTH.passwordHint}
        error={form.formState.errors.password?.message}
        {...form.register('password')}
      />
      <button type="submit" className="btn primary big" aria-disabled={busy}>
        {busy ? TEXTS.saving : TEXTS.save}
      </button>
    </form>
  );
}
