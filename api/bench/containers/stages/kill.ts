import { finish, seconds, startRoom } from '../play.js';
import { strike } from '../strike.js';
import type { Stage } from './stage.js';

export const kill: Stage = {
  what: 'kill -9 of the container that owns a room, in mid-question',
  run: async (stack, { seed, size, kills }) => {
    const pauses: string[] = [];
    let confirmed = 0;
    let spread: number[] | undefined;
    while (pauses.length < kills) {
      const open = async (n: number) => {
        const opened = await startRoom(stack, `${seed}/kill/${pauses.length}/${n}`, size);
        const counts = await stack.sockets();
        if (counts.every((count) => count > 0)) spread = counts;
        return opened;
      };
      const { room, owner, pauseMs } = await strike(stack, open, 'kill', '--signal', 'KILL');
      pauses.push(seconds(pauseMs));
      await stack.engine('start', owner.id);
      confirmed += (await finish(stack, room)).confirmed;
      await stack.served();
    }
    if (!spread) throw new Error('the players of each room were on one instance');
    return `${kills} rooms of ${size.players} players, as ${spread.join(' + ')} on the instances: all ran to their end, all ${confirmed} confirmed answers are in the log; without events of the game for ${pauses.join(', ')}`;
  },
};
