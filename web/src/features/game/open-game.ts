import { currentSession } from '../../lib/session.js';
import { recall, remember } from '../../lib/storage.js';

const KEY = 'open-game';
/** For so long the server keeps a solo game whose player is away. */
const KEPT_MS = 30 * 60_000;

interface OpenGame {
  username: string;
  title: string;
  until: number;
}

const username = () => {
  const session = currentSession();
  return session.status === 'in' ? session.user.username : undefined;
};

/** This browser remembers that a solo game is under way; whether it still is, the server says. */
export function rememberOpenGame(title: string) {
  const name = username();
  if (name === undefined) return;
  remember(KEY, JSON.stringify({ username: name, title, until: Date.now() + KEPT_MS } satisfies OpenGame));
}

export const forgetOpenGame = () => remember(KEY, null);

/** The title of the game that its player can go on with. */
export function openGame(): string | null {
  try {
    const open: Partial<OpenGame> | null = JSON.parse(recall(KEY) ?? 'null');
    const isOpen = open?.username === username() && Number(open?.until) > Date.now();
    return isOpen && typeof open?.title === 'string' ? open.title : null;
  } catch {
    return null;
  }
}
