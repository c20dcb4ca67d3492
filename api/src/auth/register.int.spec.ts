import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type StartedApp, startApp } from '../testing/start-app.js';
import { Visitor } from '../testing/visitor.js';
import { UserEntity } from './user.entity.js';

let server: StartedApp;
let visitor: Visitor;
beforeAll(async () => {
  server = await startApp();
  visitor = new Visitor(server.url);
});
afterAll(() => server?.close());

const ann = { email: 'ann@example.org', username: 'Ann', password: 'correct horse' };

describe('POST /register', () => {
  it('creates the user and returns the message to log in', async () => {
    const answer = await visitor.post('/register', {
      ...ann,
      email: '  Ann@Example.ORG ',
      username: ' Ann ',
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({ message: 'Registration successful. Please login.' });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const user = await server.database.manager.findOneByOrFail(UserEntity, { email: ann.email });
    expect(user.username).toBe('Ann');
    expect(user.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it.each([
    ['email', { ...ann, username: 'Anna' }],
    ['username', { ...ann, email: 'anna@example.org' }],
    ['username by its looks', { ...ann, email: 'anna@example.org', username: '\u0410nn' }],
    ['username in another case and width', { ...ann, email: 'anna@example.org', username: 'ＡＮＮ' }],
  ])('refuses a taken %s', async (_, body) => {
    const answer = await visitor.post('/register', body);
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      message: 'That email or username is already taken.',
      code: 'conflict',
    });
  });

  it('refuses an offensive name and suggests others', async () => {
    const { status, body } = await visitor.post('/register', {
      ...ann,
      email: 'f@example.org',
      username: 'fuck',
    });
    expect([status, body.code, body.message]).toEqual([400, 'bad_request', 'That name is not allowed here.']);
    expect(body.errors).toEqual([{ path: 'username', message: 'That name is not allowed here.' }]);
    expect(body.suggestions).toHaveLength(3);
  });

  it('returns each invalid field with its path', async () => {
    const answer = await visitor.post('/register', { email: 'nobody', username: 'x', password: 'short' });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      message: 'Enter a valid email address.',
      code: 'bad_request',
      errors: [
        { path: 'email', message: 'Enter a valid email address.' },
        { path: 'username', message: 'Username must have 2 to 24 characters.' },
        { path: 'password', message: 'Password must have at least 8 characters.' },
      ],
      request_id: answer.headers.get('x-request-id'),
    });
  });

  it.each(['password1', 'Iloveyou1', 'QWERTYUIOP'])('refuses the common password %s', async (password) => {
    const answer = await visitor.post('/register', { email: 'b@example.org', username: 'Bob', password });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual([
      { path: 'password', message: 'Password is too common. Choose another one.' },
    ]);
  });

  it('accepts any character in a password', async () => {
    const password = 'pässword \u0000 🐎 <b>';
    const body = { email: 'cyd@example.org', username: 'Cyd', password };
    expect((await visitor.post('/register', body)).status).toBe(201);
    expect((await visitor.post('/login', body)).status).toBe(200);
  });

  it('drops unknown fields', async () => {
    const extra = { operator: true, id: '00000000-0000-4000-8000-000000000000', passwordHash: 'x' };
    const body = { ...ann, email: 'dee@example.org', username: 'Dee', ...extra };
    expect((await visitor.post('/register', body)).status).toBe(201);
    const user = await server.database.manager.findOneByOrFail(UserEntity, { email: 'dee@example.org' });
    expect(user.operator).toBe(false);
    expect(user.id).not.toBe(extra.id);
  });

  it('creates one user when the same form arrives ten times at once', async () => {
    const body = { ...ann, email: 'eve@example.org', username: 'Eve' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => visitor.post('/register', body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
  });
});
