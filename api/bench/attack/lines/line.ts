import { connect, type Socket } from 'node:net';
import type { Field } from '../field.js';

const READ_BYTES = 64 * 1024;

/** One TCP connection of an attacker. Never throws, whatever the server does. */
export class Line {
  received = 0;
  /** Receives the data; without it, data is discarded. */
  onBytes?: (bytes: Buffer) => void;
  readonly whenClosed: Promise<void>;
  private readonly socket: Socket;
  private waits: (() => void)[] = [];

  private constructor(
    private readonly field: Field,
    from: string | undefined,
    opened: (line: Line) => void,
  ) {
    const { port } = field.place;
    // Data is processed before the next read.
    const onread = {
      buffer: Buffer.alloc(READ_BYTES),
      callback: (length: number, buffer: Uint8Array) => {
        this.received += length;
        this.onBytes?.(Buffer.from(buffer.subarray(0, length)));
        return true;
      },
    };
    const source = from === undefined ? {} : { localAddress: from };
    this.socket = connect({ port, host: '127.0.0.1', noDelay: true, onread, ...source });
    this.socket.on('error', () => {});
    this.socket.on('connect', () => opened(this));
    this.socket.on('drain', () => this.wake());
    this.whenClosed = new Promise((resolve) => {
      this.socket.on('close', () => {
        field.forget(this);
        this.wake();
        opened(this);
        resolve();
      });
    });
    field.count('connections');
    field.keep(this);
  }

  /** Resolves also if the server refuses it. */
  static open(field: Field, from: string | undefined = field.address()): Promise<Line> {
    return new Promise((resolve) => {
      new Line(field, from, resolve);
    });
  }

  get closed(): boolean {
    return this.socket.destroyed;
  }

  /** Resolves when more can be written; to false if the connection is closed. */
  async write(bytes: Buffer | string): Promise<boolean> {
    if (this.closed || !this.socket.writable) return false;
    if (!this.socket.write(bytes)) await new Promise<void>((resolve) => this.waits.push(resolve));
    return !this.closed;
  }

  /** Stops reading. */
  stopReading(): void {
    this.socket.pause();
  }

  /** Half-closes the connection. */
  end(): void {
    this.socket.end();
  }

  /** Resets the connection. */
  reset(): void {
    this.socket.resetAndDestroy();
  }

  destroy(): void {
    this.socket.destroy();
  }

  /** Resolves when it is closed, or after `ms`. */
  async settled(ms: number): Promise<void> {
    await Promise.race([this.whenClosed, this.field.pause(ms)]);
  }

  private wake(): void {
    const { waits } = this;
    this.waits = [];
    for (const wake of waits) wake();
  }
}
