import { cookieOf, logIn, registered } from '../accounts.js';
import type { Attack } from '../attack.js';
import { nameOf, ROUTES, type Route } from '../calls.js';
import type { Field } from '../field.js';
import { validOf } from '../hostile/valid.js';
import { frame } from '../lines/frames.js';
import { Guest } from '../lines/guest.js';
import { bearer, rush } from '../lines/http.js';
import { Stage } from '../lines/stage.js';
import { MESSAGES } from '../messages.js';

const TIMES = 3;
const AT_ONCE = 20;

/** Messages of the floods that have an effect, which a value generated from the schema may not have. */
const PAYLOADS: Record<string, (n: number, stage: Stage | undefined) => unknown> = {
  join_room: (_, stage) => ({ code: stage?.code ?? 'ABCDEF' }),
  check_answer: (n, stage) => ({
    question_id: stage?.questions[0]?.question_id ?? 'x',
    question_index: 0,
    user_answer: n % 2 ? 'True' : 'False',
  }),
  player_message: (n) => ({ message: `spam ${n} ${'x'.repeat(250)}` }),
  room_settings: (n) => ({
    amount: 5 + (n % 40),
    type: n % 2 ? 'boolean' : 'multiple',
    reveal_seconds: 2 + (n % 9),
  }),
  start_game: () => ({ amount: 50 }),
  pause_game: (n) => ({ paused: n % 2 === 0 }),
  skip_question: (n) => ({ question_index: n % 50 }),
  open_next: (n) => ({ question_index: n % 50 }),
  sync: () => ({ seq: 0 }),
};

const payloadOf = (event: string, n: number, stage?: Stage): string | undefined => {
  const make = PAYLOADS[event];
  const valid = make ? make(n, stage) : validOf(MESSAGES[event] as never);
  return valid === null ? undefined : JSON.stringify(valid);
};

/** Repeats one valid message on a socket until the server closes it, then on a new one. */
async function pour(field: Field, event: string, token: string, stage?: Stage, from?: string): Promise<void> {
  for (let n = 0; field.more('frames'); ) {
    const guest = await Guest.enter(field, token, '/multiplayer', { from });
    if (!guest) {
      field.count('turned away');
      await field.pause(50);
      continue;
    }
    while (guest.isIn && field.more('frames')) {
      const texts = Array.from({ length: AT_ONCE }, () =>
        guest.event(event, payloadOf(event, n++, stage), 7),
      );
      await guest.socket.send(Buffer.concat(texts.map((text) => frame(text))), AT_ONCE);
      await guest.ask('register_user');
    }
    guest.leave();
  }
}

const ofMessages = Object.keys(MESSAGES).flatMap((event): Attack[] => [
  {
    name: `floods/${event}`,
    what: `${event} without end by the host of a room, on ten sockets`,
    times: TIMES,
    run: async (field) => {
      const stage = await Stage.set(field);
      const from = field.address();
      await field.each(10, () => pour(field, event, stage?.tokens[0] ?? '', stage, from));
    },
  },
]);

const MANY = 50;
const ofMany = ['create_room', 'join_room', 'sync', 'player_message', 'check_for_room'].map(
  (event): Attack => ({
    name: `floods/${event}-many`,
    what: `${event} without end by ${MANY} accounts`,
    times: TIMES,
    run: async (field) => {
      const tokens = await field.tokens(MANY);
      const stage = await Stage.set(field, false);
      await field.each(MANY, (i) => pour(field, event, tokens[i] ?? '', stage));
    },
  }),
);

async function pourCalls(field: Field, { method, path, body }: Route, accounts: number): Promise<void> {
  const tokens = await field.tokens(accounts);
  const from = accounts === 1 ? field.address() : undefined;
  const cookie = path === '/auth/refresh' ? cookieOf(await logIn(field, await registered(field))) : '';
  await rush(
    field,
    () => {
      if (!field.more('bodies')) return undefined;
      const headers = [bearer(field.random.pick(tokens)), ...(cookie ? [`Cookie: ${cookie}`] : [])];
      return { method, path, headers, ...(body ? { body: JSON.stringify(validOf(body)) } : {}) };
    },
    { connections: 16, depth: 8, from },
  );
}

const ofCalls = ROUTES.flatMap((route): Attack[] => {
  const name = `floods${nameOf(route)}`;
  const what = `${route.method} ${route.path} without end`;
  const one: Attack = {
    name,
    what: `${what} by one account`,
    times: TIMES,
    run: (field) => pourCalls(field, route, 1),
  };
  const many: Attack = {
    name: `${name}-many`,
    what: `${what} by ${MANY} accounts from many addresses`,
    times: TIMES,
    run: (field) => pourCalls(field, route, MANY),
  };
  return route.isPublic && route.method === 'GET' ? [one] : [one, many];
});

const pages: Attack = {
  name: 'floods/pages',
  what: 'pages and files that are there, and that are not',
  times: TIMES,
  run: (field) => {
    const paths = [
      '/',
      '/login',
      '/multiplayer?code=ABCDEF',
      '/favicon.ico',
      '/robots.txt',
      '/nothing.js',
      '/assets/x.js',
      '/a/b/c',
    ];
    const next = () =>
      field.more('bodies')
        ? { method: 'GET', path: field.random.pick(paths), headers: ['Accept: text/html'] }
        : undefined;
    return rush(field, next, { connections: 16 });
  },
};

export const floods: readonly Attack[] = [...ofMessages, ...ofMany, ...ofCalls, pages];
