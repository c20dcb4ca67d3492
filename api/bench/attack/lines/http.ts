import type { Field } from '../field.js';
import { type Answered, Answers } from './answers.js';
import { Line } from './line.js';

export interface Call {
  method: string;
  path: string;
  /** Additional header lines. */
  headers?: readonly string[];
  /** JSON. */
  body?: string | Buffer | undefined;
}

export const bearer = (token: string) => `Authorization: Bearer ${token}`;

const summaryOf = ({ method, path, body }: Call) =>
  `${method} ${path.slice(0, 120)} ${String(body ?? '').slice(0, 160)}`;

export function bytesOf({ method, path, headers = [], body }: Call): Buffer {
  const content = body === undefined ? undefined : Buffer.from(body);
  const has = (name: string) => headers.some((line) => line.toLowerCase().startsWith(`${name}:`));
  const head = [
    `${method} ${path} HTTP/1.1`,
    ...(has('host') ? [] : ['Host: 127.0.0.1']),
    ...(content && !has('content-type') ? ['Content-Type: application/json'] : []),
    ...(content && !has('content-length') ? [`Content-Length: ${content.length}`] : []),
    ...headers,
  ];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), content ?? Buffer.alloc(0)]);
}

/** One call on a new connection; resolves to undefined without a response. */
export async function call(field: Field, wanted: Call, from?: string): Promise<Answered | undefined> {
  const line = await Line.open(field, from);
  const answer = new Promise<Answered>((resolve) => {
    const answers = new Answers((given) => given.status >= 200 && resolve(given));
    line.onBytes = (bytes) => answers.take(bytes);
  });
  field.note(summaryOf(wanted));
  await line.write(bytesOf(wanted));
  const given = await Promise.race([answer, line.whenClosed.then(() => undefined)]);
  line.destroy();
  if (given) field.answered(given.status, summaryOf(wanted));
  return given;
}

interface Rush {
  connections?: number;
  /** Calls in flight per connection. */
  depth?: number;
  /** The source address; a new one per connection by default. */
  from?: string | undefined;
}

/** Pipelines calls on kept connections until `next` has none or the time is over. */
export async function rush(
  field: Field,
  next: () => Call | undefined,
  { connections = 4, depth = 8, from }: Rush = {},
): Promise<void> {
  await field.each(connections, async () => {
    while (!field.over && (await pipeline(field, next, depth, from)));
  });
}

/** Uses one connection until the server closes it; resolves to false when there is no more to send. */
async function pipeline(
  field: Field,
  next: () => Call | undefined,
  depth: number,
  from: string | undefined,
): Promise<boolean> {
  const line = await Line.open(field, from ?? field.address());
  const pending: Call[] = [];
  let wake = () => {};
  const answers = new Answers(({ status }) => {
    const asked = pending.shift();
    field.answered(status, asked ? summaryOf(asked) : 'nothing');
    wake();
  });
  line.onBytes = (bytes) => answers.take(bytes);
  void line.whenClosed.then(() => wake());
  let isMore = true;
  while (!line.closed && (isMore || pending.length > 0)) {
    const wanted = isMore && !field.over && pending.length < depth ? next() : undefined;
    if (wanted) {
      pending.push(wanted);
      field.count('bodies');
      field.note(summaryOf(wanted));
      await line.write(bytesOf(wanted));
      continue;
    }
    if (field.over) break;
    if (pending.length < depth) isMore = false;
    await new Promise<void>((resolve) => {
      wake = resolve;
      if (line.closed) resolve();
    });
  }
  // Do not retry a refused connection at once.
  if (line.received === 0) await field.pause(50);
  line.destroy();
  return isMore;
}
