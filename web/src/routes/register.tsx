import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { Screen } from '../components/screen.js';
import { AuthCard } from '../features/auth/auth-card.js';
import { registerLead } from '../features/auth/leads.js';
import { ProviderButton } from '../features/auth/provider-button.js';
import { RegisterForm } from '../features/auth/register-form.js';
import { TEXTS } from '../features/auth/texts.js';
import { useSession } from '../lib/session.js';
import { useHydrated } from '../lib/use-hydrated.js';

export function Register() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const { from }: { from?: string } = useHydrated() ? (state ?? {}) : {};
  if (useSession().status === 'in') return <Navigate to="/" replace />;
  return (
    <Screen title={TEXTS.register} className="wrap fill auth-page">
      <AuthCard title={TEXTS.register} lead={registerLead(from)}>
        <RegisterForm onRegistered={() => navigate('/login', { state: { registered: true, from } })} />
        <ProviderButton from={from} />
        <p>
          {TEXTS.haveAccount}
          <Link to="/login" state={{ from }}>
            {TEXTS.login}
          </Link>
        </p>
      </AuthCard>
    </Screen>
  );
}
