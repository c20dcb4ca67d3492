import { useNavigate, useSearchParams } from 'react-router-dom';
import { Screen } from '../components/screen.js';
import { AuthCard } from '../features/auth/auth-card.js';
import { logout } from '../features/auth/logout.js';
import { ResetForm } from '../features/auth/password/reset-form.js';
import { TEXTS } from '../features/auth/password/texts.js';
import { currentSession } from '../lib/session.js';
import { useHydrated } from '../lib/use-hydrated.js';

/** What the HTML of this page stands for, whatever link is opened. */
const ANY = 'any';

/** The page of the link in the mail. */
function PasswordReset() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const token = search.get('token') ?? undefined;
  const changed = () => {
    // the sign-in of this browser may be another user's: the login form is for visitors only
    if (currentSession().status === 'in') void logout();
    navigate('/login', { replace: true, state: { passwordChanged: true } });
  };
  return (
    <Screen title={TEXTS.reset} className="wrap fill auth-page">
      <AuthCard title={TEXTS.reset} lead={TEXTS.resetLead}>
        <ResetForm token={useHydrated() ? token : ANY} onChanged={changed} />
      </AuthCard>
    </Screen>
  );
}

export { PasswordReset as Component };
