import { EventEmitter } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { BOUNDS } from '../limits/budgets.js';
import { TokenBucket } from '../limits/token-bucket.js';
import { type Connection, guard } from './guard.js';

class Tcp extends EventEmitter {
  destroyed = false;
  isPaused = false;
  pause = () => {
    this.isPaused = true;
  };
  resume = () => {
    this.isPaused = false;
  };
}

/** A guarded connection and the bytes read from it. */
function guarded() {
  const tcp = new Tcp();
  const read: number[] = [];
  tcp.on('data', (bytes: Buffer) => read.push(...bytes));
  const webSocket = Object.assign(new EventEmitter(), { bufferedAmount: 0 });
  const transport = Object.assign(new EventEmitter(), { socket: webSocket, writable: true });
  const writeBuffer: object[] = [];
  const connection = { request: { socket: tcp }, writeBuffer, transport } as unknown as Connection;
  guard(connection, { frames: new TokenBucket(1e9, 1), bytes: new TokenBucket(1e9, 1) });
  return { tcp, read, webSocket, transport, writeBuffer };
}

const chunk = Buffer.from(Array.from({ length: 3 * BOUNDS.bytesPerTurn + 5 }, (_, n) => n % 251));

describe('guard', () => {
  it('reads a large chunk in parts, one per turn of the event loop, while the connection is paused', async () => {
    const { tcp, read } = guarded();
    tcp.emit('data', chunk);
    for (let parts = 1; parts <= 3; parts++) {
      expect(read.length).toBe(parts * BOUNDS.bytesPerTurn);
      expect(tcp.isPaused).toBe(true);
      await turn();
    }
    expect(Buffer.from(read).equals(chunk)).toBe(true);
    expect(tcp.isPaused).toBe(false);
  });

  it('stops reading when the connection closes', async () => {
    const { tcp, read } = guarded();
    tcp.emit('data', chunk);
    tcp.destroyed = true;
    await turn();
    expect(read.length).toBe(BOUNDS.bytesPerTurn);
  });

  it('reads a small chunk at once', () => {
    const { tcp, read } = guarded();
    tcp.emit('data', chunk.subarray(0, BOUNDS.bytesPerTurn));
    expect(read.length).toBe(BOUNDS.bytesPerTurn);
    expect(tcp.isPaused).toBe(false);
  });

  it.each([
    ['bytes', BOUNDS.unreadBytes + 1, 0],
    ['packets', 0, BOUNDS.unreadPackets + 1],
  ])('stops reading while too many %s wait for the client', async (_, bytes, packets) => {
    const { tcp, read, webSocket, transport, writeBuffer } = guarded();
    webSocket.bufferedAmount = bytes;
    writeBuffer.push(...Array.from({ length: packets }, () => ({})));
    transport.writable = false;
    tcp.emit('data', chunk);
    await turn();
    expect(read.length).toBe(BOUNDS.bytesPerTurn);
    expect(tcp.isPaused).toBe(true);
    transport.writable = true;
    transport.emit('ready');
    for (let parts = 0; parts < 4; parts++) await turn();
    expect(Buffer.from(read).equals(chunk)).toBe(true);
    expect(tcp.isPaused).toBe(false);
  });
});
