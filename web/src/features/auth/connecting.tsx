import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { Waiting } from '../../components/waiting.js';
import { logFailure } from '../../lib/log.js';
import { request } from '../../lib/request.js';

/** Connects the account of the user, who has just logged in, with the provider, and continues. */
export function Connecting({ to }: { to: string }) {
  const [done, setDone] = useState(false);
  useEffect(() => {
    void request('POST', '/oidc/connect')
      .catch(logFailure)
      .finally(() => setDone(true));
  }, []);
  return done ? <Navigate to={to} replace /> : <Waiting />;
}
