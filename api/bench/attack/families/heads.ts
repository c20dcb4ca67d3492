import type { Attack } from '../attack.js';
import { ROUTES } from '../calls.js';
import type { Field } from '../field.js';
import { validOf } from '../hostile/valid.js';
import { rush } from '../lines/http.js';

const NOISE = Array.from({ length: 200 }, (_, i) => String.fromCharCode(33 + ((i * 7) % 94))).join('');
type Lines = (field: Field) => readonly string[];
const one =
  (...lines: readonly string[]): Lines =>
  (field) => [field.random.pick(lines)];

/** Header lines added to a valid call. */
const HEADS: Record<string, { what: string; lines: Lines }> = {
  authorization: {
    what: 'Authorization of every other kind',
    lines: one(
      ...[
        'Bearer',
        'Bearer ',
        'Bearer a',
        'Bearer a.b.c',
        'Bearer ..',
        'Basic YTpi',
        'Digest x',
        'bearer\ta',
        NOISE,
      ].map((value) => `Authorization: ${value}`),
      `Authorization: Bearer ${'a'.repeat(7_000)}.${'b'.repeat(4_000)}.c`,
      `Authorization: Bearer ${'.'.repeat(10_000)}`,
      'Authorization: Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.',
    ),
  },
  cookies: {
    what: 'cookies that are none, and many of them',
    lines: one(
      ...[
        'Cookie: =',
        'Cookie: ;;;;',
        'Cookie: __proto__=1; constructor=2',
        'Cookie: refresh_token=',
        'Cookie: a=%zz%',
      ],
      `Cookie: ${'a=b; '.repeat(2_000)}`,
      `Cookie: refresh_token=${'x'.repeat(10_000)}`,
      `Cookie: __Host-refresh_token=${NOISE}`,
      `Cookie: a="${'\\'.repeat(8_000)}"`,
    ),
  },
  'content-type': {
    what: 'bodies of other types',
    lines: one(
      ...[
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'application/xml',
        '',
      ].map((type) => `Content-Type: ${type}`),
      ...[
        'application/json; charset=utf-16',
        'application/json; charset=__proto__',
        'application/JSON;;;;',
        '__proto__',
      ].map((type) => `Content-Type: ${type}`),
      `Content-Type: application/json; ${'a=b;'.repeat(2_000)}`,
    ),
  },
  'content-length': {
    what: 'a Content-Length that is not true',
    lines: one(
      'Content-Length: 1',
      'Content-Length: 0',
      'Content-Length: 300000',
      'Content-Length: 9999999999',
    ),
  },
  forwarded: {
    what: 'addresses and hosts that a proxy would tell',
    lines: one(
      ...[
        'X-Forwarded-For: 1.2.3.4',
        'X-Forwarded-For: __proto__',
        `X-Forwarded-For: ${'1.1.1.1,'.repeat(900)}`,
      ],
      ...[
        'X-Forwarded-Host: evil.test',
        'X-Forwarded-Proto: https',
        'Forwarded: for=1;proto=https',
        'X-Real-IP: ::1',
      ],
    ),
  },
  origins: {
    what: 'origins of every kind',
    lines: one(
      ...[
        'null',
        'https://evil.test',
        'http://127.0.0.1',
        'http://[::1',
        '//',
        'javascript:1',
        'a'.repeat(9_000),
      ].map((origin) => `Origin: ${origin}`),
      ...['cross-site', 'same-site', 'none', 'x'].map((site) => `Sec-Fetch-Site: ${site}`),
    ),
  },
  preflight: {
    what: 'questions of browsers of other sites',
    lines: one(
      'Access-Control-Request-Method: DELETE',
      `Access-Control-Request-Headers: ${'x,'.repeat(4_000)}`,
    ),
  },
  'request-id': {
    what: 'request ids with line ends, control characters and great lengths',
    lines: one(
      'X-Request-Id: \x1b[31m',
      `X-Request-Id: ${'a'.repeat(10_000)}`,
      'X-Request-Id: a","level":60',
    ),
  },
  caches: {
    what: 'conditions on what is cached',
    lines: one(
      `If-None-Match: ${'"a",'.repeat(2_000)}`,
      'If-Modified-Since: never',
      'If-Range: x',
      'Range: bytes=-0',
    ),
  },
  accept: {
    what: 'wishes for pages at the addresses of calls',
    lines: one('Accept: text/html', 'Accept: text/html;q=0', `Accept: ${'*/*,'.repeat(2_500)}`, 'Accept: '),
  },
};

const attack = (name: string, what: string, lines: Lines): Attack => ({
  name: `heads/${name}`,
  what: `${what}, at every address`,
  run: (field) =>
    rush(
      field,
      () => {
        if (!field.more('bodies')) return undefined;
        const { method, path, body } = field.random.pick(ROUTES);
        const content = body && JSON.stringify(validOf(body));
        return { method, path, headers: lines(field), ...(content ? { body: content } : {}) };
      },
      // A call with a wrong length blocks the calls behind it.
      { depth: name === 'content-length' ? 1 : 4, connections: 8 },
    ),
});

export const heads: readonly Attack[] = Object.entries(HEADS).map(([name, { what, lines }]) =>
  attack(name, what, lines),
);
