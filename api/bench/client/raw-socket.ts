import { connect, type Socket } from 'node:net';

const HEAD_END = Buffer.from('\r\n\r\n');
const CLOSE = 0x88;
// Data is processed before the next read, so all sockets can share one buffer.
const shared = Buffer.alloc(256 * 1024);

/** A minimal WebSocket client, since it must cost less CPU than the server that it measures. */
export class RawSocket {
  private readonly socket: Socket;
  private rest?: Buffer | undefined;
  private upgraded = false;

  constructor(
    port: number,
    path: string,
    private readonly onFrame: (bytes: Buffer, start: number, end: number) => void,
    private readonly onGone: (why: string) => void,
  ) {
    this.socket = connect({
      host: '127.0.0.1',
      port,
      noDelay: true,
      onread: {
        buffer: shared,
        callback: (length) => {
          this.take(shared.subarray(0, length));
          return true;
        },
      },
    });
    this.socket.on('error', ({ message }) => onGone(message));
    this.socket.on('close', () => onGone('the server closed the connection'));
    const head = [
      `GET ${path} HTTP/1.1`,
      `Host: 127.0.0.1:${port}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
    ];
    const key = ['Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=='];
    this.socket.write(`${[...head, ...key].join('\r\n')}\r\n\r\n`);
  }

  send(frame: Buffer): void {
    this.socket.write(frame);
  }

  end(): void {
    this.socket.destroy();
  }

  private take(chunk: Buffer): void {
    const bytes = this.rest ? Buffer.concat([this.rest, chunk]) : chunk;
    const read = this.upgraded ? this.frames(bytes, 0) : this.frames(bytes, this.head(bytes));
    this.rest = read === bytes.length ? undefined : Buffer.from(bytes.subarray(read));
  }

  private head(bytes: Buffer): number {
    const end = bytes.indexOf(HEAD_END);
    if (end < 0) return 0;
    const line = bytes.toString('latin1', 0, bytes.indexOf('\r'));
    if (!line.includes(' 101 ')) this.onGone(`the server answered ${line}`);
    this.upgraded = true;
    return end + HEAD_END.length;
  }

  /** Passes on every complete frame from `at` on; returns the start of the first incomplete one. */
  private frames(bytes: Buffer, at: number): number {
    if (!this.upgraded) return 0;
    for (;;) {
      if (bytes.length - at < 2) return at;
      let start = at + 2;
      let length = (bytes[at + 1] ?? 0) & 0x7f;
      if (length === 126) {
        if (bytes.length - at < 4) return at;
        length = bytes.readUInt16BE(at + 2);
        start = at + 4;
      } else if (length === 127) {
        if (bytes.length - at < 10) return at;
        length = bytes.readUIntBE(at + 4, 6);
        start = at + 10;
      }
      const end = start + length;
      if (end > bytes.length) return at;
      if (bytes[at] === CLOSE) this.onGone('the server sent a close frame');
      else this.onFrame(bytes, start, end);
      at = end;
    }
  }
}
