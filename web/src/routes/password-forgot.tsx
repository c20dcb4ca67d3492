import { Link, useLocation } from 'react-router-dom';
import { Screen } from '../components/screen.js';
import { AuthCard } from '../features/auth/auth-card.js';
import { ForgotForm } from '../features/auth/password/forgot-form.js';
import { TEXTS } from '../features/auth/password/texts.js';

/** The server says in the page whether it sends mail, and the styles show what fits: also before the app is loaded. */
const LEAD = (
  <>
    <span className="with-mail">{TEXTS.forgotLead}</span>
    <span className="without-mail">{TEXTS.noMail}</span>
  </>
);

function PasswordForgot() {
  const { state } = useLocation();
  return (
    <Screen title={TEXTS.forgot} className="wrap fill auth-page">
      <AuthCard title={TEXTS.forgot} lead={LEAD}>
        <ForgotForm />
        <p>
          <Link to="/login" state={state}>
            {TEXTS.backToLogin}
          </Link>
        </p>
      </AuthCard>
    </Screen>
  );
}

export { PasswordForgot as Component };
