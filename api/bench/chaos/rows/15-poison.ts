import { setTimeout as sleep } from 'node:timers/promises';
import type { Broken } from '../../../src/testing/oracle/broken.js';
import { judge } from '../../../src/testing/oracle/judge.js';
import type { Room } from '../../../src/testing/player/room.js';
import type { Finding, Scale, Scenario } from '../fault.js';
import type { Ground } from '../ground.js';
import { randomRooms } from '../rooms.js';

const LATEST_MS = 60_000;

async function until(holds: () => Promise<boolean> | boolean): Promise<boolean> {
  for (const late = Date.now() + LATEST_MS; Date.now() < late; await sleep(50))
    if (await holds()) return true;
  return false;
}

/** Corrupts one room's log with an impossible event and kills its owner, so that another instance reads it. */
async function run(ground: Ground, { rooms: count, players }: Scale): Promise<Finding> {
  const rooms = await randomRooms(ground, { rooms: count, players, questions: 5 }, 1_000);
  const [poisoned, ...others] = rooms as [Room, ...Room[]];
  await until(() => poisoned.index > 0);
  await ground.query(
    `update game_event set data = '{"seat": 77, "why": "left"}', type = 'PlayerLeft' where game_id = $1 and version = 2`,
    [poisoned.id],
  );
  const owners = await Promise.all(
    ground.instances.map(async (instance) => ({ instance, games: await ground.ownedBy([instance]) })),
  );
  const owner = owners.find(({ games }) => games.has(poisoned.id))?.instance;
  await owner?.kill();
  const aside = () =>
    ground.query('select from game where id = $1 and quarantine is not null', [poisoned.id]);
  const isAside = await until(async () => (await aside()).length > 0);
  await ground.heal();
  await until(() => others.every(({ over }) => over));
  await Promise.all(others.map((room) => room.look(5_000)));
  const broken: Broken[] = await judge(ground, others);
  if (!isAside)
    broken.push({
      invariant: 'I6',
      gameId: poisoned.id,
      what: 'a game that cannot be read is not set aside',
    });
  for (const room of rooms) room.close();
  return { reached: 1, times: {}, counts: { 'other games': others.length }, broken };
}

export const poison: Scenario = {
  id: '15',
  what: 'a game whose log cannot be folded, and its owner dies: it is set aside, the others go on',
  target: 20,
  goals: [],
  run,
};
