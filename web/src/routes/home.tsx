import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Waiting } from '../components/waiting.js';
import { type Parting, settle, useSession, wasSignedIn } from '../lib/session.js';
import { Landing } from './landing.js';

const loadProfile = async () => ({ default: (await import('./profile.js')).Profile });
const Profile = lazy(loadProfile);
// the notice is optional, so a failed import shows nothing
const PartingNote = lazy(async () => {
  const note = await import('./parting-note.js').catch(() => undefined);
  return { default: (props: { parting: Parting }) => (note ? <note.PartingNote {...props} /> : null) };
});

// optional, too; loaded only after the visitor's page is shown
const WayBack = lazy(async () => {
  const way = await import('../features/game/solo/way-back.js').catch(() => undefined);
  return { default: way?.WayBack ?? (() => null) };
});

// a browser that was logged in probably still is: prefetch the profile while the server is asked
if (wasSignedIn() && location.pathname === '/') void loadProfile();

const beginQuiz = async () => (await import('../features/game/joining/begin-quiz.js')).beginQuiz();

/** The profile of a logged-in user, or the welcome page. */
export function Home() {
  const session = useSession();
  const navigate = useNavigate();
  // a guest's sign-in would show the profile on the way to the quiz
  const [isStarting, setStarting] = useState(false);
  useEffect(() => {
    if (session.status === 'out') settle();
  }, [session]);
  const parting = session.status !== 'checking' && session.parting && (
    <Suspense>
      <PartingNote parting={session.parting} />
    </Suspense>
  );
  const play = async () => {
    setStarting(true);
    try {
      await Promise.all([beginQuiz(), import('./singleplayer-play.js')]);
      await navigate('/singleplayer/play');
    } finally {
      setStarting(false);
    }
  };
  if (session.status === 'in' && !isStarting) {
    return (
      <Suspense fallback={<Waiting />}>
        {parting}
        <Profile user={session.user} />
      </Suspense>
    );
  }
  // a visitor who never signed in here need not wait for the server
  if (session.status === 'checking' && wasSignedIn()) return <Waiting />;
  return (
    <>
      {parting}
      {session.status === 'out' && (
        <Suspense>
          <WayBack />
        </Suspense>
      )}
      <Landing onPlay={play} />
    </>
  );
}
