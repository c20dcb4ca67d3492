export const TEXT = 1;
export const BINARY = 2;
export const CLOSE = 8;
export const PING = 9;
export const PONG = 10;

interface Shape {
  opcode?: number;
  fin?: boolean;
  /** The three reserved bits, as a number. */
  rsv?: number;
  masked?: boolean;
  /** A false length in the header. */
  length?: bigint;
  /** Bytes of the extended length; 0 uses the 7 bits of the header. */
  lengthBytes?: 0 | 2 | 8;
}

/** A client's WebSocket frame, valid or invalid as requested. Its mask is 0, so that the same bytes can be sent repeatedly. */
export function frame(payload: string | Buffer, shape: Shape = {}): Buffer {
  const { opcode = TEXT, fin = true, rsv = 0, masked = true } = shape;
  const body = Buffer.from(payload as string);
  const length = shape.length ?? BigInt(body.length);
  const lengthBytes = shape.lengthBytes ?? (length < 126n ? 0 : length < 65_536n ? 2 : 8);
  const head = Buffer.alloc(2 + lengthBytes + (masked ? 4 : 0));
  head[0] = (fin ? 0x80 : 0) | (rsv << 4) | opcode;
  const short = lengthBytes === 0 ? Number(length & 0x7fn) : lengthBytes === 2 ? 126 : 127;
  head[1] = (masked ? 0x80 : 0) | short;
  if (lengthBytes === 2) head.writeUInt16BE(Number(length & 0xffffn), 2);
  if (lengthBytes === 8) head.writeBigUInt64BE(length & 0xffff_ffff_ffff_ffffn, 2);
  return Buffer.concat([head, body]);
}

/** The frames of a message that is split into fragments of `size` bytes. */
export function fragments(payload: string, size: number): Buffer {
  const body = Buffer.from(payload);
  const parts: Buffer[] = [];
  for (let at = 0; at < body.length; at += size) {
    const opcode = at === 0 ? TEXT : 0;
    parts.push(frame(body.subarray(at, at + size), { opcode, fin: at + size >= body.length }));
  }
  return Buffer.concat(parts);
}

/** Parses server frames. */
export class Frames {
  private rest: Buffer = Buffer.alloc(0);

  constructor(private readonly onFrame: (opcode: number, payload: Buffer) => void) {}

  take(bytes: Buffer): void {
    this.rest = this.rest.length === 0 ? bytes : Buffer.concat([this.rest, bytes]);
    for (;;) {
      if (this.rest.length < 2) return;
      const short = (this.rest[1] ?? 0) & 0x7f;
      const at = short === 126 ? 4 : short === 127 ? 10 : 2;
      if (this.rest.length < at) return;
      const length =
        short === 126
          ? this.rest.readUInt16BE(2)
          : short === 127
            ? Number(this.rest.readBigUInt64BE(2))
            : short;
      if (this.rest.length < at + length) return;
      const opcode = (this.rest[0] ?? 0) & 0x0f;
      const payload = this.rest.subarray(at, at + length);
      this.rest = this.rest.subarray(at + length);
      this.onFrame(opcode, payload);
    }
  }
}
