/** The wire format: Socket.IO 5 packets of one namespace, in Engine.IO 4 messages, in WebSocket frames. */
const NAMESPACE = '/multiplayer,';
const EVENT = `42${NAMESPACE}`;
const NAME_AT = `${EVENT}["`.length;
const ACK_ID_AT = `43${NAMESPACE}`.length;
const OK_AT = `43${NAMESPACE}0[{"ok":`.length;
const INDEX_AT = `${EVENT}["next_question",{"newQuestionIndex":`.length;

/** One digit each, so that the offsets of later bytes are constant. */
export const ANSWER_ACK = 0;
export const HOST_ACK = 1;
export const ASKED_ACK = 9;

/** A client's text frame. With mask 0 it can be built once and sent by any socket. */
export function textFrame(text: string): Buffer {
  const payload = Buffer.from(text);
  const { length } = payload;
  const isShort = length < 126;
  const head = Buffer.alloc((isShort ? 2 : 4) + 4);
  head[0] = 0x81;
  head[1] = 0x80 | (isShort ? length : 126);
  if (!isShort) head.writeUInt16BE(length, 2);
  return Buffer.concat([head, payload]);
}

/** Requests the next question from the bare server; the full server opens it by timer. */
export const NEXT = textFrame(`${EVENT}["go_on"]`);

export const PONG = textFrame('3');

export const connectFrame = (token: string) => textFrame(`40${NAMESPACE}${JSON.stringify({ token })}`);

export const eventFrame = (ackId: number, event: string, payload?: object) =>
  textFrame(`${EVENT}${ackId}${JSON.stringify(payload === undefined ? [event] : [event, payload])}`);

export type Kind =
  | 'open'
  | 'ping'
  | 'connected'
  | 'refused'
  | 'ack'
  | 'next_question'
  | 'answer_checked'
  | 'your_result'
  | 'start_game'
  | 'quiz_completed'
  | 'other';

const code = (letter: string) => letter.charCodeAt(0);
const [A, C, E, N, Q, S, T, U, Y] = [...'acenqstuy'].map(code);
const [ZERO, TWO, THREE, FOUR] = [...'0234'].map(code);

/** The kind of a server frame, by a few of its first bytes. */
export function kindOf(bytes: Buffer, start: number): Kind {
  const engine = bytes[start];
  if (engine === TWO) return 'ping';
  if (engine === ZERO) return 'open';
  const packet = bytes[start + 1];
  if (packet === THREE) return 'ack';
  if (packet === ZERO) return 'connected';
  if (packet === FOUR) return 'refused';
  const first = bytes[start + NAME_AT];
  const second = bytes[start + NAME_AT + 1];
  if (first === Y) return 'your_result';
  if (first === N && second === E) return 'next_question';
  if (first === A && bytes[start + NAME_AT + 'answer_'.length] === C) return 'answer_checked';
  if (first === S && second === T) return 'start_game';
  if (first === Q && second === U) return 'quiz_completed';
  return 'other';
}

export const ackIdOf = (bytes: Buffer, start: number) => (bytes[start + ACK_ID_AT] ?? 0) - (ZERO ?? 0);
export const isOk = (bytes: Buffer, start: number) => bytes[start + OK_AT] === T;

/** The index in a `next_question`. */
export function openedIndex(bytes: Buffer, start: number): number {
  let index = 0;
  for (let at = start + INDEX_AT; ; at++) {
    const digit = (bytes[at] ?? 0) - (ZERO ?? 0);
    if (digit < 0 || digit > 9) return index;
    index = index * 10 + digit;
  }
}

/** The payload of an event or acknowledgement; for set-up only, not for the hot path. */
export function contentOf(bytes: Buffer, start: number, end: number): unknown[] {
  const text = bytes.toString('utf8', start, end);
  return JSON.parse(text.slice(text.indexOf('['))) as unknown[];
}
