import { finish, seconds, startRoom } from '../play.js';
import type { Stack } from '../stack.js';
import { midQuestion } from '../strike.js';
import { expectHistory, expectOk, playSolo } from './solo.js';
import type { Stage, Wanted } from './stage.js';

const MIGRATIONS = 'select count(*)::int as count from migrations';

async function migrations(stack: Stack): Promise<number> {
  const [row] = await stack.query<{ count: number }>(MIGRATIONS);
  return row?.count ?? 0;
}

/** Verifies the log of every game with the operators' command in the image. */
async function verifyAll(stack: Stack): Promise<string> {
  const [instance] = await stack.instances();
  const printed = await stack.engine('exec', instance?.id ?? '', 'ops', 'verify', '--all', '--json');
  const { games, differences } = JSON.parse(printed) as { games: number; differences: unknown[] };
  if (differences.length > 0) throw new Error(JSON.stringify(differences));
  return `\`ops verify --all\` finds no difference in ${games} games`;
}

/** Runs on a stack of the previous release. */
export const upgrade: Stage = {
  what: 'upgrade from the previous release, in mid-question',
  run: async (stack, { seed, size, image, previous = '' }: Wanted) => {
    const visitor = await playSolo(stack.url, seed);
    const before = await migrations(stack);
    const room = await startRoom(stack, `${seed}/upgrade`, size);
    await midQuestion(room, 0);
    const since = Date.now();
    await stack.upgrade(image, previous);
    await stack.served();
    const took = seconds(Date.now() - since);
    const { text } = await finish(stack, room);
    await expectHistory(visitor);
    await expectOk(visitor.get('/auth/refresh'));
    const ran = (await migrations(stack)) - before;
    return `${ran} migrations, all new after ${took}; ${text}; access token, sign-in and history are still valid; ${await verifyAll(stack)}`;
  },
};
