import { useEffect } from 'react';
import { Outlet, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { typedCode } from '../features/game/rooms/room-code.js';
import { useRoom, useRoomActor } from '../features/game/rooms/room-context.js';
import { RoomProvider } from '../features/game/rooms/room-provider.js';
import { isOutside } from '../features/game/rooms/selectors.js';
import { StageOver } from '../features/game/rooms/stage/stage-over.js';
import { wayFrom } from '../features/game/rooms/ways.js';
import { PageLayout } from './page-layout.js';

/** Navigates to the screen that matches the room's phase. The stage view stays a stage view. */
function RoomWays({ invited, stage }: { invited: string | null; stage: boolean }) {
  const room = useRoomActor();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  // Others may be watching a big screen, so it does not navigate away but shows that the room is over.
  const over = useRoom((snapshot) => (stage && isOutside(snapshot) ? snapshot.context.former : null));
  const next = useRoom((snapshot) => wayFrom(pathname, snapshot, invited && typedCode(invited)));
  const way = over ? null : next;
  useEffect(() => {
    if (way)
      navigate(stage && way.startsWith('/multiplayer/') ? `${way}?view=stage` : way, { replace: true });
    else room.send({ type: 'arrived' });
  }, [way, stage, room, navigate]);
  if (over) return <StageOver code={over} />;
  return stage || pathname.endsWith('/play') ? <Outlet /> : <PageLayout />;
}

/** All room screens share one connection. */
export function RoomsLayout() {
  const [search] = useSearchParams();
  const invited = search.get('code');
  return (
    <RoomProvider invited={invited}>
      <RoomWays invited={invited} stage={search.get('view') === 'stage'} />
    </RoomProvider>
  );
}
