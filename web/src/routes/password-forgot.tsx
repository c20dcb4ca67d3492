import { Link, useLocation } from 'react-router-dom';
import { Screen } from '../components/screen.js';
import { AuthCard } from '../features/auth/auth-card.js';
import { ForgotForm } from '../features/auth/password/forgot-form.js';
import { TEXTS } from '../features/auth/password/texts.js';

export function PasswordForgot() {
  const { state } = useLocation();
  return (
    <Screen title={TEXTS.forgot} className="wrap fill auth-page">
      <AuthCard title={TEXTS.forgot} lead={TEXTS.forgotLead}>
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
