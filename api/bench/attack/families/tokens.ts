import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import type { Attack } from '../attack.js';
import { ROUTES } from '../calls.js';
import type { Field } from '../field.js';
import { validOf } from '../hostile/valid.js';
import { Guest } from '../lines/guest.js';
import { bearer, call } from '../lines/http.js';
import { claimsOf, expiredToken, revokedToken, signed } from '../tokens.js';

const coded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const now = () => Math.floor(Date.now() / 1_000);

/** The claims of a valid token with another header and signature. */
function forged(
  token: string,
  head: object,
  signature: (content: string) => string,
  claims: object = {},
): string {
  const content = `${coded({ alg: 'HS256', typ: 'JWT', ...head })}.${coded({ ...claimsOf(token), ...claims })}`;
  return `${content}.${signature(content)}`;
}

const hmac =
  (secret: string, hash = 'sha256') =>
  (content: string) =>
    createHmac(hash, secret).update(content).digest('base64url');
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const publicText = publicKey.export({ type: 'spki', format: 'pem' }).toString();

type Make = (field: Field, good: string, other: string) => string | Promise<string>;

/** Tokens that must be refused. */
const TOKENS: Record<string, { what: string; make: Make }> = {
  none: { what: 'no token', make: () => '' },
  expired: { what: 'an expired token', make: (field) => expiredToken(field) },
  revoked: { what: 'the token of somebody who has logged out', make: (field) => revokedToken(field) },
  'alg-none': {
    what: 'a token without a signature',
    make: (_, good) => forged(good, { alg: 'none' }, () => ''),
  },
  'alg-None': { what: 'a token with alg "None"', make: (_, good) => forged(good, { alg: 'None' }, () => '') },
  'alg-kept': {
    what: 'alg none with a signature',
    make: ({ place }, good) => forged(good, { alg: 'none' }, hmac(place.secret)),
  },
  'alg-hs384': {
    what: 'another algorithm with the right secret',
    make: ({ place }, good) => forged(good, { alg: 'HS384' }, hmac(place.secret, 'sha384')),
  },
  'alg-hs512': {
    what: 'HS512 with the right secret',
    make: ({ place }, good) => forged(good, { alg: 'HS512' }, hmac(place.secret, 'sha512')),
  },
  'alg-rs256': {
    what: 'a public key of the attacker',
    make: (_, good) =>
      forged(good, { alg: 'RS256' }, (content) =>
        sign('sha256', Buffer.from(content), privateKey).toString('base64url'),
      ),
  },
  'alg-confused': {
    what: 'a public key as the secret',
    make: (_, good) => forged(good, {}, hmac(publicText)),
  },
  'secret-other': {
    what: 'another secret',
    make: (_, good) => forged(good, {}, hmac('another secret of thirty-two characters')),
  },
  'secret-empty': { what: 'an empty secret', make: (_, good) => forged(good, {}, hmac('\0')) },
  'kid-path': {
    what: 'a kid that is a path',
    make: (_, good) => forged(good, { kid: '../../../../dev/null' }, hmac('\0')),
  },
  'kid-sql': {
    what: 'a kid that is SQL',
    make: (_, good) => forged(good, { kid: "' union select 'a" }, hmac('a')),
  },
  jwk: {
    what: 'a key in the head',
    make: (_, good) =>
      forged(good, { alg: 'RS256', jwk: publicKey.export({ format: 'jwk' }) }, (content) =>
        sign('sha256', Buffer.from(content), privateKey).toString('base64url'),
      ),
  },
  jku: {
    what: 'an address of keys in the head',
    make: (_, good) => forged(good, { jku: 'http://127.0.0.1:1/keys' }, hmac('a')),
  },
  crit: {
    what: 'a critical extension',
    make: (_, good) => forged(good, { crit: ['exp'], b64: false }, hmac('a')),
  },
  'signature-cut': { what: 'half of the signature', make: (_, good) => good.slice(0, -20) },
  'signature-other': {
    what: 'the signature of another token',
    make: (_, good, other) => `${good.slice(0, good.lastIndexOf('.'))}${other.slice(other.lastIndexOf('.'))}`,
  },
  'sid-other': {
    what: "somebody else's sign-in",
    make: (field, good, other) => signed(field, { sub: claimsOf(good).sub, sid: claimsOf(other).sid }),
  },
  'sub-other': {
    what: "somebody else's name",
    make: (field, good, other) => signed(field, { sub: claimsOf(other).sub, sid: claimsOf(good).sid }),
  },
  'sub-sql': {
    what: 'SQL for a user',
    make: (field, good) => signed(field, { sub: "' or 1=1--", sid: claimsOf(good).sid }),
  },
  'sub-empty': {
    what: 'an empty user',
    make: ({ place }, good) => forged(good, {}, hmac(place.secret), { sub: '' }),
  },
  'sid-list': {
    what: 'a list for a sign-in',
    make: ({ place }, good) => forged(good, {}, hmac(place.secret), { sid: [claimsOf(good).sid] }),
  },
  'sid-fake': {
    what: 'an object for a sign-in',
    make: ({ place }, good) =>
      forged(good, {}, hmac(place.secret), { sid: { length: { valueOf: 1, toString: 1 } } }),
  },
  'not-yet': {
    what: 'a token for tomorrow',
    make: ({ place }, good) => forged(good, {}, hmac(place.secret), { nbf: now() + 86_400 }),
  },
  'exp-text': {
    what: 'an end that is text',
    make: ({ place }, good) => forged(good, {}, hmac(place.secret), { exp: 'never' }),
  },
  'exp-none': {
    what: 'a token without an end',
    make: ({ place }, good) => forged(good, {}, hmac(place.secret), { exp: undefined }),
  },
  deep: {
    what: 'claims that are deep',
    make: () => `${coded({ alg: 'HS256' })}.${Buffer.from('['.repeat(3_000)).toString('base64url')}.a`,
  },
  long: {
    what: 'a long token',
    make: () => `${'a'.repeat(3_000)}.${'b'.repeat(3_000)}.${'c'.repeat(3_000)}`,
  },
  words: { what: 'words', make: () => 'let me in' },
};

const PRIVATE = ROUTES.filter(({ isPublic }) => !isPublic);

async function tryOut(field: Field, make: Make): Promise<void> {
  const [good = '', other = ''] = await field.tokens(2);
  const token = await make(field, good, other);
  for (const { method, path, body } of PRIVATE) {
    const content = body && JSON.stringify(validOf(body));
    // Without this, the address of a page returns the page.
    const headers = ['accept: application/json', ...(token ? [bearer(token)] : [])];
    const answer = await call(field, { method, path, headers, body: content });
    if (answer)
      field.expect(
        answer.status === 401 || answer.status === 429,
        `${method} ${path} answered ${answer.status}`,
      );
  }
  for (const namespace of ['/multiplayer', '/singleplayer']) {
    for (const headers of [[], [bearer(token)]]) {
      const guest = await Guest.knock(field, headers.length > 0 ? {} : { token }, namespace, { headers });
      field.expect(!guest.isIn, `${namespace} let it in`);
      guest.leave();
    }
  }
}

/** A valid token as a control, so that the refusals prove something. */
async function good(field: Field): Promise<void> {
  const [token = ''] = await field.tokens(1);
  const answer = await call(field, { method: 'GET', path: '/profile/history', headers: [bearer(token)] });
  field.expect(answer?.status === 200, `a good token was answered ${answer?.status}`);
  const guest = await Guest.enter(field, token);
  field.expect(guest !== undefined, 'a good token was not let in');
}

export const tokens: readonly Attack[] = [
  { name: 'tokens/good', what: 'a good token, which is let in', run: good },
  ...Object.entries(TOKENS).map(
    ([name, { what, make }]): Attack => ({
      name: `tokens/${name}`,
      what: `${what}, at every call and namespace`,
      run: (field) => tryOut(field, make),
    }),
  ),
];
