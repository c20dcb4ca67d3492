import { useSelector } from '@xstate/react';
import { Alert } from '../../../components/alert.js';
import { TEXTS } from '../play/texts.js';
import type { Game, GameSnapshot } from './game-machine.js';

export type Trouble = 'lost' | 'stalled' | 'unanswered';

/** The reason why the game does not continue. Of several reasons, the one closest to the player. */
export function troubleOf(game: GameSnapshot): Trouble | null {
  if (game.matches({ connection: 'lost' })) return 'lost';
  if (game.matches({ server: 'stalled' })) return 'stalled';
  if (!game.matches({ connection: 'connected' })) return null;
  const isSilent = game.matches({ connection: { connected: 'silent' } });
  return isSilent || game.matches({ replies: 'overdue' }) ? 'unanswered' : null;
}

interface Props {
  game: Game;
  lost: string;
  stalled?: string;
}

/** Shows a problem with the connection or the server, and its effect on the game. */
export function Trouble({ game, lost, stalled = TEXTS.stalled }: Props) {
  const trouble = useSelector(game, troubleOf);
  if (!trouble) return null;
  return <Alert kind="amber">{{ lost, stalled, unanswered: TEXTS.unanswered }[trouble]}</Alert>;
}
