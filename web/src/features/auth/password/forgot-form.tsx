import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ForgotBody, ForgotResponse } from '#protocol/account';
import { Alert } from '../../../components/alert.js';
import { Field } from '../../../components/field.js';
import { request } from '../../../lib/request.js';
import { useSentForm } from '../../../lib/use-sent-form.js';
import { TEXTS as AUTH } from '../texts.js';
import { TEXTS } from './texts.js';

/** Asks for a link by mail. The form stays, so that a mistyped email can be corrected. */
export function ForgotForm() {
  const form = useForm<ForgotBody>(); // as in the login form, without default values
  const [reply, setReply] = useState<ForgotResponse>();
  const { busy, failure, dismiss, submit } = useSentForm(form, async (fields) => {
    setReply(undefined);
    setReply(await request<ForgotResponse>('POST', '/password/forgot', fields));
  });
  return (
    <form className="stack with-mail" method="post" onSubmit={submit} noValidate>
      {failure && (
        <Alert kind="red" onDismiss={dismiss}>
          {failure}
        </Alert>
      )}
      {reply && (
        <Alert kind={reply.mail ? 'green' : 'amber'} onDismiss={() => setReply(undefined)}>
          {reply.mail ? TEXTS.sent : TEXTS.noMail}
        </Alert>
      )}
      <Field
        label={AUTH.email}
        type="email"
        required
        autoComplete="email"
        inputMode="email"
        error={form.formState.errors.email?.message}
        {...form.register('email')}
      />
      <button type="submit" className="btn primary big" aria-disabled={busy}>
        {busy ? TEXTS.asking : TEXTS.ask}
      </button>
    </form>
  );
}
