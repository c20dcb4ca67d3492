import { useActorRef } from '@xstate/react';
import { Suspense, useState } from 'react';
import { fromCallback } from 'xstate';
import { Finding } from '../rooms/entrance/finding.js';
import { RoomContext, useRoom } from '../rooms/room-context.js';
import { roomMachine } from '../rooms/room-machine.js';
import { ReplaySocket } from './replay-socket.js';
import { clockAt, type RoomScreens, type Seen } from './seen.js';
import { useStarted } from './use-started.js';

/** A replayed room is not remembered as one that its viewer has a seat in. */
const replayedRoom = roomMachine.provide({ actors: { memory: fromCallback(() => {}) } });

export function SeenRoom({ sent, at, screens }: Seen) {
  const [input] = useState(() => ({
    code: null,
    connect: () => new ReplaySocket(sent).asSocket(),
    clock: clockAt(at),
  }));
  const actor = useActorRef(replayedRoom, { input });
  useStarted(actor);
  return (
    <RoomContext value={actor}>
      <Suspense fallback={<Finding />}>
        <RoomScreen {...screens} />
      </Suspense>
    </RoomContext>
  );
}

/** The screen that the product shows at this point of a room. */
function RoomScreen({ Lobby, Play, Results }: RoomScreens) {
  const isInside = useRoom(({ context }) => context.room !== null);
  const isPlaying = useRoom((snapshot) => snapshot.matches({ place: { inside: 'playing' } }));
  const hasResults = useRoom((snapshot) => snapshot.matches({ place: { inside: { idle: 'results' } } }));
  if (!isInside) return <Finding />;
  if (isPlaying) return <Play />;
  return hasResults ? <Results /> : <Lobby />;
}
