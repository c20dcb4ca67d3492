import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createRandom } from '#questions/random';
import { printedSeed } from '../../src/testing/seeded-random.js';
import type { Attack } from './attack.js';
import { ATTACKS, familyOf } from './attacks.js';
import { made } from './made.js';
import { Room } from './room.js';
import { Target } from './target.js';

const PLAYERS = 5;
const OF_EACH_FAMILY = 1;
/** A short run of each attack; only the whole kit attacks in large numbers. */
const SCALE = { seconds: 1, frames: 60, bodies: 60, flood: 2_000 };

const seed = printedSeed();
const random = createRandom(seed);

/** A seeded sample of every family. */
function sample(): Attack[] {
  const families = [...new Set(ATTACKS.map(familyOf))];
  return families.flatMap((family) =>
    random.shuffle(ATTACKS.filter((attack) => familyOf(attack) === family)).slice(0, OF_EACH_FAMILY),
  );
}

it('has a unique name for each attack', () => {
  const names = ATTACKS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThanOrEqual(250);
});

describe.each([true, false])('a server under attack, limited: %s', (limits) => {
  let target: Target;
  let room: Room;
  beforeAll(async () => {
    target = await Target.start(process.env['TEST_DATABASE_URL'] ?? '', limits, { LOG_LEVEL: 'error' });
    room = await Room.open(target, PLAYERS, seed);
  });
  afterAll(async () => {
    room?.close();
    await target?.end();
  });

  it.each(sample().map((attack) => [attack.name, attack] as const))(
    'stands %s, and its players notice nothing',
    async (name, attack) => {
      room.watch.begin();
      const { faults } = await made(attack, { place: target.place, scale: SCALE, seed: `${seed}/${name}` });
      const { unanswered, lost, refused } = await room.watch.seen(() => target.runs);
      const died = target.runs ? [] : [target.lastWords];
      expect({ died, faults, unanswered, lost, refused }).toEqual({
        died: [],
        faults: [],
        unanswered: 0,
        lost: [],
        refused: [],
      });
    },
  );
});
