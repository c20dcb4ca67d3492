const HEAD_END = Buffer.from('\r\n\r\n');

export interface Answered {
  status: number;
  head: string;
  body: Buffer;
}

/** Parses HTTP responses from a connection in sequence. */
export class Answers {
  private rest: Buffer = Buffer.alloc(0);

  constructor(private readonly onAnswer: (answer: Answered) => void) {}

  take(bytes: Buffer): void {
    this.rest = this.rest.length === 0 ? bytes : Buffer.concat([this.rest, bytes]);
    for (;;) {
      const end = this.rest.indexOf(HEAD_END);
      if (end < 0) return;
      const head = this.rest.toString('latin1', 0, end);
      const at = end + HEAD_END.length;
      const status = Number(/^HTTP\/1\.\d (\d{3})/.exec(head)?.[1] ?? 0);
      const read = /\r\ntransfer-encoding: chunked/i.test(head)
        ? chunks(this.rest, at)
        : sized(this.rest, at, hasBody(status) ? lengthIn(head) : 0);
      if (!read) return;
      this.rest = this.rest.subarray(read.end);
      this.onAnswer({ status, head, body: read.body });
    }
  }
}

const hasBody = (status: number) => status >= 200 && status !== 204 && status !== 304;
const lengthIn = (head: string) => Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);

function sized(bytes: Buffer, at: number, length: number): { body: Buffer; end: number } | undefined {
  const end = at + length;
  return bytes.length < end ? undefined : { body: bytes.subarray(at, end), end };
}

function chunks(bytes: Buffer, from: number): { body: Buffer; end: number } | undefined {
  const parts: Buffer[] = [];
  for (let at = from; ; ) {
    const line = bytes.indexOf('\r\n', at);
    if (line < 0) return undefined;
    const length = Number.parseInt(bytes.toString('latin1', at, line), 16);
    const end = line + 2 + length;
    if (bytes.length < end + 2) return undefined;
    if (length === 0) return { body: Buffer.concat(parts), end: end + 2 };
    parts.push(bytes.subarray(line + 2, end));
    at = end + 2;
  }
}
