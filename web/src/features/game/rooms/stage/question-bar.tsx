import { ArrowRight, LogOut, Pause, Play, SkipForward, Square } from 'lucide-react';
import type { GameView } from '../../connection/mirror.js';
import type { Ask } from '../ask.js';
import { progressOf } from '../play/progress.js';
import { isHost, type Room } from '../room.js';
import { useAsk } from '../room-context.js';
import { ROOM_TEXTS } from '../texts.js';
import type { HostAct } from './host-act.js';
import { HostBar } from './host-bar.js';
import { useFullScreenAct } from './use-full-screen.js';

interface Props {
  room: Room;
  game: GameView;
  /** Leads out of the room, where the stage is the host's own screen. */
  onLeave?: (() => void) | undefined;
}

const isLast = ({ index, questions }: GameView) => index === questions.length - 1;

const pauseAct = (ask: Ask, paused: boolean): HostAct => ({
  id: 'pause',
  label: paused ? ROOM_TEXTS.resume : ROOM_TEXTS.pause,
  Icon: paused ? Play : Pause,
  hotkey: 'p',
  run: () => ask('pause_game', { paused: !paused }),
});

/** Closes the question; where the host opens the next one, opens it too. */
const skipAct = (ask: Ask, { index: question_index, pace }: GameView): HostAct => ({
  id: 'skip',
  label: ROOM_TEXTS.skipShort,
  Icon: SkipForward,
  hotkey: 's',
  sure: { text: ROOM_TEXTS.skipSure, yes: ROOM_TEXTS.skipYes },
  run: async () => {
    const ack = await ask('skip_question', { question_index });
    return ack.ok && pace === 'manual' ? ask('open_next', { question_index }) : ack;
  },
});

const endAct = (ask: Ask): HostAct => ({
  id: 'end',
  label: ROOM_TEXTS.endGame,
  Icon: Square,
  sure: { text: ROOM_TEXTS.endSure, yes: ROOM_TEXTS.endYes },
  run: () => ask('end_game'),
});

/** What follows, if the host can bring it about. */
function nextAct(ask: Ask, game: GameView): HostAct | undefined {
  const { phase, index, pace, paused } = game;
  const next = { id: 'next', Icon: ArrowRight, hotkey: ' ' };
  const question_index = index;
  if (phase === 'asking')
    return { ...next, label: ROOM_TEXTS.closeNow, run: () => ask('skip_question', { question_index }) };
  if (pace === 'manual') {
    const label = isLast(game) ? ROOM_TEXTS.openResults : ROOM_TEXTS.openQuestion(index + 2);
    return { ...next, label, run: () => ask('open_next', { question_index }) };
  }
  if (paused) return { ...next, label: ROOM_TEXTS.resume, run: () => ask('pause_game', { paused: false }) };
  return undefined;
}

function noteOf(room: Room, game: GameView): string {
  const { phase, pace, paused } = game;
  if (phase === 'asking') {
    const { answered, players } = progressOf(room, game);
    return paused ? ROOM_TEXTS.pauseSoon : ROOM_TEXTS.waitingFor(Math.max(players - answered, 0));
  }
  if (pace === 'manual') return ROOM_TEXTS.nextWaits(isLast(game));
  return paused ? ROOM_TEXTS.pausedHost : ROOM_TEXTS.nextOpens(isLast(game));
}

/** The host's controls of a running question. Without the role only the way out is left. */
export function QuestionBar({ room, game, onLeave }: Props) {
  const ask = useAsk();
  const full = useFullScreenAct();
  const leave: HostAct | undefined = onLeave && {
    id: 'leave',
    label: ROOM_TEXTS.leave,
    Icon: LogOut,
    run: () => void onLeave(),
  };
  const own = [full, leave].filter((act) => act !== undefined);
  if (!isHost(room)) return <HostBar acts={own} next={undefined} note={ROOM_TEXTS.notPlaying} />;
  const acts = [
    pauseAct(ask, game.paused),
    ...(game.phase === 'asking' ? [skipAct(ask, game)] : []),
    endAct(ask),
    ...own,
  ];
  return <HostBar acts={acts} next={nextAct(ask, game)} note={noteOf(room, game)} />;
}
