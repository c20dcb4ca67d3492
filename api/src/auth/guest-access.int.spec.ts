import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ACCESS_TOKEN_MESSAGES } from '#protocol/auth-messages';
import { ROUTES } from '../../bench/attack/calls.js';
import { validOf } from '../../bench/attack/hostile/valid.js';
import { MESSAGES, type MessageName } from '../games/sockets/messages.js';
import { openRoom } from '../testing/room-players.js';
import { type Guest, newGuest } from '../testing/sign-up.js';
import { type StartedApp, startApp } from '../testing/start-app.js';

const REFUSED_CALLS = [
  'POST /save-custom-quiz',
  'PUT /edit-custom-quiz',
  'PUT /edit-custom-quiz-title',
  'DELETE /delete-custom-quiz',
  'POST /account/password',
  'POST /passkeys/registration-options',
  'POST /passkeys',
  'PATCH /passkeys/:id',
  'DELETE /passkeys/:id',
  'POST /oidc/connect',
  'POST /oidc/disconnect',
];
const REFUSED_MESSAGES = ['create_room'];

let server: StartedApp;
beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server?.close());

describe('a guest', () => {
  it('may make every call but those that need an account', async () => {
    let { visitor } = await newGuest(server);
    const refused: string[] = [];
    for (const { method, path, body, isPublic } of ROUTES) {
      if (isPublic) continue;
      const answer = await visitor.call(method, path, body && validOf(body));
      expect(ACCESS_TOKEN_MESSAGES).not.toContain((answer.body as { message?: string } | undefined)?.message);
      if (method === 'DELETE' && path === '/account') ({ visitor } = await newGuest(server));
      if (answer.status !== 403) continue;
      refused.push(`${method} ${path}`);
      expect(answer.body).toMatchObject({ message: 'Sign up to do that.', code: 'account_needed' });
    }
    expect(refused).toEqual(REFUSED_CALLS);
  });

  it('may send every message but those that need an account', async () => {
    const refused: string[] = [];
    for (const event of Object.keys(MESSAGES) as MessageName[]) {
      const { player } = await newGuest(server);
      await player.connect('/multiplayer');
      const ack = await player.send<{ code?: string }>(event, validOf(MESSAGES[event].schema));
      player.disconnect();
      if (ack.code === 'account_needed') refused.push(event);
    }
    expect(refused).toEqual(REFUSED_MESSAGES);
  });

  it('is refused a room of their own, and stays connected after repeated tries', async () => {
    const { player } = await newGuest(server);
    await player.connect('/multiplayer');
    for (let n = 0; n < 5; n++)
      expect(await player.send('create_room', {})).toEqual({
        ok: false,
        code: 'account_needed',
        message: 'Sign up to do that.',
      });
    player.emit('create_room', {});
    await player.frame('refused', ({ code }) => code === 'account_needed');
    expect(player.connected).toBe(true);
    player.disconnect();
  });

  it('joins a room, chats, plays, and inherits the room from its host', async () => {
    const { host, code } = await openRoom(server, 0);
    const { player, username }: Guest = await newGuest(server);
    await player.connect('/multiplayer');
    expect(await player.send('join_room', { code })).toMatchObject({ ok: true });
    expect(await player.send('player_message', { message: 'hello' })).toMatchObject({ ok: true });
    await host.frame('player_message', ({ name }) => name === username);
    await host.send('leave_room', {});
    await player.frame('host_changed', ({ name }) => name === username);
    const ack = await player.send('start_game', { amount: 1, type: 'boolean' });
    expect(ack).toMatchObject({ ok: true });
    await player.frame('start_game');
    for (const one of [host, player]) one.disconnect();
  });

  it('plays a random quiz alone', async () => {
    const { player } = await newGuest(server);
    expect(await player.quiz({ amount: 1 })).toHaveLength(1);
  });
});
