import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { Waiting } from '../components/waiting.js';
import { useSession } from '../lib/session.js';
import { visitorsWay } from '../lib/visitors-way.js';

/** Redirects visitors to the login form or the join page, which lead back to the requested path. */
export function Guard() {
  const session = useSession();
  const location = useLocation();
  if (session.status === 'checking') return <Waiting />;
  if (session.status === 'in') return <Outlet />;
  if (session.ended) return <Navigate to="/" replace />;
  return <Navigate {...visitorsWay(location)} replace />;
}
