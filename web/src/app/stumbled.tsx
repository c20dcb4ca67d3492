import { useRouteError } from 'react-router-dom';
import { Screen } from '../components/screen.js';

/** The last resort: a bug, or a new release that took the old files away. Loading again heals the second. */
export function Stumbled() {
  console.error(useRouteError());
  return (
    <Screen
      title="Something broke"
      className="wrap grid flex-1 place-content-center justify-items-start gap-5 py-7"
    >
      <h1 className="text-3xl">That did not work</h1>
      <p className="text-lg">The page could not be shown. Loading it again usually helps.</p>
      <button type="button" className="btn primary big" onClick={() => location.reload()}>
        Load again
      </button>
    </Screen>
  );
}
