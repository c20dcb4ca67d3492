import { Field } from './field.js';
import { Guest } from './lines/guest.js';
import { rush } from './lines/http.js';
import type { Target } from './target.js';

const CALLS_BY_ONE = 200;
const MACHINES = 4;

/** The usual work of a server besides the running room, during which it collects its garbage. */
export async function usualWork({ place }: Target, seconds: number): Promise<void> {
  const scale = { seconds, frames: 0, bodies: 20_000, flood: 0 };
  const field = new Field(place, scale, `${Date.now()}`);
  const late = setTimeout(() => field.end(), seconds * 1_000);
  await field.each(MACHINES, async () => {
    while (field.more('bodies')) {
      let left = CALLS_BY_ONE;
      const next = () => (left-- > 0 ? { method: 'GET', path: '/healthz' } : undefined);
      await rush(field, next, { connections: 1, depth: 2 });
    }
  });
  clearTimeout(late);
  field.end();
}

const HALL = 600;
const HALL_SECONDS = 60;

/** A hall of players connects at once and disconnects. */
async function hall({ place }: Target): Promise<void> {
  const scale = { seconds: HALL_SECONDS, frames: 0, bodies: 0, flood: 0 };
  const field = new Field(place, scale, `${Date.now()}`);
  const tokens = await field.tokens(HALL);
  await Promise.all(tokens.map((token) => Guest.enter(field, token)));
  field.end();
}

const WORK_SECONDS = 2;
const LEAST_ROUNDS = 4;
const MOST_ROUNDS = 20;
const COLLECTED_MB = 20;

/** Works until the server has collected its garbage; resolves to the peak memory before that, MB. */
export async function usualMemory(target: Target): Promise<number> {
  let most = 0;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    await hall(target);
    await usualWork(target, WORK_SECONDS);
    const mb = target.look()?.mb ?? 0;
    if (mb < most - COLLECTED_MB && round >= LEAST_ROUNDS) break;
    most = Math.max(mb, most);
  }
  return most;
}
