import type { DataSource, EntityManager } from 'typeorm';
import type { LiveInstance } from '#protocol/operator';
import { PEERS_AND_DRAINS } from '../games/log/liveness.sql.js';
import { INSTANCES } from './live-rooms.sql.js';
import { type OperatorAction, record } from './operators.js';

const LISTED = 100;
const LOCK = 'select from instance order by id for update';
const DRAIN = 'update instance set drain_at = clock_timestamp() where id = $1';

export const NO_OTHER_INSTANCE = 'No other instance could take its games. Start another one first.';

/** The instances that ran last, those that are alive first. */
export const instances = (database: DataSource): Promise<LiveInstance[]> =>
  database.query<LiveInstance[]>(INSTANCES, [LISTED]);

/**
 * Tells an instance to release its games and to take no more, and records that. It learns of it at its next heartbeat.
 * `alone`: no other one could take its games.
 */
export async function drainInstance(
  manager: EntityManager,
  id: string,
  operator?: OperatorAction['operator'],
): Promise<'told' | 'told before' | 'unknown' | 'alone'> {
  // Two operators at once would drain the last two. Heartbeats wait for a moment.
  await manager.query(LOCK);
  const alive = await manager.query<{ id: string; draining: boolean }[]>(PEERS_AND_DRAINS);
  const found = alive.find((each) => each.id === id);
  if (!found) return 'unknown';
  if (found.draining) return 'told before';
  if (!alive.some((each) => each.id !== id && !each.draining)) return 'alone';
  await manager.query(DRAIN, [id]);
  await record(manager, { ...(operator ? { operator } : {}), action: 'instances drain', target: id });
  return 'told';
}
