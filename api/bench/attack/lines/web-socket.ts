import type { Field } from '../field.js';
import { CLOSE, Frames, frame, TEXT } from './frames.js';
import { Line } from './line.js';

const KEY = 'AAAAAAAAAAAAAAAAAAAAAA==';
export const ENGINE = '/socket.io/?EIO=4&transport=websocket';
const HEAD_END = '\r\n\r\n';

export interface Handshake {
  path?: string;
  method?: string;
  headers?: readonly string[];
  from?: string | undefined;
  /** Sends only these header lines, without those that a WebSocket needs. */
  bare?: boolean;
}

export const upgradeOf = ({ path = ENGINE, method = 'GET', headers = [], bare = false }: Handshake = {}) => {
  const has = (name: string) => headers.some((line) => line.toLowerCase().startsWith(`${name}:`));
  const needed = [
    ...(has('host') ? [] : ['Host: 127.0.0.1']),
    ...(has('upgrade') ? [] : ['Upgrade: websocket']),
    'Connection: Upgrade',
    ...(has('sec-websocket-version') ? [] : ['Sec-WebSocket-Version: 13']),
    ...(has('sec-websocket-key') ? [] : [`Sec-WebSocket-Key: ${KEY}`]),
  ];
  return `${[`${method} ${path} HTTP/1.1`, ...(bare ? [] : needed), ...headers].join('\r\n')}${HEAD_END}`;
};

/** An attacker's WebSocket, which may send invalid data. */
export class WebSocketLine {
  /** The status of the upgrade; 0 without a response. */
  status = 0;
  /** The first Engine.IO packet. */
  greeting = '';
  onText?: (text: string) => void;
  /** Called when the server sends a close frame. */
  onClose?: () => void;

  private constructor(
    private readonly field: Field,
    readonly line: Line,
  ) {}

  /** Resolves when the upgrade has a response, or the connection is closed. */
  static async open(field: Field, handshake: Handshake = {}): Promise<WebSocketLine> {
    const line = await Line.open(field, handshake.from ?? field.address());
    const socket = new WebSocketLine(field, line);
    await line.write(upgradeOf(handshake));
    await socket.upgraded();
    return socket;
  }

  get closed(): boolean {
    return this.line.closed;
  }

  /** Sends bytes that contain `frames` frames. */
  send(bytes: Buffer, count = 1): Promise<boolean> {
    this.field.count('frames', count);
    return this.line.write(bytes);
  }

  text(...texts: string[]): Promise<boolean> {
    for (const text of texts) this.field.note(text);
    return this.send(Buffer.concat(texts.map((text) => frame(text))), texts.length);
  }

  private async upgraded(): Promise<void> {
    let head = '';
    const frames = new Frames((opcode, payload) => {
      if (opcode === CLOSE) this.onClose?.();
      if (opcode !== TEXT) return;
      this.greeting ||= payload.toString();
      this.onText?.(payload.toString());
    });
    const answered = new Promise<void>((resolve) => {
      this.line.onBytes = (bytes) => {
        if (this.status === 101) return frames.take(bytes);
        head += bytes.toString('latin1');
        const end = head.indexOf(HEAD_END);
        if (end < 0) return;
        this.status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0);
        resolve();
        frames.take(Buffer.from(head.slice(end + HEAD_END.length), 'latin1'));
      };
    });
    await Promise.race([answered, this.line.whenClosed]);
    this.field.answered(this.status, 'an upgrade');
  }
}
