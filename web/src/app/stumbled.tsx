import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { Screen } from '../components/screen.js';
import { reload } from '../lib/reload.js';
import { send } from '../lib/send.js';
import { NavBar } from './nav-bar.js';

const PROBE_MS = 3_000;
/** Minimum time between automatic reloads, so that a broken page does not reload forever. */
const AGAIN_MS = 20_000;
const LAST = 'loaded-again';

/** Whether a file of the page could not be fetched. Each browser words it differently. */
const isMissing = (error: unknown) => /import|module|preload/i.test(String(error));

function mayReload() {
  const last = Number(sessionStorage.getItem(LAST));
  sessionStorage.setItem(LAST, String(Date.now()));
  return Date.now() - last > AGAIN_MS;
}

/** Whether the server is unreachable. Reloads the page when the server is back, and after a new release. */
function useWayBack(missing: boolean): boolean {
  const [away, setAway] = useState(missing);
  useEffect(() => {
    if (!missing) return;
    let over = false;
    let timer: ReturnType<typeof setTimeout>;
    let wasAway = false;
    const probe = async () => {
      clearTimeout(timer);
      const isThere = await send('GET', '/healthz').then(
        () => true,
        () => false,
      );
      if (over) return;
      if (isThere && (wasAway || mayReload())) return reload();
      wasAway = !isThere;
      setAway(wasAway);
      if (wasAway) timer = setTimeout(probe, PROBE_MS);
    };
    void probe();
    addEventListener('online', probe);
    return () => {
      over = true;
      clearTimeout(timer);
      removeEventListener('online', probe);
    };
  }, [missing]);
  return away;
}

/** Shown if a page could not be fetched, or has a bug. The navigation bar stays for the pages that are loaded. */
export function Stumbled() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  const away = useWayBack(isMissing(error));
  return (
    <>
      <NavBar />
      <Screen title={away ? 'No connection' : 'Something went wrong'} className="wrap notice">
        <h1>{away ? 'You are offline' : 'Something went wrong'}</h1>
        <p className="large" role="status">
          {away
            ? 'This page could not be loaded. It loads automatically when you are back online.'
            : 'The page could not be shown. Reloading usually helps.'}
        </p>
        <button
          type="button"
          className="btn primary big"
          onClick={() => (away ? dispatchEvent(new Event('online')) : reload())}
        >
          {away ? 'Try again' : 'Reload'}
        </button>
      </Screen>
    </>
  );
}
