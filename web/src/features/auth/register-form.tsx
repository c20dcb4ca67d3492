import { useForm } from 'react-hook-form';
import type { RegisterResponse } from '#protocol/rest';
import { Alert } from '../../components/alert.js';
import { Field } from '../../components/field.js';
import { logFailure } from '../../lib/log.js';
import { renew, request } from '../../lib/request.js';
import { ServerError } from '../../lib/send.js';
import { currentSession, currentToken } from '../../lib/session.js';
import { useSentForm } from '../../lib/use-sent-form.js';
import { TEXTS } from './texts.js';

interface Fields {
  email: string;
  username: string;
  password: string;
}

/** The reply that means that an earlier try of a guest succeeded: the guest is a user by now. */
async function earlierReply(): Promise<RegisterResponse | undefined> {
  await renew().catch(logFailure);
  const session = currentSession();
  const access_token = currentToken();
  if (session.status !== 'in' || session.user.guest || !access_token) return undefined;
  return { message: '', username: session.user.username, access_token };
}

async function register(fields: Fields, isGuest: boolean): Promise<RegisterResponse> {
  try {
    return await request('POST', '/register', fields);
  } catch (error) {
    const isTaken = error instanceof ServerError && error.status === 409;
    const reply = isGuest && isTaken ? await earlierReply() : undefined;
    if (!reply) throw error;
    return reply;
  }
}

interface Props {
  /** A guest's name, kept unless they change it. */
  username?: string | undefined;
  onRegistered: (reply: RegisterResponse, email: string) => void;
}

/** Only the server validates the fields: its rules (common passwords, taken names) do not fit into a browser. */
export function RegisterForm({ username, onRegistered }: Props) {
  // as in the login form, without default values for visitors
  const form = useForm<Fields>(username ? { defaultValues: { username } } : {});
  const { errors } = form.formState;
  // a conflict concerns email or username
  const { busy, failure, dismiss, submit } = useSentForm(
    form,
    async (fields) => onRegistered(await register(fields, username !== undefined), fields.email),
    'email',
  );
  return (
    <form className="stack" method="post" onSubmit={submit} noValidate>
      {failure && (
        <Alert kind="red" onDismiss={dismiss}>
          {failure}
        </Alert>
      )}
      <Field
        label={TEXTS.email}
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <Field
        label={TEXTS.username}
        autoComplete="nickname"
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
