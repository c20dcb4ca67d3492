import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createLog } from '../log.js';
import { type StartedApp, startApp } from '../testing/start-app.js';
import { until } from '../testing/until.js';
import { type Answer, Visitor } from '../testing/visitor.js';

let server: StartedApp;
let visitor: Visitor;
const lines: { level: number; msg: string }[] = [];
beforeAll(async () => {
  const log = createLog('info', (line) => lines.push(JSON.parse(line)));
  server = await startApp({ trustProxy: ['127.0.0.1'], log });
  visitor = new Visitor(server.url);
});
afterAll(() => server?.close());

/** Sends bytes and returns what the server sends until it closes the connection. */
async function raw(bytes: string): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => socket.write(bytes));
  let answer = '';
  for await (const chunk of socket) answer += chunk;
  return answer;
}

function expectFault({ status, body, headers }: Answer, wanted: number, code: string) {
  expect([status, body.code]).toEqual([wanted, code]);
  expect(typeof body.message).toBe('string');
  expect(body.request_id).toBe(headers.get('x-request-id'));
  expect(JSON.stringify(body)).not.toMatch(/node_modules|\.js:|\.ts:/);
  expect(headers.get('content-security-policy')).toContain("default-src 'self'");
}

describe('an error', () => {
  it.each([
    ['an unknown call', 'GET', '/no-such-call', undefined, 404, 'not_found'],
    ['a malformed address', 'GET', '/%zz', undefined, 400, 'bad_request'],
    ['malformed JSON', 'POST', '/login', '{"email":', 400, 'bad_request'],
    ['a forbidden key', 'POST', '/login', '{"__proto__":{"operator":true}}', 400, 'bad_request'],
    ['JSON that is not an object', 'POST', '/login', '"text"', 400, 'bad_request'],
    ['no body', 'POST', '/login', undefined, 400, 'bad_request'],
    ['too large a body', 'POST', '/login', `"${'x'.repeat(256 * 1024)}"`, 413, 'too_large'],
    [
      'JSON as deep as it is long',
      'POST',
      '/login',
      '['.repeat(8_000) + ']'.repeat(8_000),
      400,
      'bad_request',
    ],
  ])('for %s has the common shape', async (_, method, path, body, status, code) => {
    expectFault(await visitor.call(method, path, body), status, code);
  });

  it.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data'])(
    'for a body of type %s has the common shape',
    async (type) => {
      const answer = await visitor.post('/login', 'email=a', { 'content-type': type });
      expectFault(answer, 415, 'unsupported_media_type');
    },
  );

  it('for too large headers is JSON', async () => {
    const { status, body, headers } = await visitor.get('/healthz', { 'x-long': 'x'.repeat(20_000) });
    expect([status, body.code]).toEqual([431, 'too_large']);
    expect(body.request_id).toBe(headers.get('x-request-id'));
  });

  it('for two Host headers has the common shape', async () => {
    const answer = await raw(
      'GET /healthz HTTP/1.1\r\nHost: a.test\r\nhost: b.test\r\nConnection: close\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(answer).toContain('There must be exactly one Host header.');
  });

  it('for a body that never ends is JSON, and is not logged as an error', async () => {
    const http = server.app.getHttpServer();
    const { requestTimeout, headersTimeout } = http;
    // Node swaps the two timeouts if that of the headers is the longer one.
    Object.assign(http, { requestTimeout: 100, headersTimeout: 50 });
    const head =
      'POST /login HTTP/1.1\r\nHost: a.test\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n';
    const answer = await raw(`${head}{`).finally(() => {
      Object.assign(http, { requestTimeout, headersTimeout });
    });
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 'timeout' });
    expect(lines.filter((line) => line.level >= 50)).toEqual([]);
  });

  it('of a caller who disconnects while sending a body is not logged as an error', async () => {
    const before = lines.length;
    const head =
      'POST /login HTTP/1.1\r\nHost: a.test\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n';
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => socket.write(`${head}{`));
    server.app.getHttpServer().once('request', () => setImmediate(() => socket.resetAndDestroy()));
    await until(() => lines.length > before);
    expect(lines.filter(({ level }) => level >= 50)).toEqual([]);
  });

  it('for a chunked body has the common shape, and closes the connection before the chunks are read', async () => {
    const head = 'POST /login HTTP/1.1\r\nHost: a.test\r\nContent-Type: application/json';
    const answer = await raw(`${head}\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 411 Length Required\r\n/);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 'length_required' });
  });

  it('for bytes that are not HTTP is JSON', async () => {
    const answer = await raw('hello\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 'bad_request' });
  });
});

describe('every response', () => {
  it('has the request id of the caller, or a new one', async () => {
    const given = await visitor.get('/healthz', { 'x-request-id': 'from-the-caller' });
    expect(given.headers.get('x-request-id')).toBe('from-the-caller');
    expect((await visitor.get('/healthz')).headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  });

  it('has the security headers', async () => {
    const { headers } = await visitor.get('/healthz');
    const { host } = new URL(server.url);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`connect-src 'self' ws://${host} wss://${host}`);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('enforces https only over https', async () => {
    expect((await visitor.get('/healthz')).headers.get('strict-transport-security')).toBeNull();
    const { headers } = await visitor.get('/healthz', { 'x-forwarded-proto': 'https' });
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  });

  it('does not copy a malformed Host header into the policy', async () => {
    const headers = { 'x-forwarded-host': "x; script-src 'unsafe-inline'" };
    const policy = (await visitor.get('/healthz', headers)).headers.get('content-security-policy');
    expect(policy).not.toContain("script-src 'unsafe-inline'");
  });
});

it('an address may make a thousand calls a second; excess calls are refused before their bodies are read', async () => {
  const limited = await startApp({ rateLimitScale: 0.0001 });
  const caller = new Visitor(limited.url);
  const statuses: number[] = [];
  for (let n = 0; n < 7; n++) statuses.push((await caller.post('/login', '{"')).status);
  await limited.close();
  expect(statuses).toEqual([400, 400, 400, 400, 400, 400, 429]);
});

it('a connection with too many calls in flight is closed', async () => {
  const call = 'GET /healthz HTTP/1.1\r\nHost: a.test\r\n\r\n';
  const answers = await raw(call.repeat(500)).catch(() => '');
  expect(answers.split('HTTP/1.1 200').length - 1).toBeLessThanOrEqual(20);
  expect((await visitor.get('/healthz')).status).toBe(200);
});
