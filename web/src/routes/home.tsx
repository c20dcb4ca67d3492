import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { optional } from '../components/optional.js';
import { Waiting } from '../components/waiting.js';
import { NoResponse } from '../lib/send.js';
import { isExpected, settle, useSession, wasSignedIn } from '../lib/session.js';
import { Landing } from './landing.js';

const loadProfile = async () => ({ default: (await import('./profile.js')).Profile });
const Profile = lazy(loadProfile);
const PartingNote = optional(async () => (await import('./parting-note.js')).PartingNote);
// loaded only after the visitor's page is shown
const WayBack = optional(async () => (await import('../features/game/solo/way-back.js')).WayBack);

// a browser that was logged in probably still is: prefetch the profile while the server is asked
if (wasSignedIn() && location.pathname === '/') void loadProfile();

const beginQuiz = async () => (await import('../features/game/joining/begin-quiz.js')).beginQuiz();

/** The profile of a logged-in user, or the welcome page. */
function Home() {
  const session = useSession();
  const navigate = useNavigate();
  // a guest's sign-in would show the profile on the way to the quiz
  const [isStarting, setStarting] = useState(false);
  useEffect(() => {
    if (session.status === 'out') settle();
  }, [session]);
  const parting = session.status !== 'checking' && session.parting && (
    <PartingNote parting={session.parting} />
  );
  const play = async () => {
    // a browser does not load a module again that it has failed to load
    if (!navigator.onLine) throw new NoResponse();
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
  if (isExpected(session)) return <Waiting />;
  return (
    <>
      {parting}
      {session.status === 'out' && <WayBack />}
      <Landing onPlay={play} />
    </>
  );
}

export { Home as Component };
