import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { BUDGETS } from '../../limits/budgets.js';
import { openRoom } from '../../testing/room-players.js';
import { type StartedApp, startApp } from '../../testing/start-app.js';
import { writeWebApp } from '../../testing/web-app.js';

// Jest on Node 20 cannot load this ES module from the static plugin, which needs it for downloads only.
jest.mock('content-disposition', () => ({}), { virtual: true });

let server: StartedApp;
const folder = writeWebApp();
beforeAll(async () => {
  server = await startApp({ webFolder: folder });
});
afterAll(async () => {
  await server?.close();
  rmSync(folder, { recursive: true });
});

/** The preview that a chat shows of a link. */
async function previewOf(path: string, url = server.url): Promise<{ title: string; all: string }> {
  const answer = await fetch(url + path, { headers: { 'user-agent': 'Slackbot', accept: '*/*' } });
  expect(answer.status).toBe(200);
  const all = (await answer.text()).match(/<meta property[^>]*>/g)?.join('\n') ?? '';
  return { title: /og:title" content="([^"]*)"/.exec(all)?.[1] ?? '', all };
}

/** The title for an open room, however long this machine takes to look it up. */
async function titleOf(path: string): Promise<string> {
  for (;;) {
    const { title } = await previewOf(path);
    if (title !== 'Fourtell') return title;
  }
}

const general = async () => (await previewOf('/')).all;

describe('a link to a room', () => {
  it('shows its host and its code, in any spelling of the code', async () => {
    const { all, code } = await openRoom(server, 0);
    const [{ username }] = await server.database.query(
      `select u.username from room_code c join seat_of s using (game_id) join users u on u.id = s.user_id
       where c.code = $1`,
      [code],
    );
    const title = `Join ${username}’s room ${code} on Fourtell`;
    for (const path of [
      `/multiplayer?code=${code}`,
      `/multiplayer/lobby?code=${code}`,
      `/multiplayer?code=${code.slice(0, 3).toLowerCase()}-${code.slice(3)}&view=stage`,
    ])
      expect(await titleOf(path)).toBe(title);
    for (const path of [`/play?code=${code}`, `/multiplayer?code=${code}&code=${code}`])
      expect((await previewOf(path)).all).toBe(await general());
    for (const player of all) player.disconnect();
  });

  it('shows no host who has left', async () => {
    const { host, guests, code } = await openRoom(server);
    expect(await host.send('leave_room', undefined)).toMatchObject({ ok: true });
    expect(await titleOf(`/multiplayer?code=${code}`)).toBe(`Join room ${code} on Fourtell`);
    for (const player of [host, ...guests]) player.disconnect();
  });

  it('looks the same for a closed room and an unknown one', async () => {
    const { all, code } = await openRoom(server, 0);
    await server.database.query('update room_code set free_at = now() where code = $1', [code]);
    for (const typed of [code, 'ZZZZZZ', 'nonsense', '', '%00', `${code}${' '.repeat(40)}`])
      expect((await previewOf(`/multiplayer?code=${typed}`)).all).toBe(await general());
    for (const player of all) player.disconnect();
  });

  it('is limited to a number of rooms a minute per address', async () => {
    const { all, code } = await openRoom(server, 0);
    const { databaseUrl } = server.config;
    const limited = await startApp({ webFolder: folder, databaseUrl, rateLimitScale: 1 });
    try {
      const path = `/multiplayer?code=${code}`;
      for (let n = 0; n < BUDGETS['room-links'].points; n++) await previewOf(path, limited.url);
      expect((await previewOf(path, limited.url)).title).toBe('Fourtell');
      expect(await titleOf(path)).toContain(code);
    } finally {
      await limited.close();
    }
    for (const player of all) player.disconnect();
  });

  it('opens without its preview while the database is unavailable', async () => {
    const { all, code } = await openRoom(server, 0);
    await server.database.query('alter table room_code rename to elsewhere');
    try {
      expect((await previewOf(`/multiplayer?code=${code}`)).all).toBe(await general());
    } finally {
      await server.database.query('alter table elsewhere rename to room_code');
    }
    for (const player of all) player.disconnect();
  });

  it('opens without its preview if the database is slow', async () => {
    const { all, code } = await openRoom(server, 0);
    const runner = server.database.createQueryRunner();
    await runner.startTransaction();
    await runner.query('lock table room_code in access exclusive mode');
    try {
      const many = Array.from({ length: 8 }, () => previewOf(`/multiplayer?code=${code}`));
      for (const { all: tags } of await Promise.all(many)) expect(tags).toBe(await general());
    } finally {
      await runner.rollbackTransaction();
      await runner.release();
    }
    for (const player of all) player.disconnect();
  });
});
