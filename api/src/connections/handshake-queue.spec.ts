import { PassThrough } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { HandshakeQueue } from './handshake-queue.js';

const bounds = { handshakesWaiting: 5, handshakesPerTurn: 2 };

function filled(count: number) {
  const queue = new HandshakeQueue(bounds);
  const made: number[] = [];
  const sockets = Array.from({ length: count }, () => new PassThrough());
  const added = sockets.map((socket, n) => queue.add(socket, () => made.push(n)));
  return { queue, made, sockets, added };
}

describe('a queue of handshakes', () => {
  it('makes a few in each turn of the event loop, in the order in which they came', async () => {
    const { made } = filled(5);
    expect(made).toEqual([]);
    await turn();
    expect(made).toEqual([0, 1]);
    await turn();
    await turn();
    expect(made).toEqual([0, 1, 2, 3, 4]);
  });

  it('refuses what comes when it is full, and has room again later', async () => {
    const { queue, added } = filled(6);
    expect(added).toEqual([true, true, true, true, true, false]);
    await turn();
    expect(queue.add(new PassThrough(), () => {})).toBe(true);
  });

  it('survives the error of a client that is gone, and makes no handshake for it', async () => {
    const { made, sockets } = filled(2);
    sockets[0]?.destroy(new Error('read ECONNRESET'));
    await turn();
    await turn();
    expect(made).toEqual([1]);
  });

  it('begins again after it was empty', async () => {
    const { queue, made } = filled(1);
    await turn();
    queue.add(new PassThrough(), () => made.push(7));
    await turn();
    expect(made).toEqual([0, 7]);
  });
});
