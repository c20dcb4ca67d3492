import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { Waiting } from '../components/waiting.js';
import { useSession } from '../lib/session.js';

/** Lets only the logged in through. Others log in first and come back to the path they wanted. */
export function Guard() {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.status === 'checking') return <Waiting />;
  if (session.status === 'in') return <Outlet />;
  if (session.ended) return <Navigate to="/" replace />;
  return <Navigate to="/login" replace state={{ from: pathname + search }} />;
}
