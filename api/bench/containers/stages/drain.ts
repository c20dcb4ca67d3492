import { containersOf } from '../containers.js';
import { finish, seconds, startRoom } from '../play.js';
import { longestLoss, strike } from '../strike.js';
import type { Stage } from './stage.js';

export const drain: Stage = {
  what: 'SIGTERM of the container that owns a room, in mid-question',
  run: async (stack, { seed, size, found }) => {
    const open = (n: number) => startRoom(stack, `${seed}/drain/${n}`, size);
    const { room, owner, tookMs } = await strike(stack, open, 'stop', '-t', '20');
    const exitCode = (await containersOf(found, 'app')).find(({ id }) => id === owner.id)?.exitCode;
    if (exitCode !== 0) throw new Error(`it exited with ${exitCode}`);
    await stack.engine('start', owner.id);
    const { text } = await finish(stack, room);
    await stack.served();
    return `exit 0 after ${seconds(tookMs)}; players were back after at most ${seconds(longestLoss(room))}; ${text}`;
  },
};
