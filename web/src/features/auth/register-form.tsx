import { type FormEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { RegisterResponse } from '#protocol/rest';
import { Alert } from '../../components/alert.js';
import { Field } from '../../components/field.js';
import { failureText } from '../../lib/failure-text.js';
import { request } from '../../lib/request.js';
import { ServerError } from '../../lib/send.js';
import { TEXTS } from './texts.js';

const FIELDS = ['email', 'username', 'password'] as const;
type FieldName = (typeof FIELDS)[number];
const isField = (path: string): path is FieldName => FIELDS.some((field) => field === path);

interface Props {
  /** A guest's name, kept unless they change it. */
  username?: string | undefined;
  onRegistered: (reply: RegisterResponse, email: string) => void;
}

/** Only the server validates the fields: its rules (common passwords, taken names) do not fit into a browser. */
export function RegisterForm({ username, onRegistered }: Props) {
  // as in the login form, without default values for visitors
  const form = useForm<Record<FieldName, string>>(username ? { defaultValues: { username } } : {});
  const [failure, setFailure] = useState<string>();
  const { errors, isSubmitting: busy } = form.formState;

  const send = form.handleSubmit(async (fields) => {
    setFailure(undefined);
    try {
      onRegistered(await request<RegisterResponse>('POST', '/register', fields), fields.email);
    } catch (error) {
      setFailure(failureText(error));
      const faults = error instanceof ServerError ? (error.answer.errors ?? []) : [];
      const bad = faults.flatMap(({ path, message }) => (isField(path) ? [{ path, message }] : []));
      for (const { path, message } of bad) form.setError(path, { message });
      const first = FIELDS.find((field) => bad.some(({ path }) => path === field));
      // a 409 concerns email or username; without a reply there is nothing to correct
      if (error instanceof ServerError) form.setFocus(first ?? 'email');
    }
  });

  // a disabled button would lose the focus
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void send(event);
  };
  return (
    <form className="stack" method="post" onSubmit={submit} noValidate>
      {failure && (
        <Alert kind="red" onDismiss={() => setFailure(undefined)}>
          {failure}
        </Alert>
      )}
      <Field
        label={TEXTS.email}
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <Field
        label={TEXTS.username}
        autoComplete="username"
        hint={TEXTS.usernameHint}
        error={errors.username?.message}
        {...form.register('username')}
      />
      <Field
        label={TEXTS.password}
        type="password"
        autoComplete="new-password"
        hint={TEXTS.passwordHint}
        error={errors.password?.message}
        {...form.register('password')}
      />
      <button type="submit" className="btn primary big" aria-disabled={busy}>
        {busy ? TEXTS.registering : TEXTS.register}
      </button>
    </form>
  );
}
