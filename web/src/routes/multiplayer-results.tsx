import { useSearchParams } from 'react-router-dom';
import { Screen } from '../components/screen.js';
import { Finding } from '../features/game/rooms/entrance/finding.js';
import { RoomResults } from '../features/game/rooms/results/room-results.js';
import { useRoom } from '../features/game/rooms/room-context.js';
import { StageResults } from '../features/game/rooms/stage/stage-results.js';
import { ROOM_TEXTS } from '../features/game/rooms/texts.js';
import { KeepScore } from '../features/guests/keep-score.js';

function MultiplayerResults() {
  const room = useRoom(({ context }) => context.room);
  const [search] = useSearchParams();
  if (!room || room.scores.length === 0) return <Finding />;
  if (search.get('view') === 'stage') {
    return (
      <Screen title={ROOM_TEXTS.complete} className="fill">
        <StageResults room={room} />
      </Screen>
    );
  }
  return (
    <Screen title={ROOM_TEXTS.complete} className="wrap room-results">
      <KeepScore />
      <RoomResults room={room} leaveTo="/play" lobby="/multiplayer/lobby" review="/multiplayer/review" />
    </Screen>
  );
}

export { MultiplayerResults as Component };
