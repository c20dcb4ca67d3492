import type { Socket } from 'socket.io-client';

type Reply = (...answer: unknown[]) => void;

/** A socket in the hand of a test: what was sent lies in `sent`, the server's part is played with `hear`. */
export class FakeSocket {
  connected = false;
  active = true;
  connects = 0;
  readonly io = {
    opts: {} as { query?: Record<string, string> },
    on: (event: string, listener: () => unknown) => this.on(`io ${event}`, listener),
  };
  readonly sent: { event: string; payload: unknown; reply: Reply }[] = [];
  readonly #listeners = new Map<string, ((...args: never[]) => unknown)[]>();

  on(event: string, listener: (...args: never[]) => unknown) {
    this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
    return this;
  }
  emit(event: string, payload?: unknown, reply: Reply = () => {}) {
    this.sent.push({ event, payload, reply });
  }
  timeout() {
    return { emit: (event: string, payload: unknown, reply: Reply) => this.emit(event, payload, reply) };
  }
  connect() {
    this.connects += 1;
    return this;
  }
  /** As a socket that is closed by its own page. */
  disconnect() {
    this.goDown('io client disconnect');
    return this;
  }
  close() {
    this.connected = false;
    return this;
  }

  hear(event: string, ...args: unknown[]) {
    for (const listener of this.#listeners.get(event) ?? []) listener(...(args as never[]));
  }
  comeUp() {
    this.connected = true;
    this.hear('connect');
  }
  goDown(reason = 'transport close') {
    this.connected = false;
    this.hear('disconnect', reason);
  }
  sentOf(event: string) {
    return this.sent.filter((message) => message.event === event);
  }
  asSocket() {
    return this as unknown as Socket;
  }
}
