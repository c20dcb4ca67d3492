import type { Socket } from 'socket.io-client';
import type { Sent } from '#protocol/entry';

type Listener = (...args: unknown[]) => unknown;

/** A connection that delivers recorded messages, and ignores everything that the client sends. */
export class ReplaySocket {
  connected = false;
  readonly active = true;
  readonly io = { opts: {}, on: () => this };
  readonly #listeners = new Map<string, Listener[]>();

  /** Delivers the messages once their client listens. */
  constructor(sent: readonly Sent[]) {
    queueMicrotask(() => {
      this.connected = true;
      this.#deliver('connect');
      for (const [event, payload] of sent) this.#deliver(event, payload);
    });
  }

  on(event: string, listener: Listener): this {
    this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
    return this;
  }

  emit(): this {
    return this;
  }

  timeout(): this {
    return this;
  }

  connect(): this {
    return this;
  }

  disconnect(): this {
    return this;
  }

  close(): this {
    this.#listeners.clear();
    return this;
  }

  /** The part of a socket that a game's link uses. */
  asSocket(): Socket {
    return this as unknown as Socket;
  }

  #deliver(event: string, ...args: unknown[]) {
    for (const listener of this.#listeners.get(event) ?? []) listener(...args);
  }
}
