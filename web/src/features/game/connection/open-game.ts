import { currentSession } from '../../../lib/session.js';
import { recall, remember } from '../../../lib/storage.js';

/** How long the server keeps a solo game whose player is away. */
const SOLO_MS = 30 * 60_000;
/** How long the server keeps the seat of a disconnected player in a room. */
const SEAT_MS = 5 * 60_000;

interface Kept {
  username: string;
  what: string;
  until: number;
}

const username = () => {
  const session = currentSession();
  return session.status === 'in' ? session.user.username : undefined;
};

/** Remembers that the user's game or room was open. The server decides whether it still is. */
function memoryOf(key: string, forMs: number) {
  return {
    keep(what: string) {
      const name = username();
      if (name === undefined) return;
      remember(key, JSON.stringify({ username: name, what, until: Date.now() + forMs } satisfies Kept));
    },
    forget: () => remember(key, null),
    recall(): string | null {
      try {
        const kept: Partial<Kept> | null = JSON.parse(recall(key) ?? 'null');
        const isOpen = kept?.username === username() && Number(kept?.until) > Date.now();
        return isOpen && typeof kept?.what === 'string' ? kept.what : null;
      } catch {
        return null;
      }
    },
  };
}

/** The title of the solo game that the player can continue. */
export const openGame = memoryOf('open-game', SOLO_MS);
/** The code of the room that the player has a seat in. */
export const openRoom = memoryOf('open-room', SEAT_MS);
