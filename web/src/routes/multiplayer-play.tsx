import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Screen } from '../components/screen.js';
import { gameView, shownQuestion } from '../features/game/connection/selectors.js';
import { Finding } from '../features/game/rooms/entrance/finding.js';
import { RoomPlay } from '../features/game/rooms/play/room-play.js';
import { useRoom, useRoomGame } from '../features/game/rooms/room-context.js';
import { ROOM_TEXTS } from '../features/game/rooms/texts.js';

// loaded lazily: only projectors and hosts who do not play need it
const HostPlay = lazy(async () => ({
  default: (await import('../features/game/rooms/stage/host-play.js')).HostPlay,
}));

function MultiplayerPlay() {
  const room = useRoom(({ context }) => context.room);
  const game = useSelector(useRoomGame(), gameView);
  const [search] = useSearchParams();
  const bigScreen = search.get('view') === 'stage';
  const plays = game?.hostOnly == null || game.hostOnly !== room?.you;
  if (!bigScreen && plays) return <RoomPlay />;
  const question = game && shownQuestion(game);
  if (!room || !game || !question) return <Finding />;
  return (
    <Suspense fallback={<Finding text={ROOM_TEXTS.starting} />}>
      <Screen title={ROOM_TEXTS.multiplayer} className="fill">
        <HostPlay room={room} game={game} question={question} bigScreen={bigScreen} />
      </Screen>
    </Suspense>
  );
}

export { MultiplayerPlay as Component };
