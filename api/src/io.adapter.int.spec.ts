import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { io, type ManagerOptions, type SocketOptions } from 'socket.io-client';
import { type StartedApp, startApp } from './testing/start-app.js';
import { Visitor } from './testing/visitor.js';

let server: StartedApp;
beforeAll(async () => {
  server = await startApp({ allowedOrigins: ['https://web.example'] });
});
afterAll(() => server?.close());

const REACHED = 'access token is missing.';

/** The error of a connection without a token. The namespace's own error shows that the connection was accepted. */
async function refusal(options: Partial<ManagerOptions & SocketOptions>): Promise<string> {
  const socket = io(`${server.url}/singleplayer`, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    ...options,
  });
  const error = await new Promise<Error>((resolve) => socket.once('connect_error', resolve));
  socket.disconnect();
  return error.message;
}

describe('a socket', () => {
  it.each([
    ['no browser', () => ({})],
    ['our own page', () => ({ origin: server.url })],
    ['an allowed origin', () => ({ origin: 'https://web.example' })],
  ])('is accepted from %s', async (_, extraHeaders) => {
    expect(await refusal({ extraHeaders: extraHeaders() })).toBe(REACHED);
  });

  it.each(['https://evil.example', 'null', 'http://127.0.0.1:1'])('is refused from %s', async (origin) => {
    expect(await refusal({ extraHeaders: { origin } })).toBe('websocket error');
  });

  it('has no transport but WebSocket', async () => {
    expect(await refusal({ transports: ['polling'] })).toBe('xhr poll error');
    const page = await new Visitor(server.url).get('/socket.io/socket.io.js');
    expect(page.status).not.toBe(200);
  });

  it('is closed by a frame of more than 16 KB', async () => {
    const socket = io(`${server.url}/singleplayer`, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      auth: { token: 'x'.repeat(17_000) },
    });
    const reason = await new Promise((resolve) => socket.io.once('close', resolve));
    expect(reason).toBe('transport close');
  });
});
