import type { Viewer } from '#protocol/frames';
import type { Row, Story } from './story.js';
import { GAME_TEXTS as TEXTS } from './texts.js';

/** A viewer: a role, or the id of a user. `stage` is the big screen of a room. */
export type Watcher = 'host' | 'stage' | 'spectator' | { userId: string };

export const viewerOf = (watcher: Watcher): Viewer => (watcher === 'stage' ? 'spectator' : watcher);

const ROLES = ['host', 'stage', 'spectator'] as const;
export const roleOf = (text: string | null) => ROLES.find((role) => role === text);

/** The viewer of an address; by default the host, or the only player. */
export function watcherOf(text: string | null, { people }: Story): Watcher {
  const person = people.find(({ userId }) => userId === text);
  if (person) return { userId: person.userId };
  return roleOf(text) ?? 'host';
}

export const watcherText = (watcher: Watcher) => (typeof watcher === 'object' ? watcher.userId : watcher);

export function watcherName(watcher: Watcher, { people, host }: Story): string {
  if (watcher === 'stage') return TEXTS.stage;
  if (watcher === 'spectator') return TEXTS.spectator;
  if (watcher === 'host') return host || TEXTS.theHost;
  return people.find(({ userId }) => userId === watcher.userId)?.name ?? '';
}

/** A time since the beginning: 1:42.204. */
export function clockText(ms: number): string {
  const seconds = Math.floor(ms / 1_000);
  const parts = [Math.floor(seconds / 60), String(seconds % 60).padStart(2, '0')];
  return `${parts.join(':')}.${String(Math.floor(ms % 1_000)).padStart(3, '0')}`;
}

const spoken = (ms: number) => {
  const seconds = Math.floor(ms / 1_000);
  const minutes = Math.floor(seconds / 60);
  const part = (count: number, name: string) => `${count} ${name}${count === 1 ? '' : 's'}`;
  return [...(minutes > 0 ? [part(minutes, 'minute')] : []), part(seconds % 60, 'second')].join(' ');
};

/** A position on the timeline in words. */
export function placeText(row: Row, { start, questions }: Story, events: number): string {
  const asked = row.question === null ? undefined : questions[row.question];
  return [
    TEXTS.place(row.version, events),
    spoken(row.at - start),
    ...(asked ? [TEXTS.atQuestion(asked.index + 1)] : []),
    [row.who, row.what].filter(Boolean).join(' '),
  ].join(', ');
}
