import { useActorRef } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { rememberedCode, typedCode } from './room-code.js';
import { RoomContext } from './room-context.js';
import { roomMachine } from './room-machine.js';

/** One connection for all screens of rooms, for as long as one of them is shown. */
export function RoomProvider({ invited, children }: { invited: string | null; children: ReactNode }) {
  const [code] = useState(() => (invited ? typedCode(invited) : rememberedCode()));
  const actor = useActorRef(roomMachine, { input: { code } });
  return <RoomContext value={actor}>{children}</RoomContext>;
}
