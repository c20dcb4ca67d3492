import type { Attack } from '../attack.js';
import type { Field } from '../field.js';
import { BINARY, CLOSE, fragments, frame, PING, PONG, TEXT } from '../lines/frames.js';
import { WebSocketLine } from '../lines/web-socket.js';

const SOCKETS = 5;
const AT_ONCE = 200;

interface Flood {
  what: string;
  bytes: Buffer;
  /** Frames sent without waiting for a reply; 1 if one of them closes the connection. */
  atOnce?: number;
  reads?: boolean;
}

const CONNECT = '40/multiplayer,{"token":"a.b.c"}';
const closing = (code: number) => frame(Buffer.from([code >> 8, code & 0xff]), { opcode: CLOSE });

const FLOODS: Record<string, Flood> = {
  ...Object.fromEntries(
    [3, 4, 5, 6, 7, 11, 12, 13, 14, 15].map((opcode) => [
      `opcode-${opcode}`,
      { what: `frames of the unknown kind ${opcode}`, bytes: frame('a', { opcode }), atOnce: 1 },
    ]),
  ),
  ...Object.fromEntries(
    [1, 2, 4, 7].map((rsv) => [
      `reserved-${rsv}`,
      { what: 'frames with reserved bits', bytes: frame('2', { rsv }), atOnce: 1 },
    ]),
  ),
  unmasked: { what: 'frames without a mask', bytes: frame('2', { masked: false }), atOnce: 1 },
  oversize: { what: 'a frame of 17 KB', bytes: frame('4'.repeat(17 * 1024)), atOnce: 1 },
  'oversize-told': { what: 'a head that tells of 4 GB', bytes: frame('4', { length: 2n ** 32n }), atOnce: 1 },
  'oversize-signed': {
    what: 'a head that tells of 2^63 bytes',
    bytes: frame('4', { length: 2n ** 63n }),
    atOnce: 1,
  },
  'oversize-all': {
    what: 'a head that tells of 2^64 - 1 bytes',
    bytes: frame('4', { length: 2n ** 64n - 1n }),
    atOnce: 1,
  },
  'long-head': { what: 'short frames with a long head', bytes: frame('6', { lengthBytes: 8 }) },
  'long-head-2': { what: 'short frames with a head of 16 bits', bytes: frame('6', { lengthBytes: 2 }) },
  'fragments-1': { what: 'messages in fragments of one byte', bytes: fragments(CONNECT, 1) },
  'fragments-large': {
    what: 'fragments whose sum is too large',
    bytes: fragments('4'.repeat(40_000), 8_000),
    atOnce: 1,
  },
  'fragment-endless': {
    what: 'a message of empty fragments that never ends',
    bytes: frame('', { opcode: 0, fin: false }),
  },
  'fragment-begun': {
    what: 'messages that are begun and never ended',
    bytes: frame('4', { fin: false }),
    atOnce: 2,
  },
  'fragment-first': { what: 'a fragment of nothing', bytes: frame('4', { opcode: 0 }), atOnce: 1 },
  'control-fragment': {
    what: 'control frames in fragments',
    bytes: frame('a', { opcode: PING, fin: false }),
    atOnce: 1,
  },
  'control-long': {
    what: 'control frames that are too long',
    bytes: frame('a'.repeat(200), { opcode: PING }),
    atOnce: 1,
  },
  'close-short': { what: 'closing with half a code', bytes: frame('a', { opcode: CLOSE }), atOnce: 1 },
  ...Object.fromEntries(
    [0, 999, 1004, 1005, 1006, 1015, 2999, 65535].map((code) => [
      `close-${code}`,
      { what: `closing with the code ${code}`, bytes: closing(code), atOnce: 1 },
    ]),
  ),
  'close-text': {
    what: 'closing with broken text',
    bytes: frame(Buffer.from([3, 232, 255, 254]), { opcode: CLOSE }),
    atOnce: 1,
  },
  'close-then-more': {
    what: 'messages after the closing',
    bytes: Buffer.concat([closing(1000), frame(CONNECT)]),
    atOnce: 20,
  },
  'text-broken': {
    what: 'text that is no UTF-8',
    bytes: frame(Buffer.from([0x34, 0xc3, 0x28, 0xff])),
    atOnce: 1,
  },
  'text-surrogates': {
    what: 'surrogates in UTF-8',
    bytes: frame(Buffer.from([0x34, 0xed, 0xa0, 0x80])),
    atOnce: 1,
  },
  'text-empty': { what: 'empty messages', bytes: frame('') },
  'binary-empty': { what: 'empty binary messages', bytes: frame('', { opcode: BINARY }) },
  binary: { what: 'binary messages that nobody waits for', bytes: frame('abc', { opcode: BINARY }) },
  ping: { what: 'pings', bytes: frame('', { opcode: PING }) },
  'ping-unread': {
    what: 'pings whose pongs nobody reads',
    bytes: frame('a'.repeat(125), { opcode: PING }),
    reads: false,
  },
  'ping-empty-unread': {
    what: 'empty pings whose pongs nobody reads',
    bytes: frame('', { opcode: PING }),
    reads: false,
  },
  pong: { what: 'pongs', bytes: frame('a'.repeat(125), { opcode: PONG }) },
  mixed: {
    what: 'pings between the fragments of a message',
    bytes: Buffer.concat([frame('4', { fin: false }), frame('', { opcode: PING }), frame('', { opcode: 0 })]),
  },
  text: { what: 'small messages', bytes: frame('6', { opcode: TEXT }) },
};

/** Repeats the frames on a few sockets; reconnects sockets that the server closes. */
export async function flood(
  field: Field,
  { bytes, atOnce = AT_ONCE, reads = true }: Omit<Flood, 'what'>,
): Promise<void> {
  const block = Buffer.concat(Array.from({ length: atOnce }, () => bytes));
  const from = field.address();
  await field.each(SOCKETS, async () => {
    while (atOnce === 1 ? field.more('frames') : field.more('flood')) {
      const socket = await WebSocketLine.open(field, { from });
      if (socket.status !== 101) await field.pause(100);
      if (!reads) socket.line.stopReading();
      if (atOnce === 1) {
        await socket.send(bytes);
        await socket.line.settled(50);
      } else while (field.more('flood') && (await socket.send(block, atOnce)));
      socket.line.destroy();
    }
  });
}

export const frames: readonly Attack[] = Object.entries(FLOODS).map(([name, { what, ...rest }]) => ({
  name: `frames/${name}`,
  what,
  run: (field) => flood(field, rest),
}));
