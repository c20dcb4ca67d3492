import { lazy, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Screen } from '../components/screen.js';
import { Finding } from '../features/game/rooms/entrance/finding.js';
import { Lobby } from '../features/game/rooms/lobby/lobby.js';
import { isHost } from '../features/game/rooms/room.js';
import { useRoom } from '../features/game/rooms/room-context.js';
import { StageLobby } from '../features/game/rooms/stage/stage-lobby.js';
import { ROOM_TEXTS } from '../features/game/rooms/texts.js';

const QuizPicker = lazy(async () => ({
  default: (await import('../features/quizzes/quiz-picker.js')).QuizPicker,
}));

function MultiplayerLobby() {
  const room = useRoom(({ context }) => context.room);
  const [search] = useSearchParams();
  // prefetch the play screen in the lobby, since all players need it at the same moment
  useEffect(() => void import('./multiplayer-play.js'), []);
  const isStage = search.get('view') === 'stage';
  const hostsOnly = room !== null && isHost(room) && !room.settings.host_plays;
  useEffect(() => {
    if (isStage || hostsOnly) void import('../features/game/rooms/stage/host-play.js');
  }, [isStage, hostsOnly]);
  if (!room) return <Finding />;
  if (isStage) {
    return (
      <Screen title={ROOM_TEXTS.lobby} className="fill">
        <StageLobby room={room} />
      </Screen>
    );
  }
  return (
    <Screen title={ROOM_TEXTS.lobby} className="wrap lobby">
      <Lobby room={room} Picker={QuizPicker} />
    </Screen>
  );
}

export { MultiplayerLobby as Component };
