import { type FormEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { SignedIn } from '#protocol/rest';
import { Alert } from '../../components/alert.js';
import { Field } from '../../components/field.js';
import { failureText } from '../../lib/failure-text.js';
import { request } from '../../lib/request.js';
import { ServerError } from '../../lib/send.js';
import { signIn } from '../../lib/session.js';
import { PasskeyButton } from './passkey-button.js';
import { TEXTS } from './texts.js';

interface Fields {
  email: string;
  password: string;
  keep_logged_in: boolean;
}

interface Props {
  /** The email of a new account. */
  email?: string | undefined;
  /** Called when the form is sent, so that the page can hide older notices. */
  onSubmit: () => void;
}

export function LoginForm({ email, onSubmit }: Props) {
  // without default values for visitors, which would erase what was typed before the app took over
  const form = useForm<Fields>(email ? { defaultValues: { email } } : {});
  const [failure, setFailure] = useState<string>();
  const busy = form.formState.isSubmitting;

  const send = form.handleSubmit(async (fields) => {
    setFailure(undefined);
    onSubmit();
    try {
      signIn(await request<SignedIn>('POST', '/login', fields));
    } catch (error) {
      setFailure(failureText(error));
      if (!(error instanceof ServerError)) return;
      form.setFocus(error.answer.errors?.[0]?.path === 'email' ? 'email' : 'password');
    }
  });

  // a disabled button would lose the focus
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void send(event);
  };
  return (
    <form className="stack" method="post" onSubmit={submit}>
      {failure && (
        <Alert kind="red" onDismiss={() => setFailure(undefined)}>
          {failure}
        </Alert>
      )}
      <Field
        label={TEXTS.email}
        type="email"
        required
        autoComplete="email"
        inputMode="email"
        {...form.register('email')}
      />
      <Field
        label={TEXTS.password}
        type="password"
        required
        autoComplete="current-password"
        {...form.register('password')}
      />
      <label className="check">
        <input type="checkbox" {...form.register('keep_logged_in')} />
        {TEXTS.keep}
      </label>
      <button type="submit" className="btn primary big" aria-disabled={busy}>
        {busy ? TEXTS.loggingIn : TEXTS.login}
      </button>
      <PasskeyButton
        keepLoggedIn={() => form.getValues('keep_logged_in') ?? false}
        onTry={() => {
          setFailure(undefined);
          onSubmit();
        }}
        onFailure={setFailure}
      />
    </form>
  );
}
