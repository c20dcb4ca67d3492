import { useEffect, useState, useSyncExternalStore } from 'react';
import type { LiveGame } from '../connection/followed-game.js';
import { createSoloGame, type SoloView } from './solo-game.js';

/** The caller's solo game, connected for as long as the screen is shown. */
export function useSoloGame(create = createSoloGame): { live: LiveGame<SoloView>; view: SoloView } {
  const [live] = useState(() => create());
  useEffect(() => {
    live.open();
    return live.close;
  }, [live]);
  return { live, view: useSyncExternalStore(live.subscribe, live.view) };
}
