import type { Socket as PlayerSocket } from 'socket.io';
import { BOUNDS } from '../limits/budgets.js';
import type { TokenBucket } from '../limits/token-bucket.js';

/** An Engine.IO connection: it carries all sockets of a client. */
export type Connection = PlayerSocket['conn'];

export interface Allowance {
  frames: TokenBucket;
  bytes: TokenBucket;
}

/** The part of `ws` that is used here. */
interface WebSocket {
  readonly bufferedAmount: number;
  prependListener(event: 'message' | 'ping' | 'pong', listener: () => void): void;
  pong(): void;
  terminate(): void;
}

/** The parts of Engine.IO that its types hide. */
interface Internals {
  /** Packets that wait until the ones before them are written. */
  readonly writeBuffer: unknown[];
  readonly transport: {
    /** False during a write. `ready` is emitted when it becomes true again. */
    readonly writable: boolean;
    once(event: 'ready', listener: () => void): void;
  };
}

const internalsOf = (connection: Connection) => connection as unknown as Internals;
const webSocketOf = ({ transport }: Connection) => (transport as unknown as { socket: WebSocket }).socket;

/** Whether the client reads too slowly: more than the limit waits for it in one of the buffers. */
export function isSlow(connection: Connection): boolean {
  if (internalsOf(connection).writeBuffer.length > BOUNDS.waitingPackets) return true;
  return webSocketOf(connection).bufferedAmount > BOUNDS.waitingBytes;
}

/** Whether so much is buffered for the client that reading from it should pause. */
function isUnread(connection: Connection): boolean {
  const { writeBuffer, transport } = internalsOf(connection);
  if (transport.writable) return false;
  return (
    writeBuffer.length > BOUNDS.unreadPackets || webSocketOf(connection).bufferedAmount > BOUNDS.unreadBytes
  );
}

/** Closes a connection at once, and drops all that is buffered in both directions. */
export function cut(connection: Connection): void {
  const webSocket = webSocketOf(connection);
  connection.close(true);
  webSocket.terminate();
  // Pings that have already arrived would otherwise each cause an error.
  webSocket.pong = () => {};
}

/**
 * Counts what a connection sends: bytes before they are parsed, then frames, including control frames. Cuts the
 * connection if it exceeds its allowance or does not read. Returns a function that replaces the allowance.
 */
export function guard(connection: Connection, allowed: Allowance): (allowed: Allowance) => void {
  let { frames, bytes } = allowed;
  const { socket: tcp } = connection.request;
  const readers = tcp.listeners('data') as ((chunk: Buffer) => void)[];
  const read = (part: Buffer) => {
    for (const reader of readers) reader.call(tcp, part);
  };
  tcp.removeAllListeners('data');
  tcp.on('data', (chunk: Buffer) => {
    if (!bytes.take(chunk.length) || isSlow(connection)) return cut(connection);
    readInTurns(connection, chunk, read);
  });
  const count = () => {
    if (!frames.take()) cut(connection);
  };
  for (const event of ['message', 'ping', 'pong'] as const)
    webSocketOf(connection).prependListener(event, count);
  return (replacement) => {
    ({ frames, bytes } = replacement);
  };
}

/**
 * Reads a chunk in parts, one per turn of the event loop, since it may hold thousands of frames. Stops reading from a client
 * that does not read what was sent to it.
 */
function readInTurns(connection: Connection, chunk: Buffer, read: (part: Buffer) => void): void {
  const { socket: tcp } = connection.request;
  const next = (from: number): void => {
    if (tcp.destroyed) return;
    const to = from + BOUNDS.bytesPerTurn;
    read(chunk.subarray(from, to));
    const resume = () => {
      if (to < chunk.length) next(to);
      else tcp.resume();
    };
    const mustWait = isUnread(connection);
    if (!mustWait && to >= chunk.length) {
      resume();
      return;
    }
    tcp.pause();
    if (mustWait) internalsOf(connection).transport.once('ready', () => setImmediate(resume));
    else setImmediate(resume);
  };
  next(0);
}
