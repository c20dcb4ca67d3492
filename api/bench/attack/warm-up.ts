import { Field } from './field.js';
import { rush } from './lines/http.js';
import { Stage } from './lines/stage.js';
import type { Target } from './target.js';

const SECONDS = 6;

/** Usual work, after which a server holds the memory that it holds on an evening of play. */
export async function warmUp({ place }: Target): Promise<void> {
  const scale = { seconds: SECONDS, frames: 20_000, bodies: 20_000, flood: 0 };
  const field = new Field(place, scale, 'warm-up');
  const stages = await Promise.all([1, 2, 3].map(() => Stage.set(field)));
  const chat = stages.flatMap((stage) => (stage ? [stage.host, stage.guest] : []));
  const talk = field.each(chat.length, async (i) => {
    for (; field.more('frames'); await field.pause(100)) await chat[i]?.ask('sync', { seq: 0 });
  });
  await Promise.all([
    talk,
    rush(field, () => (field.more('bodies') ? { method: 'GET', path: '/healthz' } : undefined)),
  ]);
  field.end();
}
