import type { Field } from '../field.js';
import { type Handshake, WebSocketLine } from './web-socket.js';

export type Ack = { ok: boolean; code?: string; [name: string]: unknown };

/** A signed-in connection to a namespace that sends handwritten packets. */
export class Guest {
  /** The server's message if it refused the connection. */
  refused?: string;
  private connected = false;
  private readonly acks = new Map<number, (ack: Ack) => void>();
  private readonly awaited = new Map<string, (payload: never) => void>();
  private nextId = 1_000_000;
  private settle = () => {};

  private constructor(
    private readonly field: Field,
    readonly socket: WebSocketLine,
    readonly namespace: string,
  ) {
    socket.onText = (text) => this.receive(text);
    socket.onClose = () => this.leave();
  }

  /** Resolves to undefined if the server refuses the connection. */
  static async enter(
    field: Field,
    token: string,
    namespace = '/multiplayer',
    handshake: Handshake = {},
  ): Promise<Guest | undefined> {
    const guest = await Guest.knock(field, { token }, namespace, handshake);
    return guest.connected ? guest : undefined;
  }

  /** Connects to the namespace; resolves when the server has replied or closed the connection. */
  static async knock(
    field: Field,
    auth: unknown,
    namespace: string,
    handshake: Handshake = {},
  ): Promise<Guest> {
    const socket = await WebSocketLine.open(field, handshake);
    const guest = new Guest(field, socket, namespace);
    const answered = new Promise<void>((resolve) => {
      guest.settle = resolve;
    });
    await socket.text(`40${namespace},${JSON.stringify(auth)}`);
    await Promise.race([answered, socket.line.whenClosed]);
    return guest;
  }

  get isIn(): boolean {
    return this.connected && !this.socket.closed;
  }

  get closed(): boolean {
    return this.socket.closed;
  }

  /** Formats a message; with an id it requests an acknowledgement. */
  event(name: string, json: string | undefined, id: number | '' = ''): string {
    return `42${this.namespace},${id}[${JSON.stringify(name)}${json === undefined ? '' : `,${json}`}]`;
  }

  /** Resolves to undefined if the connection closes or the time is over. */
  async ask(name: string, payload?: unknown): Promise<Ack | undefined> {
    const id = this.nextId++;
    const answer = new Promise<Ack>((resolve) => this.acks.set(id, resolve));
    const json = payload === undefined ? undefined : JSON.stringify(payload);
    await this.socket.text(this.event(name, json, id));
    return Promise.race([answer, this.socket.line.whenClosed.then(() => undefined)]);
  }

  /** The next message with that name; undefined if the connection closes. */
  next<T>(name: string): Promise<T | undefined> {
    const received = new Promise<T>((resolve) => this.awaited.set(name, resolve));
    return Promise.race([received, this.socket.line.whenClosed.then(() => undefined)]);
  }

  leave(): void {
    this.socket.line.destroy();
  }

  private receive(text: string): void {
    const kind = text.slice(0, 2);
    if (text === '2') void this.socket.line.write(PONG_FRAME);
    else if (kind === '43') this.acknowledged(text);
    else if (kind === '42') this.onEvent(text);
    else if (kind === '40' || kind === '44') this.answered(kind === '40', text);
  }

  private answered(isIn: boolean, text: string): void {
    this.connected = isIn;
    if (!isIn) this.refused = text;
    this.settle();
  }

  private acknowledged(text: string): void {
    const [, id = '', json = '[]'] = /^43[^,]*,(\d+)(\[.*)$/s.exec(text) ?? [];
    const code = /^\[\{"ok":false,"code":"(\w+)"/.exec(json)?.[1];
    this.field.count(`ack ${code ?? 'ok'}`);
    const resolve = this.acks.get(Number(id));
    if (!resolve) return;
    this.acks.delete(Number(id));
    resolve((JSON.parse(json) as [Ack])[0]);
  }

  private onEvent(text: string): void {
    if (this.awaited.size === 0) return;
    const [name, payload] = JSON.parse(text.slice(text.indexOf('['))) as [string, never];
    const resolve = this.awaited.get(name);
    this.awaited.delete(name);
    resolve?.(payload);
  }
}

const PONG_FRAME = Buffer.from([0x81, 0x81, 0, 0, 0, 0, 0x33]);
