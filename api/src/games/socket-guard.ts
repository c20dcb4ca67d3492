import type { PlayerNamespace, PlayerSocket } from './player-socket.js';

const SOCKETS_PER_USER = 10;
const EVERY_MS = 1_000;
/** What may wait for a client that does not read. */
const MOST_PACKETS = 2_000;
const MOST_BYTES = 1_000_000;

/** A user's oldest sockets make room for new ones: tabs and devices are few. */
export function closeSurplus(sockets: PlayerSocket[]): void {
  for (const socket of sockets.slice(0, -SOCKETS_PER_USER)) socket.disconnect(true);
}

/** Closes the connections of clients that do not read, before what waits for them fills the memory. */
export function closeSlow(namespace: PlayerNamespace): void {
  const timer = setInterval(() => {
    for (const socket of namespace.sockets.values()) if (isSlow(socket)) socket.conn.close(true);
  }, EVERY_MS);
  timer.unref();
}

function isSlow({ conn }: PlayerSocket): boolean {
  const { writeBuffer, transport } = conn as unknown as {
    writeBuffer: unknown[];
    transport: { socket?: { bufferedAmount?: number } };
  };
  return writeBuffer.length > MOST_PACKETS || (transport.socket?.bufferedAmount ?? 0) > MOST_BYTES;
}
