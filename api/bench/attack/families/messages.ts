import type { Attack } from '../attack.js';
import type { Field } from '../field.js';
import { mutated } from '../hostile/mutate.js';
import { validOf } from '../hostile/valid.js';
import { BROKEN_JSON, CLASSES, type Hostile } from '../hostile/values.js';
import { Guest } from '../lines/guest.js';
import { Stage } from '../lines/stage.js';
import { MESSAGES } from '../messages.js';

/** The largest frame that the server reads is 16 KB. */
const LARGEST = 15_000;
const AT_ONCE = 10;
const SOCKETS = 8;
const GUESTS = 10;

/**
 * Players of a running room send what `text` generates. A player who is disconnected for invalid messages reconnects to
 * the room.
 */
export async function shout(field: Field, text: (guest: Guest) => string): Promise<void> {
  const stage = await Stage.set(field);
  const guests = await field.tokens(GUESTS);
  for (const token of guests) {
    const guest = await Guest.enter(field, token);
    await guest?.ask('join_room', { code: stage?.code });
    guest?.leave();
  }
  const tokens = [...(stage?.tokens ?? []), ...guests];
  let turn = 0;
  await field.each(SOCKETS, async () => {
    while (field.more('frames')) {
      const guest = await Guest.enter(field, tokens[turn++ % tokens.length] ?? '');
      if (!guest) {
        field.count('turned away');
        await field.pause(50);
        continue;
      }
      const texts = Array.from({ length: AT_ONCE }, () => text(guest));
      await guest.socket.text(...texts);
      // Wait for the replies, since frames that the server drops unread test nothing.
      await guest.ask('register_user');
      guest.leave();
    }
  });
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
