import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type StartedApp, startApp } from '../testing/start-app.js';
import { Visitor } from '../testing/visitor.js';
import { AccessTokens } from './access-tokens.js';

let server: StartedApp;
let claims: Record<string, unknown>;
let genuine: string;
const ann = { email: 'ann@example.org', username: 'Ann', password: 'correct horse' };

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
function signed(payload: object, header: object = {}, secret = server.config.jwtSecret, hash = 'sha256') {
  const text = `${encode({ alg: 'HS256', typ: 'at+jwt', ...header })}.${encode(payload)}`;
  return `${text}.${createHmac(hash, secret).update(text).digest('base64url')}`;
}

beforeAll(async () => {
  server = await startApp();
  const visitor = new Visitor(server.url);
  await visitor.post('/register', ann);
  genuine = (await visitor.post('/login', ann)).body.access_token;
  claims = JSON.parse(Buffer.from(genuine.split('.')[1] ?? '', 'base64url').toString());
});
afterAll(() => server?.close());

const MISSING = 'access token is missing.';
const INVALID = 'access token is invalid.';
const EXPIRED = 'access token is expired.';
const nobody = '00000000-0000-4000-8000-000000000000';
const now = () => Math.floor(Date.now() / 1000);

const tokens: [string, () => string | undefined, string][] = [
  ['no token', () => undefined, MISSING],
  ['an empty token', () => '', MISSING],
  ['an expired token', () => signed({ ...claims, iat: now() - 901, exp: now() - 1 }), EXPIRED],
  ['a text that is no token', () => 'x', INVALID],
  ['another secret', () => signed(claims, {}, 'another secret of enough characters'), INVALID],
  ['another algorithm', () => signed(claims, { alg: 'HS512' }, server.config.jwtSecret, 'sha512'), INVALID],
  ['no algorithm', () => `${encode({ alg: 'none' })}.${encode(claims)}.`, INVALID],
  [
    'a changed payload',
    () => genuine.replace(/\.[^.]+\./, `.${encode({ ...claims, sub: nobody })}.`),
    INVALID,
  ],
  ['a user other than the one who signed in', () => signed({ ...claims, sub: nobody }), INVALID],
  ['an unknown sign-in', () => signed({ ...claims, sid: nobody }), INVALID],
  ['no subject', () => signed({ ...claims, sub: undefined }), INVALID],
  ['a token of another type', () => signed(claims, { typ: 'logout+jwt' }), INVALID],
  ['a token without a type', () => signed(claims, { typ: undefined }), INVALID],
  ['a token with another audience', () => signed({ ...claims, aud: 'https://other.example' }), INVALID],
  ['a token with a list of audiences', () => signed({ ...claims, aud: ['https://other.example'] }), INVALID],
  ['a token without an expiry', () => signed({ ...claims, exp: undefined }), INVALID],
];

describe('an access token', () => {
  it('is accepted by calls and sockets', async () => {
    const answer = await new Visitor(server.url).get('/profile/history', {
      authorization: `Bearer ${genuine}`,
    });
    expect(answer.status).toBe(200);
    expect(await server.app.get(AccessTokens).verify(genuine)).toEqual({
      userId: claims['sub'],
      sid: claims['sid'],
      username: 'Ann',
      email: 'ann@example.org',
      guest: false,
    });
  });

  it('has the type of access tokens', () => {
    const header = JSON.parse(Buffer.from(genuine.split('.')[0] ?? '', 'base64url').toString());
    expect(header).toEqual({ alg: 'HS256', typ: 'at+jwt' });
  });

  it('of the previous release, with the general type, is accepted by calls and sockets', async () => {
    const token = signed(claims, { typ: 'JWT' });
    const headers = { authorization: `Bearer ${token}` };
    expect((await new Visitor(server.url).get('/profile/history', headers)).status).toBe(200);
    expect(await server.app.get(AccessTokens).verify(token)).toMatchObject({ sid: claims['sid'] });
  });

  it.each(tokens)('is refused by calls: %s', async (_, token, message) => {
    const given = token();
    const headers = given === undefined ? {} : { authorization: `Bearer ${given}` };
    const answer = await new Visitor(server.url).get('/profile/history', headers);
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ message, code: 'unauthorized' });
  });

  it.each(tokens)('is refused by sockets: %s', async (_, token, message) => {
    await expect(server.app.get(AccessTokens).verify(token())).rejects.toThrow(message);
  });

  it('is refused after its sign-in is revoked', async () => {
    await new Visitor(server.url).post('/logout', undefined, { authorization: `Bearer ${genuine}` });
    await expect(server.app.get(AccessTokens).verify(genuine)).rejects.toThrow(INVALID);
  });
});
