import type { Socket } from 'socket.io-client';

type Reply = (...answer: unknown[]) => void;

/** A socket for tests: `sent` holds the messages of the client, and `receive` delivers one of the server. */
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
  /** Disconnects as if the client had closed the socket. */
  disconnect() {
    this.goDown('io client disconnect');
    return this;
  }
  close() {
    this.connected = false;
    return this;
  }

  receive(event: string, ...args: unknown[]) {
    for (const listener of this.#listeners.get(event) ?? []) listener(...(args as never[]));
  }
  comeUp() {
    this.connected = true;
    this.receive('connect');
  }
  goDown(reason = 'transport close') {
    this.connected = false;
    this.receive('disconnect', reason);
  }
  sentOf(event: string) {
    return this.sent.filter((message) => message.event === event);
  }
  asSocket() {
    return this as unknown as Socket;
  }
}
