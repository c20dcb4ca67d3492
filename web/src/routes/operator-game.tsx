import { lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { APP_NAME } from '#protocol/app-name';
import { ListState } from '../components/list-state.js';
import { Screen } from '../components/screen.js';
import { SeenScreen } from '../features/game/replay/seen-screen.js';
import { GamePage, type Shown } from '../features/operator/game/game-page.js';
import { QuestionsCard } from '../features/operator/game/questions-card.js';
import { GAME_TEXTS as TEXTS } from '../features/operator/game/texts.js';
import { Loaded } from '../features/operator/loaded.js';
import { useWholeGame } from '../features/operator/operator-data.js';
import { type Place, queryOf } from '../features/operator/ways.js';

const screens = {
  Lobby: lazy(async () => ({ default: (await import('./multiplayer-lobby.js')).Component })),
  Play: lazy(async () => ({ default: (await import('./multiplayer-play.js')).Component })),
  Results: lazy(async () => ({ default: (await import('./multiplayer-results.js')).Component })),
};

/** A game at a moment: the address names the game, the event, and who looks. */
function OperatorGame() {
  const [search, setSearch] = useSearchParams();
  const id = search.get('id') ?? '';
  const query = useWholeGame(id);
  const onPlace = (place: Place) =>
    setSearch(queryOf(id, place), { replace: true, preventScrollReset: true });
  const { game } = query.data ?? {};
  const title = !game ? TEXTS.game : game.code ? TEXTS.room(game.code) : TEXTS.solo;
  const screen = (shown: Shown, key: string) => (
    <SeenScreen key={key} title={`${title} · ${APP_NAME}`} screens={screens} {...shown} />
  );
  const place = { at: search.get('at'), as: search.get('as'), onPlace };
  return (
    <Screen title={title} className="operator">
      <Loaded query={query}>
        {({ game, events }) =>
          events.length === 0 ? (
            <ListState shape="hex" text={TEXTS.tooLong(game.version)} />
          ) : (
            <GamePage key={id} game={game} events={events} {...place} screen={screen} />
          )
        }
      </Loaded>
      {query.data && <QuestionsCard key={id} id={id} />}
    </Screen>
  );
}

export { OperatorGame as Component };
