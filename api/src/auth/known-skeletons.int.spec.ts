import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { newUser } from '../testing/sign-up.js';
import { type StartedApp, startApp } from '../testing/start-app.js';
import { Visitor } from '../testing/visitor.js';
import { KnownSkeletons } from './known-skeletons.js';

let server: StartedApp;
let visitor: Visitor;
beforeAll(async () => {
  server = await startApp();
  visitor = new Visitor(server.url);
});
afterAll(() => server?.close());

const registered = async (username: string) =>
  (
    await visitor.post('/register', {
      email: `${username.length}@example.org`,
      username,
      password: 'correct horse',
    })
  ).status;

it('KnownSkeletons reserves the names of users from an older release', async () => {
  const older = [await newUser(server.database, 'Alice'), await newUser(server.database, '\u0410lice')];
  await server.app.get(KnownSkeletons).complete();
  expect(await registered('Al\u0456ce')).toBe(409);
  expect(await registered('Alicia')).toBe(201);
  const names = await server.database.query('select username from users where id = any($1)', [
    older.map(({ id }) => id),
  ]);
  expect(names).toHaveLength(2);
});

it('KnownSkeletons changes nothing if all users have skeletons', async () => {
  const skeletons = () => server.database.query('select * from username_skeleton order by skeleton');
  const before = await skeletons();
  await server.app.get(KnownSkeletons).complete();
  expect(await skeletons()).toEqual(before);
});
