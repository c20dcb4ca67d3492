import type { Room } from '../../../src/testing/player/room.js';
import { finish, seconds, startRoom } from '../play.js';
import type { Stack } from '../stack.js';
import { ownerOf, strike } from '../strike.js';
import type { Stage, Wanted } from './stage.js';

const MOST_ROOMS = 20;
const NAMES: Record<string, string> = { app: 'this release', previous: 'the previous one' };

/** Opens rooms until an instance of `service` owns one; its players are on both releases. */
async function roomOwnedBy(stack: Stack, service: string, { seed, size }: Wanted): Promise<Room> {
  for (let n = 0; n < MOST_ROOMS; n++) {
    const room = await startRoom(stack, `${seed}/${service}/${n}`, size);
    const owner = await ownerOf(stack, room);
    const sockets = await stack.sockets();
    if (owner.service === service && sockets.every((count) => count > 0)) return room;
    await finish(stack, room);
  }
  throw new Error(`${NAMES[service]} owned none of ${MOST_ROOMS} rooms`);
}

async function killOwner(stack: Stack, service: string, wanted: Wanted): Promise<string> {
  const open = (n: number) => roomOwnedBy(stack, service, { ...wanted, seed: `${wanted.seed}/${n}` });
  const { room, owner, pauseMs } = await strike(stack, open, 'kill', '--signal', 'KILL');
  const next = await ownerOf(stack, room);
  await stack.engine('start', owner.id);
  const { text } = await finish(stack, room);
  await stack.served();
  return `${NAMES[service]} killed: ${NAMES[next.service]} took over, no event for ${seconds(pauseMs)}, ${text}`;
}

/** Runs on a stack that was upgraded: the previous release's instances start on the newer schema. */
export const sideBySide: Stage = {
  what: 'both releases on one database, players of a room on both, its owner killed',
  run: async (stack, wanted) => {
    await stack.addPrevious();
    await stack.scale(1);
    await stack.served();
    return `${await killOwner(stack, 'previous', wanted)}; ${await killOwner(stack, 'app', wanted)}`;
  },
};
