import { hash, randomBytes } from 'node:crypto';
import type { Recorded } from '#game/events';

/** All of an event that its hash covers. */
export interface ChainedEvent {
  gameId: string;
  version: number;
  epoch: number;
  /** In epoch ms. */
  at: number;
  type: string;
  /** The version of the event type's format. */
  v: number;
  commandId: string | null;
  /** The event's fields other than its type. */
  data: object;
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

/** A new event of a game, as its hash covers it. */
export function chained(
  { version, at, commandId, event }: Recorded,
  gameId: string,
  epoch: number,
  seal: Buffer | null,
): ChainedEvent {
  const { type, ...data } = event;
  return { gameId, version, epoch, at, type, v: EVENT_FORMAT, commandId, seal, data };
}

export const isErased = ({ seal }: { seal: Buffer | null }): boolean => seal?.length === DIGEST_BYTES;

const sha256 = (before: Buffer, text: string): Buffer =>
  hash('sha256', Buffer.concat([before, Buffer.from(text)]), 'buffer');

/**
 * The hash of an event: SHA-256 of the hash before it and of all that is stored about it. It covers a name only by a salted
 * digest, which stays when the name and the salt are erased.
 */
export function hashOf(previous: Buffer, event: ChainedEvent): Buffer {
  const { gameId, version, epoch, at, type, v, commandId, seal, data } = event;
  const covered = 'name' in data ? { ...data, name: sealed(String(data.name), seal) } : data;
  const head = JSON.stringify([gameId, version, epoch, at, type, v, commandId]);
  return sha256(previous, head + canonical(covered));
}

/** The digest that represents a name in the hash. Without a seal the hash does not cover the name. */
function sealed(name: string, seal: Buffer | null): string {
  if (!seal) return '';
  return (seal.length === DIGEST_BYTES ? seal : sha256(seal, name)).toString('hex');
}

/** JSON with sorted keys: Postgres does not keep their order. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value ?? null);
  const fields = value as Record<string, unknown>;
  const keys = Object.keys(fields).filter((key) => fields[key] !== undefined);
  const texts = keys.sort().map((key) => `${JSON.stringify(key)}:${canonical(fields[key])}`);
  return `{${texts.join()}}`;
}
