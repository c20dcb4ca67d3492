import { useState } from 'react';
import type { Game } from '../connection/game-machine.js';
import type { GameView } from '../connection/mirror.js';

/** Opens the next question if the player decides when. `next` is undefined if they do not, or not yet. */
export function useOpenNext(actor: Game, { phase, pace, index }: GameView, decides: boolean) {
  const [opening, setOpening] = useState(false);
  if (phase !== 'revealing' || pace !== 'manual' || !decides) return { opening: false };
  const next = () => {
    if (opening) return;
    setOpening(true);
    const onReply = () => setOpening(false);
    actor.send({ type: 'post', event: 'open_next', payload: { question_index: index }, onReply });
  };
  return { opening, next };
}
