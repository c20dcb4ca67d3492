import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { Logo } from '../components/logo.js';
import { Screen } from '../components/screen.js';
import { Waiting } from '../components/waiting.js';
import { HaveAccount, JoinScreen } from '../features/game/joining/join-screen.js';
import { TEXTS } from '../features/game/joining/texts.js';
import { typedCode } from '../features/game/rooms/room-code.js';
import { logFailure } from '../lib/log.js';
import { isExpected, useSession } from '../lib/session.js';
import { useHydrated } from '../lib/use-hydrated.js';

/** Loads what comes after joining. If that fails, the router tries again and shows the failure. */
const loadRooms = () =>
  Promise.all([
    import('../app/rooms-layout.js'),
    import('./multiplayer.js'),
    import('./multiplayer-lobby.js'),
  ]).catch(logFailure);

/** The way into a room without an account. Signed-in players go on to the room. */
function Join() {
  const [search] = useSearchParams();
  const shown = useHydrated();
  const session = useSession();
  const code = typedCode(search.get('code') ?? '');
  // while the visitor types
  useEffect(() => void loadRooms(), []);
  // a player who joined as a visitor would become a guest
  if (isExpected(session)) return <Waiting />;
  if (shown && session.status === 'in')
    return <Navigate to={`/multiplayer${code && `?code=${code}`}`} replace />;
  return (
    <>
      <header className="wrap">
        <nav className="nav" aria-label="Main">
          <Logo />
        </nav>
      </header>
      <Screen title={TEXTS.joinGame} className="door">
        <div className="door-middle">
          <JoinScreen code={code} shown={shown} />
        </div>
        <HaveAccount code={code} />
      </Screen>
    </>
  );
}

export { Join as Component };
