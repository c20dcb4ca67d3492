import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Screen } from '../components/screen.js';
import { gameView, shownQuestion } from '../features/game/connection/selectors.js';
import { Finding } from '../features/game/rooms/entrance/finding.js';
import { RoomPlay } from '../features/game/rooms/play/room-play.js';
import { useRoom, useRoomGame } from '../features/game/rooms/room-context.js';
import { ROOM_TEXTS } from '../features/game/rooms/texts.js';

// loaded lazily: only projectors need it
const StageQuestion = lazy(async () => ({
  default: (await import('../features/game/rooms/stage/stage-question.js')).StageQuestion,
}));

export function MultiplayerPlay() {
  const room = useRoom(({ context }) => context.room);
  const game = useSelector(useRoomGame(), gameView);
  const [search] = useSearchParams();
  if (search.get('view') !== 'stage') return <RoomPlay />;
  const question = game && shownQuestion(game);
  if (!room || !game || !question) return <Finding />;
  return (
    <Screen title={ROOM_TEXTS.multiplayer} className="fill">
      <Suspense>
        <StageQuestion key={question.question_id} room={room} game={game} question={question} />
      </Suspense>
    </Screen>
  );
}
