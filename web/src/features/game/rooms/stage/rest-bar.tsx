import { ArrowRight } from 'lucide-react';
import type { Room } from '../room.js';
import { useAsk } from '../room-context.js';
import { sentSettings, startRun } from '../start-run.js';
import { ROOM_TEXTS } from '../texts.js';
import { HostBar } from './host-bar.js';
import { useFullScreenAct } from './use-full-screen.js';

const NEXT = { id: 'next', Icon: ArrowRight, hotkey: ' ' };

/** The host's controls between runs: in the lobby they start one, with the results they lead back to the lobby. */
export function RestBar({ room, results = false }: { room: Room; results?: boolean }) {
  const ask = useAsk();
  const full = useFullScreenAct();
  // the settings, sent again as they are, tell everybody that the lobby is open
  const again = () => ask('room_settings', sentSettings(room.settings));
  const next = results
    ? { ...NEXT, label: ROOM_TEXTS.playAgain, run: again }
    : { ...NEXT, label: ROOM_TEXTS.start, run: () => startRun(ask) };
  const note = room.total > 1 ? ROOM_TEXTS.together : ROOM_TEXTS.alone;
  return <HostBar acts={full ? [full] : []} next={next} note={results ? '' : note} />;
}
