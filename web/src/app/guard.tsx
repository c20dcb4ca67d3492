import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { Waiting } from '../components/waiting.js';
import { useSession } from '../lib/session.js';

/** Redirects visitors to the login form, which leads them back to the requested path. */
export function Guard() {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.status === 'checking') return <Waiting />;
  if (session.status === 'in') return <Outlet />;
  if (session.ended) return <Navigate to="/" replace />;
  return <Navigate to="/login" replace state={{ from: pathname + search }} />;
}
