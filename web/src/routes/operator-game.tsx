import { lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { APP_NAME } from '#protocol/app-name';
import { ListLoading, ListState } from '../components/list-state.js';
import { Screen } from '../components/screen.js';
import { SeenScreen } from '../features/game/replay/seen-screen.js';
import { GamePage, type Shown } from '../features/operator/game/game-page.js';
import { GAME_TEXTS as TEXTS } from '../features/operator/game/texts.js';
import { useWholeGame } from '../features/operator/operator-data.js';

const screens = {
  Lobby: lazy(async () => ({ default: (await import('./multiplayer-lobby.js')).Component })),
  Play: lazy(async () => ({ default: (await import('./multiplayer-play.js')).Component })),
  Results: lazy(async () => ({ default: (await import('./multiplayer-results.js')).Component })),
};

/** A game at a moment: the address names the game, the event, and who looks. */
function OperatorGame() {
  const [search, setSearch] = useSearchParams();
  const id = search.get('id') ?? '';
  const { data, isError, refetch } = useWholeGame(id);
  const onPlace = ({ at, as }: { at: number; as: string }) =>
    setSearch(
      // The screens of a room look for the view in the address.
      { id, at: String(at), as, ...(as === 'stage' ? { view: 'stage' } : {}) },
      { replace: true, preventScrollReset: true },
    );
  const code = data?.game.code;
  const title = code ? TEXTS.room(code) : TEXTS.solo;
  const screen = (shown: Shown, key: string) => (
    <SeenScreen key={key} title={`${title} · ${APP_NAME}`} screens={screens} {...shown} />
  );
  return (
    <Screen title={title} className="operator">
      {isError && (
        <ListState shape="hex" text={TEXTS.failed}>
          <button type="button" className="btn" onClick={() => void refetch()}>
            {TEXTS.again}
          </button>
        </ListState>
      )}
      {!data && !isError && <ListLoading rows={3} label={TEXTS.loading} />}
      {data && data.events.length === 0 && <ListState shape="hex" text={TEXTS.tooLong(data.game.version)} />}
      {data && data.events.length > 0 && (
        <GamePage {...data} at={search.get('at')} as={search.get('as')} onPlace={onPlace} screen={screen} />
      )}
    </Screen>
  );
}

export { OperatorGame as Component };
