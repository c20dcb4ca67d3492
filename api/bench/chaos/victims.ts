import { setTimeout as sleep } from 'node:timers/promises';
import type { Storm } from './fault.js';
import type { Ground } from './ground.js';
import type { Instance } from './instance.js';

export interface Victim {
  instance: Instance;
  /** The games it owns. */
  games: ReadonlySet<string>;
}

/** An instance that owns games, if there is one, so that players notice the fault. */
export async function victim({ ground, rooms }: Storm): Promise<Victim> {
  const played = new Set(rooms.filter(({ over }) => !over).map(({ id }) => id));
  const all = await Promise.all(
    ground.running.map(async (instance): Promise<Victim> => {
      const owned = await ground.ownedBy([instance]);
      return { instance, games: new Set([...owned].filter((id) => played.has(id))) };
    }),
  );
  const owners = all.filter(({ games }) => games.size > 0);
  return ground.random.pick(owners.length > 0 ? owners : all);
}

const LATEST_MS = 5_500;
const EVERY_MS = 25;

/** Time from `at` until each game had another owner, ms. Games without players may not need one. */
export async function takeOvers(
  ground: Ground,
  games: ReadonlySet<string>,
  at: number,
  withinMs = LATEST_MS,
): Promise<number[]> {
  const sql = 'select id, epoch from game where id = any($1::uuid[])';
  const look = () => ground.query<{ id: string; epoch: number }>(sql, [[...games]]).catch(() => []);
  const before = new Map((await look()).map(({ id, epoch }) => [id, epoch]));
  const taken = new Map<string, number>();
  while (taken.size < before.size && Date.now() < at + withinMs) {
    await sleep(EVERY_MS);
    for (const { id, epoch } of await look()) {
      if (epoch !== before.get(id) && !taken.has(id)) taken.set(id, Date.now() - at);
    }
  }
  return [...taken.values()];
}
