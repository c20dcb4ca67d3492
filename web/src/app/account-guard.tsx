import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { Waiting } from '../components/waiting.js';
import { useIsGuest } from '../lib/session.js';

const AccountNeeded = lazy(async () => ({
  default: (await import('../features/guests/account-needed.js')).AccountNeeded,
}));

/** Offers guests an account in place of pages that need one. */
export function AccountGuard() {
  if (!useIsGuest()) return <Outlet />;
  return (
    <Suspense fallback={<Waiting />}>
      <AccountNeeded />
    </Suspense>
  );
}
