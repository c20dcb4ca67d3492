import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { BUDGETS } from '../limits/budgets.js';
import { Limits } from '../limits/limits.js';
import { createLog } from '../log.js';
import { type StartedApp, startApp } from '../testing/start-app.js';
import { Visitor } from '../testing/visitor.js';
import { UserEntity } from './user.entity.js';

let server: StartedApp;
let lines: Record<string, unknown>[] = [];
let userId: string;
const ann = { email: 'ann@example.org', username: 'Ann', password: 'correct horse' };
const REFUSED = 'sign-in refused';

beforeAll(async () => {
  const log = createLog('info', (line) => lines.push(JSON.parse(line)));
  server = await startApp({ rateLimitScale: 1, log });
  await new Visitor(server.url).post('/register', ann);
  userId = (await server.database.manager.findOneByOrFail(UserEntity, { email: ann.email })).id;
});
afterAll(() => server?.close());
beforeEach(() => {
  lines = [];
});

const logged = (wanted: string) =>
  lines
    .filter(({ msg }) => msg === wanted)
    .map(({ level: _level, time: _time, context: _context, msg: _msg, ...rest }) => rest);

/** Signs in with a new browser. */
async function signedIn() {
  const visitor = new Visitor(server.url);
  const { body } = await visitor.post('/login', ann);
  const { sid } = JSON.parse(Buffer.from(body.access_token.split('.')[1] ?? '', 'base64url').toString());
  return { visitor, sid: String(sid) };
}

describe('the log of sign-ins', () => {
  it('has an entry for each sign-in', async () => {
    const { sid } = await signedIn();
    expect(logged('signed in')).toEqual([{ user_id: userId, sid }]);
    expect(logged(REFUSED)).toEqual([]);
  });

  it('has the reason for a refused sign-in, but neither email nor password', async () => {
    const visitor = new Visitor(server.url);
    await visitor.post('/login', { ...ann, password: 'wrong horse' });
    for (let n = 0; n <= BUDGETS['failures-from-place'].points; n++)
      await visitor.post('/login', { email: 'nobody@example.org', password: 'wrong horse' });
    expect(logged(REFUSED)).toEqual([
      { why: 'wrong password', user_id: userId },
      ...Array(BUDGETS['failures-from-place'].points).fill({ why: 'unknown email' }),
      { why: 'too many attempts' },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/example\.org|horse/);
  });

  it('has an entry for a reused refresh token', async () => {
    const { visitor, sid } = await signedIn();
    const [stolen] = [...visitor.cookies][0] ?? [];
    const cookie = `${stolen}=${visitor.cookies.get(stolen ?? '')}`;
    await visitor.get('/auth/refresh');
    await visitor.get('/auth/refresh');
    await server.database.query(`update refresh_token set rotated_at = rotated_at - interval '11 seconds'`);
    for (let n = 0; n < 2; n++)
      expect((await new Visitor(server.url).get('/auth/refresh', { cookie })).status).toBe(401);
    expect(logged('a refresh token was used again')).toEqual([{ user_id: userId, sid }]);
  });

  it('has one entry when a sign-in has used up its budget of refreshes', async () => {
    const { visitor, sid } = await signedIn();
    await server.app.get(Limits).spend('refreshes', sid, BUDGETS.refreshes.points - 1);
    const statuses: number[] = [];
    for (let n = 0; n < 4; n++) statuses.push((await visitor.get('/auth/refresh')).status);
    expect(statuses).toEqual([200, 429, 429, 429]);
    expect(logged('a budget is used up')).toEqual([{ budget: 'refreshes', per: 'user', key: sid }]);
    const other = await signedIn();
    expect((await other.visitor.get('/auth/refresh')).status).toBe(200);
  });
});
