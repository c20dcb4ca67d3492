import { lazy, Suspense, useEffect } from 'react';
import { Waiting } from '../components/waiting.js';
import { type Parting, settle, useSession, wasSignedIn } from '../lib/session.js';
import { Landing } from './landing.js';

const loadProfile = async () => ({ default: (await import('./profile.js')).Profile });
const Profile = lazy(loadProfile);
// news that can be done without
const PartingNote = lazy(async () => {
  const note = await import('./parting-note.js').catch(() => undefined);
  return { default: (props: { parting: Parting }) => (note ? <note.PartingNote {...props} /> : null) };
});

// whoever was logged in most likely still is: the page is fetched while the server is asked
if (wasSignedIn()) void loadProfile();

/** One address, two pages: the profile of whoever is logged in, the welcome page for everybody else. */
export function Home() {
  const session = useSession();
  useEffect(() => {
    if (session.status === 'out') settle();
  }, [session]);
  const parting = session.status !== 'checking' && session.parting && (
    <Suspense>
      <PartingNote parting={session.parting} />
    </Suspense>
  );
  if (session.status === 'in') {
    return (
      <Suspense fallback={<Waiting />}>
        {parting}
        <Profile user={session.user} />
      </Suspense>
    );
  }
  // most visitors without a past sign-in are guests: they need not wait for the server to say so
  if (session.status === 'checking' && wasSignedIn()) return <Waiting />;
  return (
    <>
      {parting}
      <Landing />
    </>
  );
}
