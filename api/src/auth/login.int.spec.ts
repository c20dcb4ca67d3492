import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type StartedApp, startApp } from '../testing/start-app.js';
import { Visitor } from '../testing/visitor.js';

let server: StartedApp;
let visitor: Visitor;
const ann = { email: 'ann@example.org', username: 'Ann', password: 'correct horse' };

beforeAll(async () => {
  server = await startApp({ trustProxy: ['127.0.0.1'] });
  await new Visitor(server.url).post('/register', ann);
});
afterAll(() => server?.close());
beforeEach(() => {
  visitor = new Visitor(server.url);
});

describe('POST /login', () => {
  it('returns the user with an access token and a refresh cookie', async () => {
    const answer = await visitor.post('/login', { email: ' ANN@example.org', password: ann.password });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ email: ann.email, username: 'Ann', access_token: expect.any(String) });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const [, payload] = answer.body.access_token.split('.');
    const claims = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString());
    expect(Object.keys(claims).sort()).toEqual(['exp', 'iat', 'sid', 'sub']);
    expect(claims.exp - claims.iat).toBe(15 * 60);
  });

  it('sets a session cookie that scripts and other sites cannot read', async () => {
    const [cookie] = (await visitor.post('/login', ann)).headers.getSetCookie();
    const { port } = new URL(server.url);
    expect(cookie).toMatch(
      new RegExp(`^refresh_token_${port}=[\\w-]{43}; Path=/; HttpOnly; SameSite=Strict$`),
    );
  });

  it('sets a persistent cookie for "Keep me logged in"', async () => {
    const answer = await visitor.post('/login', { ...ann, keep_logged_in: true });
    expect(answer.headers.getSetCookie()[0]).toContain('Max-Age=2592000;');
  });

  it('sets a secure host cookie if a trusted proxy reports https', async () => {
    const answer = await visitor.post('/login', ann, { 'x-forwarded-proto': 'https' });
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^__Host-refresh_token=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
  });

  it('stores only the hashes of tokens', async () => {
    await visitor.post('/login', ann);
    const [token = ''] = visitor.cookies.values();
    const rows = await server.database.query('select * from refresh_token');
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('returns the same error for a wrong password and an unknown email', async () => {
    const wrong = await visitor.post('/login', { ...ann, password: 'wrong horse' });
    const unknown = await visitor.post('/login', { ...ann, email: 'nobody@example.org' });
    for (const answer of [wrong, unknown]) {
      expect(answer.status).toBe(401);
      expect(answer.body).toMatchObject({ message: 'Invalid email or password.', code: 'unauthorized' });
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  });

  it.each([
    [{}, ['email', 'password']],
    [{ email: 'ann', password: 'x' }, ['email']],
    [{ email: 'ann@example.org', password: '' }, ['password']],
    [{ email: { $ne: '' }, password: ['x'] }, ['email', 'password']],
    [{ ...ann, keep_logged_in: 'yes' }, ['keep_logged_in']],
    [[], ['']],
  ])('refuses %j', async (body, paths) => {
    const answer = await visitor.post('/login', body);
    expect(answer.status).toBe(400);
    expect(answer.body.errors.map(({ path }: { path: string }) => path)).toEqual(paths);
  });

  it('refuses calls from other sites', async () => {
    const { status, body } = await visitor.post('/login', ann, { origin: 'https://evil.example' });
    expect([status, body.code]).toEqual([403, 'forbidden']);
  });
});
