import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import type { Ack } from '#protocol/messages';
import type { Journal } from './journal.js';
import { isTemporary } from './temporary.js';

/** Time-outs of the product's own client. */
const RETRY_MS = 1_500;
const HANDSHAKE_MS = 6_000;
const REPLY_MS = 5_000;
/** Time between two tries of a command. */
const PAUSE_MS = 125;

export interface Receiver {
  connected(): void;
  received(event: string, payload: unknown): void;
}

/** A connection that behaves like that of the product's client: it reconnects, and records what it lost and received. */
export class Connection {
  closed = false;
  private readonly socket: Socket;

  constructor(
    readonly address: { url: string; token: string; namespace: '/multiplayer' | '/singleplayer' },
    private readonly random: () => number,
    private readonly journal: Journal,
    receiver: Receiver,
  ) {
    const { url, token, namespace } = address;
    this.socket = io(`${url}${namespace}`, {
      transports: ['websocket'],
      forceNew: true,
      autoConnect: false,
      reconnectionDelay: 250,
      reconnectionDelayMax: 2_000,
      timeout: HANDSHAKE_MS,
      auth: { token },
    });
    this.listen(receiver);
  }

  get connected(): boolean {
    return this.socket.connected;
  }

  connect(): void {
    if (!this.closed) this.socket.connect();
  }

  /** Names the room on later connections. */
  hint(code: string): void {
    this.socket.io.opts.query = { room: code };
  }

  /** Sends once; undefined without a reply. */
  async ask<T = Ack>(event: string, payload: object): Promise<T | undefined> {
    if (!this.socket.connected) return undefined;
    return this.socket
      .timeout(REPLY_MS)
      .emitWithAck(event, payload)
      .catch(() => undefined) as Promise<T | undefined>;
  }

  /** Sends under one command id until it is confirmed. @throws Error if it is refused */
  async insist(event: string, payload: object = {}): Promise<Ack> {
    this.connect();
    const message = { ...payload, command_id: randomUUID() };
    for (;;) {
      const ack = await this.ask(event, message);
      if (ack?.ok) return ack;
      if (ack && !isTemporary(ack)) throw new Error(`${event}: ${ack.code}`);
      if (this.closed) throw new Error(`${event}: the player has closed its connection`);
      await sleep(PAUSE_MS);
    }
  }

  /** Disconnects for `ms`. */
  async leave(ms: number): Promise<void> {
    this.socket.disconnect();
    await sleep(ms);
    this.connect();
  }

  /** Breaks the connection, which then reconnects. */
  drop(): void {
    this.socket.io.engine?.close();
  }

  close(): void {
    this.closed = true;
    this.socket.disconnect();
  }

  private listen(receiver: Receiver): void {
    const { socket, journal } = this;
    let connections = 0;
    const later = () => setTimeout(() => this.connect(), RETRY_MS * (0.5 + this.random()));
    socket.onAny((event: string, payload: unknown) => {
      journal.frames.push({ at: Date.now(), event, payload });
      receiver.received(event, payload);
    });
    socket.on('connect', () => {
      if (connections++ > 0) journal.reconnects.push(Date.now());
      receiver.connected();
    });
    socket.on('connect_error', ({ message }) => {
      if (message === 'timeout') socket.io.opts.query = {}; // drop the room code, so that any instance may serve
      if (!socket.active) later();
    });
    socket.on('disconnect', (reason) => {
      journal.losses.push(Date.now());
      if (reason === 'io server disconnect') later();
    });
  }
}
