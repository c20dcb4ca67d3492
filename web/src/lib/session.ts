import { useSyncExternalStore } from 'react';
import type { SignedIn } from '#protocol/rest';
import { send } from './send.js';
import { recall, remember } from './storage.js';

export interface User {
  /** Null for a guest. */
  email: string | null;
  username: string;
  guest?: true;
}

/**
 * How the last sign-in in this window ended: the server no longer accepted it, the account was deleted, or else its user
 * logged out.
 */
export interface Parting {
  username: string;
  how?: 'lost' | 'deleted' | undefined;
}

/** `ended` marks a sign-in that was lost, which leads to '/' instead of the login form. */
export type Session =
  | { status: 'checking' }
  | { status: 'in'; user: User; parting?: Parting | undefined }
  | { status: 'out'; ended: boolean; parting?: Parting | undefined };

const HINT = 'signed-in';

const CHECKING: Session = { status: 'checking' };

let session: Session = CHECKING;
let token: string | undefined;
let refreshing: Promise<void> | undefined;
const listeners = new Set<() => void>();

function become(next: Session) {
  session = next;
  for (const listener of listeners) listener();
}

const partingOf = (of: Session) => (of.status === 'checking' ? undefined : of.parting);

export const currentToken = () => token;
export const currentSession = () => session;

export function signIn({ access_token, ...user }: SignedIn) {
  token = access_token;
  remember(HINT, '1');
  become({ status: 'in', user, parting: partingOf(session) });
}

/** Forgets the token and the user. `ended` is set only if somebody was signed in. */
export function signOut(how?: Parting['how']) {
  const parting = session.status === 'in' ? { username: session.user.username, how } : undefined;
  token = undefined;
  remember(HINT, null);
  become({ status: 'out', ended: parting !== undefined, parting });
}

/** Called on arrival at '/': the user is now an ordinary visitor. */
export function settle() {
  if (session.status === 'out' && session.ended) become({ ...session, ended: false });
}

/** Dismisses the notice about the ended sign-in. */
export function forgetParting() {
  if (session.status !== 'checking') become({ ...session, parting: undefined });
}

/** Gets a new access token with the refresh cookie; concurrent callers share one call. @throws as `send` */
export function refreshSession(): Promise<void> {
  refreshing ??= send<SignedIn>('GET', '/auth/refresh')
    .then(signIn)
    .finally(() => {
      refreshing = undefined;
    });
  return refreshing;
}

/** Whether this browser was signed in last time, to guess the page until the server replies. */
export const wasSignedIn = () => recall(HINT) !== null;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Whether somebody is probably signed in, while the server is asked. */
export const isExpected = ({ status }: Session) => status === 'checking' && wasSignedIn();

export const useSession = () => useSyncExternalStore(subscribe, currentSession, () => CHECKING);

/** Whether the user is signed in, or probably is while the server is asked. */
export const isPlayer = () => session.status === 'in' || isExpected(session);

export const useIsGuest = () => {
  const current = useSession();
  return current.status === 'in' && current.user.guest === true;
};

/** Resolves when `isPlayer` is true. */
export async function whenPlayer() {
  while (!isPlayer()) {
    await new Promise<void>((changed) => {
      const stop = subscribe(() => {
        stop();
        changed();
      });
    });
  }
}
