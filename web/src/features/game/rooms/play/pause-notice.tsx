import { Pause, Play } from 'lucide-react';
import type { GameView } from '../../connection/mirror.js';
import { useAsk } from '../room-context.js';
import { ROOM_TEXTS } from '../texts.js';

/** Shows that the game is paused or about to be. The host can resume it. */
export function PauseNotice({ game, isHost }: { game: GameView; isHost: boolean }) {
  const ask = useAsk();
  if (!game.paused) return null;
  const waiting = game.phase === 'revealing';
  const text = isHost ? ROOM_TEXTS.pausedHost : `${ROOM_TEXTS.paused}. ${ROOM_TEXTS.pausedText}`;
  return (
    <div className="pause" role="status">
      <Pause size={24} strokeWidth={3} aria-hidden="true" />
      <p>{waiting ? text : ROOM_TEXTS.pauseSoon}</p>
      {isHost && (
        <button type="button" className="btn" onClick={() => ask('pause_game', { paused: false })}>
          <Play size={20} strokeWidth={2.75} aria-hidden="true" />
          {ROOM_TEXTS.resume}
        </button>
      )}
    </div>
  );
}
