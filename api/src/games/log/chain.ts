import { hash, randomBytes } from 'node:crypto';
import type { Recorded } from '#game/events';

/** An event with all that its hash covers. `at` is in epoch ms. */
export interface ChainedEvent extends Recorded {
  gameId: string;
  epoch: number;
  /** The version of the event type's format. */
  v: number;
  /** Only events with a name have one: a random salt, or the digest that stays when the name is erased. */
  seal: Buffer | null;
}

/** The version of the event types' format that this release writes. */
export const EVENT_FORMAT = 1;

const SALT_BYTES = 16;
const DIGEST_BYTES = 32;

/** The hash before the first event of a game. */
export const NO_EVENTS = Buffer.alloc(DIGEST_BYTES);

/** A seal for a new event, if it has a name. */
export const newSeal = ({ event }: Recorded): Buffer | null =>
  'name' in event ? randomBytes(SALT_BYTES) : null;

export const isErased = ({ seal }: { seal: Buffer | null }): boolean => seal?.length === DIGEST_BYTES;

const sha256 = (...parts: (Buffer | string)[]): Buffer =>
  hash('sha256', Buffer.concat(parts.map((part) => Buffer.from(part as string))), 'buffer');

/**
 * The hash of an event: SHA-256 of the hash before it and of all that is stored about it. It covers a name only by a salted
 * digest, which stays when the name and the salt are erased.
 */
export function hashOf(previous: Buffer, recorded: ChainedEvent): Buffer {
  const { gameId, version, epoch, at, v, commandId, seal, event } = recorded;
  const { type, ...data } = event;
  const covered = 'name' in data ? { ...data, name: sealed(data.name, seal) } : data;
  return sha256(
    previous,
    JSON.stringify([gameId, version, epoch, at, type, v, commandId]),
    canonical(covered),
  );
}

/** What stands for a name in the hash. Without a seal the hash does not cover it. */
function sealed(name: string, seal: Buffer | null): string {
  if (!seal) return '';
  return (seal.length === DIGEST_BYTES ? seal : sha256(seal, name)).toString('hex');
}

/** JSON with sorted keys: Postgres does not keep their order. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value ?? null);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  fields.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join()}}`;
}
