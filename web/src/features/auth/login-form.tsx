import { useForm } from 'react-hook-form';
import type { SignedIn } from '#protocol/rest';
import { Alert } from '../../components/alert.js';
import { Field } from '../../components/field.js';
import { request } from '../../lib/request.js';
import { signIn } from '../../lib/session.js';
import { useSentForm } from '../../lib/use-sent-form.js';
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
  // without default values for visitors, which would erase the input from before the app took over
  const form = useForm<Fields>(email ? { defaultValues: { email } } : {});
  const { errors } = form.formState;
  const { busy, failure, fail, dismiss, submit } = useSentForm(
    form,
    async (fields) => {
      onSubmit();
      signIn(await request<SignedIn>('POST', '/login', fields));
    },
    'password',
  );
  return (
    <form className="stack" method="post" onSubmit={submit}>
      {failure && (
        <Alert kind="red" onDismiss={dismiss}>
          {failure}
        </Alert>
      )}
      <Field
        label={TEXTS.email}
        type="email"
        required
        autoComplete="username"
        inputMode="email"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <Field
        label={TEXTS.password}
        type="password"
        required
        autoComplete="current-password"
        error={errors.password?.message}
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
          dismiss();
          onSubmit();
        }}
        onFailure={fail}
      />
    </form>
  );
}
