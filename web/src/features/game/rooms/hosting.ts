import { currentSession } from '../../../lib/session.js';
import { recall, remember } from '../../../lib/storage.js';
import type { Room } from './room.js';

/** Others may use the same browser. */
function key(): string {
  const session = currentSession();
  return `host-plays:${session.status === 'in' ? session.user.username : ''}`;
}

/** Whether the user plays the games that they host; null until they have been asked in this browser. */
export function recalledHostPlays(): boolean | null {
  const kept = recall(key());
  return kept === null ? null : kept !== 'no';
}
export const rememberHostPlays = (plays: boolean) => remember(key(), plays ? 'yes' : 'no');

/** The settings that our client sends for a room that it has opened. */
export const firstSettings = () => ({ pace: 'reading', host_plays: recalledHostPlays() ?? true });

/** Number of players in the room who take part, if `hostOnly` does not. */
export const playersOf = ({ total, names }: Pick<Room, 'total' | 'names'>, hostOnly: string | null) =>
  total - (hostOnly !== null && names.includes(hostOnly) ? 1 : 0);

/** The host, if they only host the next game. */
export const hostOnlyOf = ({ settings, host }: Pick<Room, 'settings' | 'host'>) =>
  settings.host_plays ? null : host;
