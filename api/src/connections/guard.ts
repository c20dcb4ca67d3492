import type { Socket } from 'node:net';
import type { Socket as PlayerSocket } from 'socket.io';
import { BOUNDS } from '../limits/budgets.js';
import type { TokenBucket } from '../limits/token-bucket.js';

/** What carries the sockets of a client: an Engine.IO connection. */
export type Connection = PlayerSocket['conn'];

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
  const read = (bytes: Buffer) => {
    for (const reader of readers) reader.call(tcp, bytes);
  };
  tcp.removeAllListeners('data');
  tcp.on('data', (chunk: Buffer) => {
    if (!bytes.take(chunk.length) || isSlow(connection)) return cut(connection);
    if (chunk.length <= BOUNDS.bytesPerTurn) read(chunk);
    else readInTurns(tcp, chunk, read);
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

/** A chunk may hold thousands of frames. Others get their turn between its parts, and no more of it is read until then. */
function readInTurns(tcp: Socket, chunk: Buffer, read: (bytes: Buffer) => void): void {
  tcp.pause();
  const next = (from: number) => {
    if (tcp.destroyed) return;
    const to = from + BOUNDS.bytesPerTurn;
    read(chunk.subarray(from, to));
    if (to < chunk.length) setImmediate(next, to);
    else tcp.resume();
  };
  next(0);
}
