import { Field } from './field.js';
import { rush } from './lines/http.js';
import { Stage } from './lines/stage.js';
import type { Target } from './target.js';

const CALLS_BY_ONE = 200;

/** What a server does on an evening of play, for so long: the memory that it holds then is what it usually holds. */
export async function usualWork({ place }: Target, seconds: number): Promise<void> {
  const scale = { seconds, frames: 20_000, bodies: 20_000, flood: 0 };
  const field = new Field(place, scale, `${Date.now()}`);
  const late = setTimeout(() => field.end(), seconds * 1_000);
  const stage = await Stage.set(field);
  const talk = async () => {
    for (; field.more('frames') && stage; await field.pause(200)) {
      for (const guest of [stage.host, stage.guest]) await guest.ask('register_user');
    }
  };
  const browse = async () => {
    while (field.more('bodies')) {
      let left = CALLS_BY_ONE;
      const next = () => (left-- > 0 ? { method: 'GET', path: '/healthz' } : undefined);
      await rush(field, next, { connections: 1, depth: 4 });
    }
  };
  await Promise.all([talk(), browse(), browse()]);
  clearTimeout(late);
  field.end();
}
