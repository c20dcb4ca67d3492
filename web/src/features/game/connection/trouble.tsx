import { Alert } from '../../../components/alert.js';
import { TEXTS } from '../play/texts.js';
import type { PlayView } from './followed-game.js';

export type Trouble = 'lost' | 'stalled' | 'unanswered';
type Signs = Pick<PlayView, 'connection' | 'stalled' | 'unanswered' | 'silent'>;

/** What keeps the game from going on; of several things the nearest to the player. */
export function troubleOf({ connection, stalled, unanswered, silent }: Signs): Trouble | null {
  if (connection === 'lost') return 'lost';
  if (stalled) return 'stalled';
  return connection === 'connected' && (unanswered || silent) ? 'unanswered' : null;
}

interface Props {
  view: Signs;
  lost: string;
  stalled?: string;
}

/** Says what is wrong while something is, and what becomes of the game. */
export function Trouble({ view, lost, stalled = TEXTS.stalled }: Props) {
  const trouble = troubleOf(view);
  if (!trouble) return null;
  return <Alert kind="amber">{{ lost, stalled, unanswered: TEXTS.unanswered }[trouble]}</Alert>;
}
