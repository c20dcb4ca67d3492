import type { Viewer } from '#protocol/frames';
import type { Row, Story } from './story.js';
import { GAME_TEXTS as TEXTS } from './texts.js';

/** Who looks: a role, or the id of a user. `stage` is the big screen of a room, which anybody may look at. */
export type Seer = 'host' | 'stage' | 'spectator' | { userId: string };

export const viewerOf = (seer: Seer): Viewer => (seer === 'stage' ? 'spectator' : seer);

const ROLES = ['host', 'stage', 'spectator'] as const;
export const roleOf = (text: string | null) => ROLES.find((role) => role === text);

/** The seer of an address; the host, or the only player, if it names none. */
export function seerOf(text: string | null, { people }: Story): Seer {
  const person = people.find(({ userId }) => userId === text);
  if (person) return { userId: person.userId };
  return roleOf(text) ?? 'host';
}

export const seerText = (seer: Seer) => (typeof seer === 'object' ? seer.userId : seer);

export function seerName(seer: Seer, { people, host }: Story): string {
  if (seer === 'stage') return TEXTS.stage;
  if (seer === 'spectator') return TEXTS.spectator;
  if (seer === 'host') return host || TEXTS.theHost;
  return people.find(({ userId }) => userId === seer.userId)?.name ?? '';
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

/** A place on the timeline in words. */
export function placeText(row: Row, { start, questions }: Story, events: number): string {
  const asked = row.question === null ? undefined : questions[row.question];
  return [
    TEXTS.place(row.version, events),
    spoken(row.at - start),
    ...(asked ? [TEXTS.atQuestion(asked.index + 1)] : []),
    [row.who, row.what].filter(Boolean).join(' '),
  ].join(', ');
}
