import type { Attack } from '../attack.js';
import type { Field } from '../field.js';
import { mutated } from '../hostile/mutate.js';
import { validOf } from '../hostile/valid.js';
import { BROKEN_JSON, CLASSES, type Hostile } from '../hostile/values.js';
import { frame } from '../lines/frames.js';
import type { Guest } from '../lines/guest.js';
import { Stage } from '../lines/stage.js';
import { MESSAGES } from '../messages.js';

/** The largest frame that the server reads is 16 KB. */
const LARGEST = 15_000;
const AT_ONCE = 20;

/** A room of attackers in the middle of a run, in which everybody sends what `text` makes, and comes back when thrown out. */
export async function shout(field: Field, text: (guest: Guest) => string): Promise<void> {
  while (field.more('frames')) {
    const stage = await Stage.set(field);
    if (!stage) {
      field.count('turned away');
      await field.pause(100);
      continue;
    }
    await field.each(2, async (i) => {
      const guest = i === 0 ? stage.host : stage.guest;
      while (guest.isIn && field.more('frames')) {
        const texts = Array.from({ length: AT_ONCE }, () => text(guest));
        for (const one of texts) field.note(one);
        await guest.socket.send(Buffer.concat(texts.map((one) => frame(one))), AT_ONCE);
        // Until they are answered: what is thrown away unread has tested nothing.
        await guest.ask('register_user');
      }
    });
    stage.leave();
  }
}

function attackOn(event: string, way: string, what: string, json: (field: Field) => string): Attack {
  return {
    name: `messages/${event}/${way}`,
    what: `${event}: ${what}`,
    run: (field) =>
      shout(field, (guest) => guest.event(event, json(field), field.random.below(9) > 0 ? 7 : '')),
  };
}

export const messages: readonly Attack[] = Object.entries(MESSAGES).flatMap(([event, schema]) => {
  const valid = validOf(schema);
  const hostile = (make: Hostile) => (field: Field) => mutated(valid, make, field.random, LARGEST);
  return [
    ...Object.entries(CLASSES).map(([way, { what, make }]) => attackOn(event, way, what, hostile(make))),
    attackOn(event, 'json', 'JSON that is none, or says a thing twice', ({ random }) =>
      BROKEN_JSON(random, LARGEST),
    ),
  ];
});
