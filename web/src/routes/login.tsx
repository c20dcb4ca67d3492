import { useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { Alert } from '../components/alert.js';
import { Screen } from '../components/screen.js';
import { AuthCard } from '../features/auth/auth-card.js';
import { Connecting } from '../features/auth/connecting.js';
import { loginLead } from '../features/auth/leads.js';
import { LoginForm } from '../features/auth/login-form.js';
import { keptFrom, outcomeIn } from '../features/auth/provider.js';
import { ProviderButton } from '../features/auth/provider-button.js';
import { TEXTS } from '../features/auth/texts.js';
import { useSession } from '../lib/session.js';
import { useHydrated } from '../lib/use-hydrated.js';

interface Arrival {
  /** The path that the guard redirected from. */
  from?: string;
  registered?: boolean;
  passwordChanged?: boolean;
  /** The email of the account that was registered. */
  email?: string;
}

/** The texts of the page in the HTML, which serves all paths from which visitors arrive. */
const ANY: Arrival = { from: '/' };

function Login() {
  const { state, search } = useLocation();
  const isHydrated = useHydrated();
  const arrival: Arrival = isHydrated ? (state ?? {}) : ANY;
  const outcome = isHydrated ? outcomeIn(search) : undefined;
  const from = arrival.from ?? (outcome && keptFrom());
  const [dismissed, setDismissed] = useState(false);
  if (useSession().status === 'in') {
    const to = from ?? '/';
    return outcome === 'connect' ? <Connecting to={to} /> : <Navigate to={to} replace />;
  }
  const news = arrival.passwordChanged ? TEXTS.passwordChanged : arrival.registered && TEXTS.registered;
  return (
    <Screen title={TEXTS.login} className="wrap fill auth-page">
      <AuthCard title={TEXTS.login} lead={loginLead(from)}>
        {outcome && !dismissed && (
          <div className="auth-news">
            <Alert kind={outcome === 'connect' ? 'amber' : 'red'} onDismiss={() => setDismissed(true)}>
              {TEXTS.outcomes[outcome]}
            </Alert>
          </div>
        )}
        {news && !dismissed && (
          <div className="auth-news">
            <Alert kind="green" onDismiss={() => setDismissed(true)}>
              {news}
            </Alert>
          </div>
        )}
        <LoginForm email={arrival.email} onSubmit={() => setDismissed(true)} />
        <ProviderButton from={from} />
        <p>
          {TEXTS.noAccount}
          <Link to="/register" state={{ from }}>
            {TEXTS.signUp}
          </Link>
        </p>
        <p>
          <Link to="/password/forgot" state={{ from }}>
            {TEXTS.forgot}
          </Link>
        </p>
      </AuthCard>
    </Screen>
  );
}

export { Login as Component };
