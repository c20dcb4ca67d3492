import { useEffect, useState, useSyncExternalStore } from 'react';
import { createSoloGame, type LiveGame, type PlayView } from './solo-game.js';

/** The caller's solo game, connected for as long as the screen is shown. */
export function useSoloGame(create = createSoloGame): { live: LiveGame; view: PlayView } {
  const [live] = useState(() => create());
  useEffect(() => {
    live.open();
    return live.close;
  }, [live]);
  return { live, view: useSyncExternalStore(live.subscribe, live.view) };
}
