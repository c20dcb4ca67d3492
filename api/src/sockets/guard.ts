import type { Socket } from 'socket.io';
import { BOUNDS } from '../limits/budgets.js';
import type { TokenBucket } from '../limits/token-bucket.js';

/** What carries the sockets of a client: an Engine.IO connection. */
export type Connection = Socket['conn'];

export interface Allowance {
  frames: TokenBucket;
  bytes: TokenBucket;
}

/** What is used of the WebSocket under a connection. */
interface WebSocket {
  readonly bufferedAmount: number;
  prependListener(event: 'message' | 'ping' | 'pong', listener: () => void): void;
  pong(): void;
  terminate(): void;
}

const webSocketOf = ({ transport }: Connection) => (transport as unknown as { socket: WebSocket }).socket;

/** Whether more waits for a client than it will ever read, on whatever layer. */
export function isSlow(connection: Connection): boolean {
  const { writeBuffer } = connection as unknown as { writeBuffer: unknown[] };
  if (writeBuffer.length > BOUNDS.waitingPackets) return true;
  return webSocketOf(connection).bufferedAmount > BOUNDS.waitingBytes;
}

/** Ends a connection at once: nothing that it has sent, and nothing that waits for it, is kept. */
export function cut(connection: Connection): void {
  const webSocket = webSocketOf(connection);
  connection.close(true);
  webSocket.terminate();
  // The pings that have arrived already would each be refused a pong by an error.
  webSocket.pong = () => {};
}

/**
 * Counts all that a connection sends: its bytes before anybody looks at them, then its frames, control frames included.
 * It is cut when it sends more than it may, or does not read. Returns how to allow it something else.
 */
export function guard(connection: Connection, allowed: Allowance): (allowed: Allowance) => void {
  let { frames, bytes } = allowed;
  const { socket: tcp } = connection.request;
  const readers = tcp.listeners('data') as ((chunk: Buffer) => void)[];
  tcp.removeAllListeners('data');
  tcp.on('data', (chunk: Buffer) => {
    if (!bytes.take(chunk.length) || isSlow(connection)) return cut(connection);
    for (const read of readers) read.call(tcp, chunk);
  });
  const count = () => {
    if (!frames.take()) cut(connection);
  };
  for (const event of ['message', 'ping', 'pong'] as const)
    webSocketOf(connection).prependListener(event, count);
  return (now) => {
    ({ frames, bytes } = now);
  };
}
