import type { Attack } from '../attack.js';
import { ROUTES } from '../calls.js';
import { mutated } from '../hostile/mutate.js';
import { validOf } from '../hostile/valid.js';
import { CLASSES } from '../hostile/values.js';
import { bearer, rush } from '../lines/http.js';
import { MESSAGES } from '../messages.js';
import { shout } from './messages.js';

const WAYS = Object.values(CLASSES);
const EVENTS = Object.entries(MESSAGES).map(([event, schema]) => ({ event, valid: validOf(schema) }));
const BODIES = ROUTES.flatMap(({ body, ...route }) => (body ? [{ ...route, valid: validOf(body) }] : []));
const TIMES = 40;

/** Random mixes of the other attacks, in large numbers. */
export const mixed: readonly Attack[] = [
  {
    name: 'mixed/messages',
    what: 'every message, hostile in every way',
    times: TIMES,
    run: (field) =>
      shout(field, (guest) => {
        const { random } = field;
        const { event, valid } = random.pick(EVENTS);
        return guest.event(event, mutated(valid, random.pick(WAYS).make, random, 4_000), 7);
      }),
  },
  {
    name: 'mixed/bodies',
    what: 'every call, hostile in every way',
    times: TIMES,
    run: async (field) => {
      const { random } = field;
      const tokens = await field.tokens(20);
      await rush(field, () => {
        if (!field.more('bodies')) return undefined;
        const { method, path, valid } = random.pick(BODIES);
        const body = mutated(valid, random.pick(WAYS).make, random, 4_000);
        return { method, path, headers: [bearer(random.pick(tokens))], body };
      });
    },
  },
];
