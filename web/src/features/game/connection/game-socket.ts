import { io, type Socket } from 'socket.io-client';
import { isStale, renew } from '../../../lib/request.js';
import { currentSession, currentToken } from '../../../lib/session.js';
import { spread } from './spread.js';

const RETRY_MS = 1_500;
/** Short, since any instance can serve the client; jittered, since a lost instance disconnects all of its players at once. */
const RECONNECTION = { reconnectionDelay: 200, randomizationFactor: 0.9, reconnectionDelayMax: 3_000 };
/** A handshake without a reply is tried again after this time. */
const HANDSHAKE_MS = 6_000;

/** A socket that reconnects until it is closed, and renews the access token if it was refused. */
export function openGameSocket(
  namespace: '/singleplayer' | '/multiplayer',
  connect: typeof io = io,
  query: Record<string, string> = {},
): Socket {
  const socket = connect(namespace, {
    transports: ['websocket'],
    multiplex: false,
    query,
    auth: (give) => give({ token: currentToken() }),
    ...RECONNECTION,
    timeout: HANDSHAKE_MS,
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const close = socket.close.bind(socket);
  let closed = false;
  socket.close = () => {
    closed = true;
    clearTimeout(timer);
    return close();
  };
  const reconnectIn = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => !closed && socket.connect(), ms);
  };

  // the library retries a handshake that failed, but not one that was refused
  socket.on('connect_error', async ({ message }) => {
    if (socket.active) return;
    if (!isStale(message)) return reconnectIn(spread(RETRY_MS));
    const renewed = await renew().then(
      () => true,
      () => false,
    );
    if (currentSession().status === 'in') reconnectIn(renewed ? 0 : spread(RETRY_MS));
  });
  socket.on('disconnect', (reason) => {
    if (reason === 'io server disconnect') reconnectIn(spread(RETRY_MS));
  });
  return socket;
}
