import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import type { RegisterResponse } from '#protocol/rest';
import { Screen } from '../components/screen.js';
import { Waiting } from '../components/waiting.js';
import { AuthCard } from '../features/auth/auth-card.js';
import { registerLead } from '../features/auth/leads.js';
import { ProviderButton } from '../features/auth/provider-button.js';
import { RegisterForm } from '../features/auth/register-form.js';
import { TEXTS } from '../features/auth/texts.js';
import { isExpected, useSession } from '../lib/session.js';
import { useHydrated } from '../lib/use-hydrated.js';
import { becomeUser } from './become-user.js';

interface Arrival {
  /** The path that led here, and the state of its page. */
  from?: string;
  was?: unknown;
}

/** Visitors go on to the login form; guests stay signed in, and go back to where they were. */
function Register() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const { from, was }: Arrival = useHydrated() ? (state ?? {}) : {};
  const session = useSession();
  // a guest keeps their score only if the form is sent as that guest
  if (isExpected(session)) return <Waiting />;
  const guest = session.status === 'in' && session.user.guest ? session.user : undefined;
  if (session.status === 'in' && !guest) return <Navigate to={from ?? '/'} state={was} replace />;
  const goOn = (reply: RegisterResponse, email: string) => {
    if (guest && becomeUser(guest.username, reply, email)) return;
    navigate('/login', { state: { registered: true, from, email } });
  };
  return (
    <Screen title={TEXTS.register} className="wrap fill auth-page">
      <AuthCard title={TEXTS.register} lead={guest ? TEXTS.registerToKeep : registerLead(from)}>
        <RegisterForm key={guest?.username} username={guest?.username} onRegistered={goOn} />
        {!guest && (
          <>
            <ProviderButton from={from} />
            <p>
              {TEXTS.haveAccount}
              <Link to="/login" state={{ from }}>
                {TEXTS.login}
              </Link>
            </p>
          </>
        )}
      </AuthCard>
    </Screen>
  );
}

export { Register as Component };
