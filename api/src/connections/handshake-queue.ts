import type { Duplex } from 'node:stream';
import { BOUNDS } from '../limits/budgets.js';

interface Waiting {
  socket: Duplex;
  handshake: () => void;
}

/** Makes handshakes that arrive together a few at a time, so that other connections have their turn between them. */
export class HandshakeQueue {
  private waiting: Waiting[] = [];

  constructor(private readonly bounds: { handshakesWaiting: number; handshakesPerTurn: number } = BOUNDS) {}

  /** False if the queue is full: then `handshake` is never called, nor is it when the client closes `socket` first. */
  add(socket: Duplex, handshake: () => void): boolean {
    if (this.waiting.length >= this.bounds.handshakesWaiting) return false;
    // Nobody else listens until the handshake is made, and an error without a listener ends the process.
    socket.on('error', () => {});
    this.waiting.push({ socket, handshake });
    if (this.waiting.length === 1) setImmediate(() => this.next());
    return true;
  }

  private next(): void {
    const now = this.waiting.slice(0, this.bounds.handshakesPerTurn);
    for (const { socket, handshake } of now) if (!socket.destroyed) handshake();
    this.waiting = this.waiting.slice(now.length);
    if (this.waiting.length > 0) setImmediate(() => this.next());
  }
}
