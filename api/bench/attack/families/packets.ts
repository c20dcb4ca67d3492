import type { Attack } from '../attack.js';
import type { Field } from '../field.js';
import { lengthUpTo } from '../hostile/values.js';
import { frame } from '../lines/frames.js';
import type { Guest } from '../lines/guest.js';
import { expiredToken, revokedToken } from '../tokens.js';
import { flood } from './frames.js';
import { shout } from './messages.js';

const NS = '/multiplayer';
const deep = (depth: number, open: string, close: string) => open.repeat(depth) + close.repeat(depth);
const auth = (json: string) => `40${NS},${json}`;

/** Packets sent before the sign-in. */
const STRANGERS: Record<
  string,
  { what: string; text: string | ((field: Field) => Promise<string>); once?: boolean }
> = {
  'connect-none': { what: 'connecting without a token', text: `40${NS},` },
  'connect-bad': { what: 'connecting with a token that is none', text: auth('{"token":"a.b.c"}') },
  'connect-expired': {
    what: 'connecting with an expired token',
    text: async (field) => auth(JSON.stringify({ token: await expiredToken(field) })),
  },
  'connect-revoked': {
    what: 'connecting with the token of somebody who has logged out',
    text: async (field) => auth(JSON.stringify({ token: await revokedToken(field) })),
  },
  'connect-valid': {
    what: 'connecting with a good token, again and again on one socket',
    text: async (field) => auth(JSON.stringify({ token: (await field.tokens(1))[0] })),
  },
  'connect-number': { what: 'connecting with a number', text: auth('1') },
  'connect-list': { what: 'connecting with a list', text: auth('["token"]') },
  'connect-text': { what: 'connecting with a text', text: auth('"token"') },
  'connect-fakes': {
    what: 'connecting with objects for a token',
    text: auth('{"token":{"length":{"valueOf":1,"toString":1},"toString":1}}'),
  },
  'connect-proto': {
    what: 'connecting with __proto__',
    text: auth('{"__proto__":{"token":"a"},"constructor":1}'),
  },
  'connect-deep': { what: 'connecting with something deep', text: auth(deep(7_000, '[', ']')), once: true },
  'connect-large': {
    what: 'connecting with 15 KB',
    text: auth(JSON.stringify({ token: 'a'.repeat(15_000) })),
  },
  'connect-root': { what: 'connecting to the root namespace', text: '40{"token":"a"}' },
  'connect-solo': {
    what: 'connecting to the namespace of solo games',
    text: '40/singleplayer,{"token":"a.b.c"}',
  },
  'namespace-unknown': { what: 'connecting to unknown namespaces', text: '40/nowhere,{}' },
  'namespace-proto': { what: 'connecting to /__proto__', text: '40/__proto__,{}' },
  'namespace-constructor': { what: 'connecting to /constructor', text: '40/constructor,{}' },
  'namespace-query': { what: 'connecting to a namespace with a query', text: `40${NS}?token=a,{}` },
  'namespace-long': {
    what: 'connecting to a namespace with a long name',
    text: `40/${'a'.repeat(15_000)},{}`,
  },
  'disconnect-first': { what: 'disconnecting before connecting', text: `41${NS},` },
  'event-first': { what: 'messages before connecting', text: `42${NS},["create_room"]` },
  'ack-first': { what: 'acknowledgements before connecting', text: `43${NS},1[1]` },
  'error-first': { what: 'refusals of a client', text: `44${NS},{"message":"a"}` },
};

type Text = (guest: Guest, field: Field) => string;
const always =
  (text: string): Text =>
  () =>
    text;

/** Packets sent by signed-in players in a game. */
const GUESTS: Record<string, { what: string; text: Text }> = {
  'binary-0': {
    what: 'binary messages with 0 attachments',
    text: always(`450-${NS},["player_message",{"message":"a"}]`),
  },
  'binary-1000000': {
    what: 'binary messages with a million attachments',
    text: always(`451000000-${NS},["player_message",{"_placeholder":true,"num":0}]`),
  },
  'binary-missing': {
    what: 'binary messages without their attachment',
    text: always(`451-${NS},["x",{"_placeholder":true,"num":0}]`),
  },
  'binary-negative': {
    what: 'placeholders with a negative number',
    text: always(`451-${NS},["x",{"_placeholder":true,"num":-1}]`),
  },
  'binary-length': {
    what: 'placeholders that are called length',
    text: always(`451-${NS},["x",{"_placeholder":true,"num":"length"}]`),
  },
  'binary-proto': {
    what: 'placeholders that are called __proto__',
    text: always(`451-${NS},["x",{"_placeholder":true,"num":"__proto__"}]`),
  },
  'binary-huge': {
    what: 'placeholders with a huge number',
    text: always(`451-${NS},["x",{"_placeholder":true,"num":1e99}]`),
  },
  'binary-no-dash': {
    what: 'a number of attachments that does not end',
    text: always(`45${'9'.repeat(10_000)}`),
  },
  'binary-ack': {
    what: 'binary acknowledgements',
    text: always(`461-${NS},1[{"_placeholder":true,"num":0}]`),
  },
  'ack-unknown': {
    what: 'acknowledgements of what was never sent',
    text: (_, { random }) => `43${NS},${random.below(1e9)}[{"ok":true}]`,
  },
  'ack-proto': { what: 'acknowledgements without a number', text: always(`43${NS},[1]`) },
  'id-huge': {
    what: 'messages with a huge id',
    text: always(`42${NS},${'9'.repeat(400)}["sync",{"seq":0}]`),
  },
  'id-max': {
    what: 'messages with the largest id',
    text: always(`42${NS},9007199254740993["sync",{"seq":0}]`),
  },
  'event-none': { what: 'messages without a name', text: always(`42${NS},[]`) },
  'event-number': { what: 'messages whose name is a number', text: always(`42${NS},[1,2]`) },
  'event-object': {
    what: 'messages whose name is an object',
    text: always(`42${NS},[{"toString":1,"length":1}]`),
  },
  'event-no-list': { what: 'messages that are no list', text: always(`42${NS},{"0":"sync","length":1}`) },
  ...Object.fromEntries(
    ['connect', 'connect_error', 'disconnect', 'disconnecting', 'newListener', 'removeListener', 'error'].map(
      (name) => [
        `event-${name}`,
        { what: `messages called ${name}`, text: always(`42${NS},["${name}",{"message":"a"}]`) },
      ],
    ),
  ),
  'event-proto': { what: 'messages called __proto__', text: always(`42${NS},["__proto__",{}]`) },
  'event-constructor': { what: 'messages called constructor', text: always(`42${NS},7["constructor",{}]`) },
  'event-unknown': {
    what: 'messages that nobody handles',
    text: (_, { random }) => `42${NS},7["e${random.below(1e6)}",{}]`,
  },
  'event-long': { what: 'messages with a long name', text: always(`42${NS},["${'a'.repeat(15_000)}"]`) },
  'event-many': {
    what: 'messages with thousands of parts',
    text: always(`42${NS},7["sync"${',{"seq":0}'.repeat(1_400)}]`),
  },
  'event-deep': {
    what: 'messages that are deep',
    text: (_, { random }) => `42${NS},7["sync",${deep(lengthUpTo(random, 7_000), '[', ']')}]`,
  },
  'event-server': {
    what: 'messages of the server',
    text: always(`42${NS},["game_state",{"seq":9e9,"phase":"lobby"}]`),
  },
  'kind-7': { what: 'packets of an unknown kind', text: always(`47${NS},[1]`) },
  'kind-9': { what: 'packets of the kind 9', text: always('49') },
  'other-namespace': {
    what: 'messages to a namespace that was not entered',
    text: always('42/singleplayer,7["sync",{"seq":0}]'),
  },
  disconnect: { what: 'leaving the namespace in the middle', text: always(`41${NS},`) },
  'connect-again': { what: 'connecting once more', text: always(`40${NS},{"token":"a.b.c"}`) },
  'no-json': { what: 'messages that are no JSON', text: always(`42${NS},["sync",{`) },
};

async function strangers(field: Field, text: string, once: boolean): Promise<void> {
  field.note(text);
  await flood(field, { bytes: frame(text), atOnce: once ? 1 : 50 });
}

export const packets: readonly Attack[] = [
  ...Object.entries(STRANGERS).map(
    ([name, { what, text, once = false }]): Attack => ({
      name: `packets/${name}`,
      what: `a flood of ${what}`,
      run: async (field) => strangers(field, typeof text === 'string' ? text : await text(field), once),
    }),
  ),
  ...Object.entries(GUESTS).map(
    ([name, { what, text }]): Attack => ({
      name: `packets/${name}`,
      what,
      run: (field) => shout(field, (guest) => text(guest, field)),
    }),
  ),
];
