import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { createLiveRoom } from './live-room.js';
import { rememberedCode, typedCode } from './room-code.js';
import { RoomContext } from './room-context.js';

/** One connection for all screens of rooms, for as long as one of them is shown. */
export function RoomProvider({ invited, children }: { invited: string | null; children: ReactNode }) {
  const [live] = useState(() => createLiveRoom(invited ? typedCode(invited) : rememberedCode()));
  useEffect(() => {
    live.open();
    return live.close;
  }, [live]);
  const view = useSyncExternalStore(live.subscribe, live.view);
  return <RoomContext value={{ live, view }}>{children}</RoomContext>;
}
