import { openRooms } from '../../src/testing/player/open-rooms.js';
import { EASY, type Room } from '../../src/testing/player/room.js';
import type { Scale } from './fault.js';
import { type Ground, SECRET } from './ground.js';

/** Opens rooms with settings drawn from the seed. */
export function randomRooms(ground: Ground, scale: Omit<Scale, 'short'>, thinkMs: number): Promise<Room[]> {
  const { affinity, random, url } = ground;
  return openRooms(ground, {
    ...{ url, secret: SECRET, random: random.next, thinkMs, rooms: scale.rooms, players: scale.players },
    run: () => ({
      ...EASY,
      amount: scale.questions,
      disclosure: random.pick(['upfront', 'progressive']),
      scoring: random.pick(['speed', 'accuracy']),
    }),
    isHinted: () => affinity,
  });
}
