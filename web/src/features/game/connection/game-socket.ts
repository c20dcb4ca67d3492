import { io, type Socket } from 'socket.io-client';
import { isStale, renew } from '../../../lib/request.js';
import { currentSession, currentToken } from '../../../lib/session.js';
import { spread } from './spread.js';

const RETRY_MS = 1_500;
/** Soon, because any instance will do; never all at once, because a lost instance loses all of its players. */
const COMING_BACK = { reconnectionDelay: 200, randomizationFactor: 0.9, reconnectionDelayMax: 3_000 };
/** A door that opens and says nothing is tried again after this. */
const HANDSHAKE_MS = 6_000;

/** A connection that comes back by itself until it is closed, with a fresh token where the old one was refused. */
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
    ...COMING_BACK,
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
  const again = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => !closed && socket.connect(), ms);
  };

  // a refused handshake, unlike a lost one, is not tried again by the library
  socket.on('connect_error', async ({ message }) => {
    if (socket.active) return;
    if (!isStale(message)) return again(spread(RETRY_MS));
    const renewed = await renew().then(
      () => true,
      () => false,
    );
    if (currentSession().status === 'in') again(renewed ? 0 : spread(RETRY_MS));
  });
  socket.on('disconnect', (reason) => {
    if (reason === 'io server disconnect') again(spread(RETRY_MS));
  });
  return socket;
}
