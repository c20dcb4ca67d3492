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
  /** A guest who is signed out cannot come back. */
  guest: boolean;
}

const currentUser = () => {
  const session = currentSession();
  return session.status === 'in' ? session.user : undefined;
};

function keptAs(key: string): Kept | null {
  try {
    const kept: Partial<Kept> | null = JSON.parse(recall(key) ?? 'null');
    const { username, what, until, guest = false } = kept ?? {};
    const isOpen = typeof username === 'string' && typeof what === 'string' && Number(until) > Date.now();
    return isOpen ? { username, what, until: Number(until), guest } : null;
  } catch {
    return null;
  }
}

/** Remembers that the user's game or room was open. The server decides whether it still is. */
function memoryOf(key: string, forMs: number) {
  return {
    keep(what: string) {
      const user = currentUser();
      if (!user) return;
      const { username, guest = false } = user;
      const kept: Kept = { username, what, until: Date.now() + forMs, guest };
      remember(key, JSON.stringify(kept));
    },
    forget: () => remember(key, null),
    rename(from: string, to: string) {
      const kept = keptAs(key);
      if (kept?.username === from) remember(key, JSON.stringify({ ...kept, username: to, guest: false }));
    },
    recall(): string | null {
      const kept = keptAs(key);
      return kept && kept.username === currentUser()?.username ? kept.what : null;
    },
    /** The user whose game it is, if that user is signed out and can sign in again. */
    ownerAway(): string | null {
      const kept = keptAs(key);
      return kept && !kept.guest && !currentUser() ? kept.username : null;
    },
  };
}

/** The title of the solo game that the player can continue, and its question. */
export const openGame = memoryOf('open-game', SOLO_MS);
/** The code of the room that the player has a seat in. */
export const openRoom = memoryOf('open-room', SEAT_MS);
