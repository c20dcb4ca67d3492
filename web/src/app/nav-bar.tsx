import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { hue, initial } from '../components/avatar.js';
import { Logo } from '../components/logo.js';
import { optional } from '../components/optional.js';
import { ThemeToggle } from '../components/theme-toggle.js';
import { logout } from '../features/auth/logout.js';
import { isExpected, type User, useSession } from '../lib/session.js';
import { NAV_LINKS } from './nav-links.js';

const GuestLogout = optional(
  async () => (await import('../features/guests/guest-logout.js')).GuestLogout,
  ({ onStay }) => onStay(),
);

function UserLinks({ user }: { user: User }) {
  const { pathname } = useLocation();
  const [leaving, setLeaving] = useState(false);
  return (
    <>
      {NAV_LINKS.map(({ to, label, also }) => {
        const here = [to, ...also].some((path) => pathname.startsWith(path));
        return (
          <Link key={to} to={to} className="nav-link" aria-current={here ? 'page' : undefined}>
            {label}
          </Link>
        );
      })}
      <button
        type="button"
        className="nav-link"
        onClick={() => (user.guest ? setLeaving(true) : void logout())}
      >
        Logout
      </button>
      {leaving && <GuestLogout onLeave={logout} onStay={() => setLeaving(false)} />}
      <Link to="/" className={`ava ${hue(user.username)}`} aria-label="Your profile">
        {initial(user.username)}
      </Link>
    </>
  );
}

const VisitorLinks = () => (
  <>
    <Link to="/login" className="btn">
      Login
    </Link>
    <Link to="/register" className="btn primary">
      Register
    </Link>
  </>
);

export function NavBar() {
  const session = useSession();
  const user = session.status === 'in' ? session.user : undefined;
  const expectUser = isExpected(session);
  return (
    <header className="wrap">
      <nav className="nav" aria-label="Main" data-user={user || expectUser ? '' : undefined}>
        <Logo />
        <div className="nav-links">
          <ThemeToggle />
          {user && <UserLinks user={user} />}
          {!user && !expectUser && <VisitorLinks />}
        </div>
      </nav>
    </header>
  );
}
