import type { Random } from '#questions/random';

/** Generates a JSON text of about `most` bytes at most, sometimes deliberately invalid. */
export type Hostile = (random: Random, most: number) => string;

const quoted = (text: string) => JSON.stringify(text);
const oneOf =
  (...texts: readonly string[]): Hostile =>
  (random) =>
    random.pick(texts);
const oneMadeBy =
  (...makers: readonly Hostile[]): Hostile =>
  (random, most) =>
    random.pick(makers)(random, most);

/** A random length on a logarithmic scale. */
export const lengthUpTo = (random: Random, most: number): number =>
  Math.max(1, Math.floor(Math.exp(random.next() * Math.log(Math.max(2, most)))));

const repeated =
  (unit: string, bytesOfUnit = Buffer.byteLength(unit)): Hostile =>
  (random, most) =>
    quoted(unit.repeat(lengthUpTo(random, most / bytesOfUnit)));

const NUMBERS = [
  '0',
  '-0',
  '-1',
  '1.5',
  '1e308',
  '1e999',
  '-1e999',
  '9007199254740993',
  '2147483648',
  '0.1e-400',
];
const wrongTypes = oneOf(
  ...['null', 'true', 'false', '""', '[]', '{}', '[[]]', '[null]', '{"":""}', '"0"', '"null"', '"true"'],
  ...NUMBERS,
);

// Objects that imitate values with a length, a value or a text.
const fakes = oneOf(
  '{"length":{"valueOf":1,"toString":1}}',
  '{"length":{"valueOf":null,"toString":null}}',
  ...[
    '{"length":1e9}',
    '{"length":-1}',
    '{"length":"5"}',
    '{"length":null}',
    '{"length":5,"0":"a"}',
    '{"size":1e9}',
  ],
  ...[
    '{"valueOf":1}',
    '{"toString":1}',
    '{"valueOf":1,"toString":1}',
    '{"toJSON":1}',
    '{"toString":{},"length":2}',
  ],
  ...['{"then":1}', '{"then":{"then":1}}', '{"trim":1}', '{"normalize":1,"trim":1,"toLowerCase":1}'],
  ...['{"codePointAt":1,"length":3}', '{"_zod":{}}', '{"_zod":{"run":1}}', '{"~standard":{"version":1}}'],
  ...['{"safeParse":1}', '{"ok":true,"value":1}', '{"error":1,"issues":[]}', '{"Symbol.toPrimitive":1}'],
  ...['{"_placeholder":true,"num":0}', '{"type":"Buffer","data":[1,2,3]}', '{"$ne":null}', '{"$gt":""}'],
  ...['[{"length":{"valueOf":1,"toString":1}}]', '{"map":1,"length":3}', '{"0":1,"1":2,"length":2}'],
);

const prototypes = oneOf(
  ...['{"__proto__":{"polluted":1}}', '{"__proto__":null}', '{"__proto__":[]}', '{"__proto__":"x"}'],
  ...['{"constructor":{"prototype":{"polluted":1}}}', '{"constructor":1}', '{"constructor":null}'],
  ...[
    '{"prototype":{"polluted":1}}',
    '{"hasOwnProperty":1}',
    '{"isPrototypeOf":1}',
    '{"__defineGetter__":1}',
  ],
  ...['"__proto__"', '"constructor"', '"hasOwnProperty"', '"toString"', '"prototype"', '["__proto__"]'],
  ...['{"__proto__":{"ok":true,"operator":true}}', '{"a":{"__proto__":{"__proto__":{"length":1}}}}'],
);

const deepOf =
  (open: string, close: string): Hostile =>
  (random, most) => {
    const depth = lengthUpTo(random, most / (open.length + close.length));
    return open.repeat(depth) + (open.endsWith(':') ? '1' : '') + close.repeat(depth);
  };
const deep = oneMadeBy(
  deepOf('[', ']'),
  deepOf('{"a":', '}'),
  deepOf('[{"length":', '}]'),
  deepOf('[[],', '[]]'),
);

const long = oneMadeBy(
  ...['a', ' ', '0', 'ß', 'İ', '👨‍👩‍👧‍👦', '\n', '\\', '"', 'a@', 'a.', '-', 'ﬀ', '%'].map((unit) =>
    repeated(unit),
  ),
  // An address with many parts, which is slow for a backtracking pattern.
  (random, most) => quoted(`a@${'a.'.repeat(lengthUpTo(random, most / 2))}`),
  (random, most) => quoted(`${' '.repeat(lengthUpTo(random, most))}x`),
  (random, most) => '9'.repeat(lengthUpTo(random, most)),
  (random, most) => `0.${'0'.repeat(lengthUpTo(random, most))}1`,
  (random, most) => `1${'0'.repeat(lengthUpTo(random, most))}e-10`,
);

const listOf =
  (item: string): Hostile =>
  (random, most) =>
    `[${Array(lengthUpTo(random, most / (item.length + 1)))
      .fill(item)
      .join(',')}]`;
const many = oneMadeBy(
  ...['{}', '[]', 'null', '1', '""', '"a"', '{"question":1}', '{"length":{"valueOf":1}}'].map(listOf),
  (random, most) =>
    `{${Array.from({ length: lengthUpTo(random, most / 12) }, (_, i) => `"k${i}":${i}`).join(',')}}`,
  // Keys that collide in a weak hash table.
  (random, most) =>
    `{${Array.from({ length: lengthUpTo(random, most / 10) }, (_, i) => `"${i * 4096}":0`).join(',')}}`,
);

// Text whose normalization is slow or whose normal form is much longer.
const normal = oneMadeBy(
  (random, most) => {
    const n = lengthUpTo(random, most / 4);
    return quoted(`a${'\u0301'.repeat(n)}${'\u0316'.repeat(n)}`);
  },
  (random, most) => quoted(`a${'\u0301\u0316'.repeat(lengthUpTo(random, most / 4))}`),
  ...[
    '\ufdfa',
    '\u1100\u1161\u11a8',
    '\u{1d160}',
    '\u0390',
    '\u0958',
    'e\u0301',
    '\u0f73',
    '\u2126',
    '\u{1d15f}',
  ].map((u) => repeated(u)),
  (random, most) => quoted(`ab${'\u0345\u0300'.repeat(lengthUpTo(random, most / 4))}z`),
);

const broken = oneMadeBy(
  oneOf(
    ...['"\\ud800"', '"\\udc00"', '"\\udc00\\ud800"', '"a\\ud800b"', '"\\ud83d"', '"x\\udfff"', '"\\u0000"'],
    ...[
      '"\\u0000\\u0000a"',
      '"a\\u0000"',
      '"\\u001b[2J"',
      '"\\ufffe"',
      '"\\uffff"',
      '"\\u0085\\u2028\\u2029"',
    ],
  ),
  (random, most) => `"${'\\ud800'.repeat(lengthUpTo(random, most / 6))}"`,
  (random, most) => `"${'\\u0000'.repeat(lengthUpTo(random, most / 6))}"`,
);

const UNSEEN =
  '\ufe0f \u034f \u3164 \u115f \u180b \u17b4 \u{e0100} \u200b \ufeff \u2060 \u00ad \u{e0041} \u061c \u2800'.split(
    ' ',
  );
const unseen: Hostile = (random) => {
  const text = Array.from({ length: 1 + random.below(12) }, () => random.pick(UNSEEN)).join('');
  return quoted(random.pick([text, `Alice${text}`, `${text}Alice`, `Al${text}ice`]));
};

const TURNING = '\u202e \u202d \u202a \u202b \u202c \u2066 \u2067 \u2068 \u2069 \u200e \u200f'.split(' ');
const turning: Hostile = (random, most) => {
  const count = 1 + random.below(Math.min(80, Math.max(1, most / 4)));
  const text = Array.from({ length: count }, () => random.pick(TURNING)).join('');
  return quoted(random.pick([`${text}txt.exe`, `Ann${text}`, text]));
};

const phrases = oneOf(
  ...[
    "' or 1=1--",
    "'; drop table users;--",
    '1; select pg_sleep(5)',
    "\\'; --",
    '$1',
    "E'\\\\000'",
    '%00',
    '%s%n%x',
  ].map(quoted),
  ...[
    '\u0024{7*7}',
    '{{7*7}}',
    '<%= 1 %>',
    '\u0024{jndi:ldap://a.test/a}',
    '`id`',
    '$(id)',
    '| id',
    '; id',
    '=cmd|1!A1',
  ].map(quoted),
  ...['../../../../etc/passwd', '..\\..\\', 'file:///etc/passwd', 'http://169.254.169.254/', '//a.test'].map(
    quoted,
  ),
  ...['\r\nSet-Cookie: a=b', '\n{"level":60}', 'a\r\n\r\nGET / HTTP/1.1', '<script>alert(1)</script>'].map(
    quoted,
  ),
);

/** Invalid JSON, or JSON with duplicate keys, as a whole message. */
export const BROKEN_JSON: Hostile = oneOf(
  ...[
    '',
    '{',
    '[',
    '"',
    '{"a"',
    '{"a":',
    '{"a":1,}',
    '[1,]',
    '{a:1}',
    "{'a':1}",
    'NaN',
    'Infinity',
    'undefined',
  ],
  ...[
    '{"a":1}{"a":2}',
    '//x\n{}',
    '/**/{}',
    '\ufeff{}',
    '{"a":01}',
    '{"a":+1}',
    '{"a":.5}',
    '{"a":1e}',
    '"\\x"',
    '"\\u12"',
  ],
  ...[
    '{"email":"a","email":{"length":1}}',
    '{"message":"a","message":[]}',
    '{"__proto__":1,"__proto__":{}}',
    '\u0000',
    '\t',
  ],
);

/** Generators of hostile values, by name. */
export const CLASSES: Record<string, { what: string; make: Hostile }> = {
  types: { what: 'values of every other type', make: wrongTypes },
  fakes: { what: 'objects with a length, valueOf, toString or then of their own', make: fakes },
  prototypes: { what: '__proto__, constructor and their like, as names and as values', make: prototypes },
  deep: { what: 'nested as deep as its size allows', make: deep },
  long: { what: 'long texts and numbers', make: long },
  many: { what: 'lists and objects of many items', make: many },
  normal: { what: 'marks and letters whose normal form costs more than they do', make: normal },
  broken: { what: 'lone surrogates, NUL and other characters that are none', make: broken },
  unseen: { what: 'characters that cannot be seen', make: unseen },
  turning: { what: 'characters that turn the direction of text', make: turning },
  phrases: { what: 'SQL, templates, paths, commands, line ends', make: phrases },
};
