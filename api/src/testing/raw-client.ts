import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const TEXT = 0x81;
const CLOSE = '\x88';

/** A client frame with mask 0. */
export function frame(first: number, payload: string | Buffer = ''): Buffer {
  const bytes = Buffer.from(payload);
  const head =
    bytes.length < 126 ? [first, 0x80 | bytes.length] : [first, 0xfe, bytes.length >> 8, bytes.length & 0xff];
  return Buffer.concat([Buffer.from([...head, 0, 0, 0, 0]), bytes]);
}

export const text = (payload: string) => frame(TEXT, payload);

const head = (headers: Record<string, string>, query: string) =>
  [
    `GET /socket.io/?EIO=4&transport=websocket${query} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n');

interface Wishes {
  headers?: Record<string, string>;
  query?: string;
  /** Data sent with the handshake. */
  early?: Buffer;
}

/** A client that sends arbitrary bytes and reads only on request. */
export class RawClient {
  readonly closed: Promise<unknown>;
  /** Everything received. */
  heard = '';

  private constructor(private readonly socket: Socket) {
    socket.on('error', () => {});
    this.closed = once(socket, 'close').catch(() => {});
  }

  /** The status line of the handshake; empty if the server only closed the connection. */
  static async open(
    url: string,
    { headers = {}, query = '', early = Buffer.alloc(0) }: Wishes = {},
  ): Promise<RawClient & { status: string }> {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    const client = new RawClient(socket);
    socket.write(Buffer.concat([Buffer.from(head(headers, query)), early]));
    socket.on('data', (chunk) => {
      client.heard += chunk.toString('latin1');
    });
    await Promise.race([once(socket, 'data').catch(() => {}), client.closed]);
    return Object.assign(client, { status: client.heard.split('\r\n')[0] ?? '' });
  }

  /** Connects to a namespace with a token. */
  signIn(token: string, namespace = '/multiplayer'): void {
    this.send(text(`40${namespace},${JSON.stringify({ token })}`));
  }

  send(bytes: Buffer): void {
    this.socket.write(bytes);
  }

  /** Sends the frame again and again until the server has closed the connection. */
  async flood(bytes: Buffer, { reading = true } = {}): Promise<void> {
    if (!reading) this.socket.pause();
    const many = Buffer.concat(Array.from({ length: Math.ceil(65_536 / bytes.length) }, () => bytes));
    while (!this.socket.destroyed) {
      this.socket.write(many);
      while (this.socket.writableLength > 0 && !this.socket.destroyed) await sleep(1);
    }
  }

  /** Resolves when a matching frame has arrived. */
  async hears(part: string): Promise<void> {
    while (!this.heard.includes(part)) {
      if (this.socket.destroyed) throw new Error(`closed before ${part}; heard ${this.heard}`);
      await sleep(5);
    }
  }

  /** Resolves when the server has closed the connection, or has asked the client to. */
  async ended(): Promise<void> {
    while (!this.socket.destroyed && !this.heard.includes(CLOSE)) await sleep(5);
  }

  end(): void {
    this.socket.destroy();
  }
}
