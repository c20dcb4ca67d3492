import type { Attack } from '../attack.js';
import { nameOf, ROUTES, type Route } from '../calls.js';
import type { Field } from '../field.js';
import { mutated } from '../hostile/mutate.js';
import { validOf } from '../hostile/valid.js';
import { BROKEN_JSON, CLASSES, type Hostile } from '../hostile/values.js';
import { bearer, type Call, rush } from '../lines/http.js';

/** The largest body that the server reads is 256 KB. */
const LARGEST = 240_000;
const ACCOUNTS = 8;

async function send(
  field: Field,
  { method, path }: Route,
  content: (field: Field) => Partial<Call>,
): Promise<void> {
  const tokens = await field.tokens(ACCOUNTS);
  await rush(field, () => {
    if (!field.more('bodies')) return undefined;
    const headers = [bearer(field.random.pick(tokens))];
    return { method, path, headers, ...content(field) };
  });
}

function bodiesTo(route: Route): Attack[] {
  const { body } = route;
  if (!body) return [];
  const valid = validOf(body);
  const attack = (way: string, what: string, make: (field: Field) => string): Attack => ({
    name: `bodies${nameOf(route)}/${way}`,
    what: `${route.method} ${route.path}: ${what}`,
    run: (field) => send(field, route, () => ({ body: make(field) })),
  });
  const hostile = (make: Hostile) => (field: Field) => mutated(valid, make, field.random, LARGEST);
  return [
    ...Object.entries(CLASSES).map(([way, { what, make }]) => attack(way, what, hostile(make))),
    attack('json', 'JSON that is none, or says a thing twice', ({ random }) => BROKEN_JSON(random, LARGEST)),
  ];
}

/** A query is text: other JSON values are sent as written, and broken characters as replacement characters. */
const asQuery = (json: string) =>
  encodeURIComponent(Buffer.from(json.replace(/^"|"$/g, '').slice(0, 6_000)).toString());
const STRANGE_NAMES = [
  '__proto__',
  'constructor',
  'page[]',
  'page[__proto__]',
  'page=1&page',
  'toString',
  '',
  'a'.repeat(500),
];

function queriesTo(route: Route): Attack[] {
  const { path, query } = route;
  if (!query) return [];
  const names = Object.keys(validOf(query) as object);
  return Object.entries(CLASSES).map(([way, { what, make }]) => ({
    name: `queries${path}/${way}`,
    what: `${path}?…: ${what}`,
    run: (field) =>
      send(field, route, ({ random }) => {
        const name = random.pick([...names, ...names, random.pick(STRANGE_NAMES)]);
        return { path: `${path}?${name}=${asQuery(make(random, 6_000))}` };
      }),
  }));
}

export const bodies: readonly Attack[] = [...ROUTES.flatMap(bodiesTo), ...ROUTES.flatMap(queriesTo)];
