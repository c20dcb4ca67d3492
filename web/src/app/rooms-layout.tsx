import { useEffect } from 'react';
import { Outlet, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { isCode, typedCode } from '../features/game/rooms/room-code.js';
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
  // Others may be watching a big screen, so it does not navigate away but shows that the room has closed.
  const over = useRoom((snapshot) => (stage && isOutside(snapshot) ? snapshot.context.former : null));
  const next = useRoom((snapshot) => wayFrom(pathname, snapshot, invited));
  const inRoom = useRoom((snapshot) => !isOutside(snapshot));
  const way = over ? null : next;
  useEffect(() => {
    if (way)
      navigate(stage && way.startsWith('/multiplayer/') ? `${way}?view=stage` : way, { replace: true });
    else room.send({ type: 'arrived' });
  }, [way, stage, room, navigate]);
  if (over) return <StageOver code={over} />;
  return stage || /\/(play|review)$/.test(pathname) ? <Outlet context={inRoom} /> : <PageLayout />;
}

/** All room screens share one connection. */
function RoomsLayout() {
  const [search] = useSearchParams();
  const code = typedCode(search.get('code') ?? '');
  const invited = isCode(code) ? code : null;
  return (
    <RoomProvider invited={invited}>
      <RoomWays invited={invited} stage={search.get('view') === 'stage'} />
    </RoomProvider>
  );
}

export { RoomsLayout as Component };
