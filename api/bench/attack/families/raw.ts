import type { Attack } from '../attack.js';
import type { Field } from '../field.js';
import { Line } from '../lines/line.js';

const AT_ONCE = 10;
const ROUNDS = 20;
/** Time to wait for a response, ms. */
const ANSWERED_MS = 150;

const HOST = 'Host: 127.0.0.1';
const message = (...lines: readonly string[]) => `${lines.join('\r\n')}\r\n\r\n`;
const get = (...headers: readonly string[]) => message('GET /healthz HTTP/1.1', HOST, ...headers);
const SMUGGLED = 'GET /smuggled HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n';
const post = (headers: readonly string[], body: string) =>
  `${message('POST /login HTTP/1.1', HOST, 'Content-Type: application/json', ...headers)}${body}`;
const chunked = 'Transfer-Encoding: chunked';
const sizedSmuggling = (...headers: readonly string[]) => post(headers, `0\r\n\r\n${SMUGGLED}`);

/** Sent as raw bytes. A second request hidden in the first must get no response. */
const SMUGGLING: Record<string, string | Buffer> = {
  'cl-te': sizedSmuggling(`Content-Length: ${5 + SMUGGLED.length}`, chunked),
  'te-cl': sizedSmuggling(chunked, 'Content-Length: 4'),
  'te-te': sizedSmuggling(chunked, 'Transfer-Encoding: identity', 'Content-Length: 4'),
  'te-spaced': sizedSmuggling('Transfer-Encoding : chunked', `Content-Length: ${5 + SMUGGLED.length}`),
  'te-tab': sizedSmuggling('Transfer-Encoding:\tchunked', `Content-Length: ${5 + SMUGGLED.length}`),
  'te-cased': sizedSmuggling('Transfer-Encoding: cHuNkEd', `Content-Length: ${5 + SMUGGLED.length}`),
  'te-list': sizedSmuggling('Transfer-Encoding: gzip, chunked', `Content-Length: ${5 + SMUGGLED.length}`),
  'te-quoted': sizedSmuggling('Transfer-Encoding: "chunked"', `Content-Length: ${5 + SMUGGLED.length}`),
  'te-folded': sizedSmuggling('Transfer-Encoding:\r\n chunked', `Content-Length: ${5 + SMUGGLED.length}`),
  'te-twice': sizedSmuggling(chunked, 'Transfer-Encoding: x', `Content-Length: ${5 + SMUGGLED.length}`),
  'cl-cl': post(['Content-Length: 5', 'Content-Length: 0'], SMUGGLED),
  'cl-list': post(['Content-Length: 5, 0'], SMUGGLED),
  'cl-signed': post(['Content-Length: +5'], SMUGGLED),
  'cl-negative': post(['Content-Length: -1'], SMUGGLED),
  'cl-hex': post(['Content-Length: 0x5'], SMUGGLED),
  'cl-huge': post(['Content-Length: 99999999999999999999'], SMUGGLED),
  'cl-spaced': post(['Content-Length : 5'], SMUGGLED),
  'cl-empty': post(['Content-Length:'], SMUGGLED),
  'bare-lf': `GET /healthz HTTP/1.1\n${HOST}\n\n${SMUGGLED}`,
  'bare-cr': `GET /healthz HTTP/1.1\r${HOST}\r\r${SMUGGLED}`,
  'folded-head': message('GET /healthz HTTP/1.1', HOST, 'A: b', ' Content-Length: 5') + SMUGGLED,
  'nul-in-head': message('GET /healthz HTTP/1.1', HOST, 'A: b\0c') + SMUGGLED,
};

const chunks = (...lines: readonly string[]) => post([chunked], lines.join('\r\n'));

const REQUESTS: Record<string, string | Buffer> = {
  'chunk-size-overflow': chunks('ffffffffffffffffff', 'a', '0', '', ''),
  'chunk-size-negative': chunks('-1', 'a', '0', '', ''),
  'chunk-size-words': chunks('zz', 'a', '0', '', ''),
  'chunk-extension': chunks(`1;${'a'.repeat(20_000)}`, '{', '0', '', ''),
  'chunk-without-end': chunks('5', 'aaaaaaaaaaaaaaaaaaaa'),
  'chunk-trailers': chunks('1', '{', '0', ...Array(500).fill('X-A: b'), '', ''),
  'chunks-of-one-byte': post([chunked], '1\r\n \r\n'.repeat(20_000)),
  'head-too-large': get(`A: ${'a'.repeat(60_000)}`),
  'heads-too-many': get(...Array.from({ length: 3_000 }, (_, i) => `A${i}: b`)),
  'name-too-long': get(`${'a'.repeat(20_000)}: b`),
  'path-too-long': message(`GET /${'a'.repeat(15_000)} HTTP/1.1`, HOST),
  'query-too-long': message(`GET /get-custom-quizzes?${'a=1&'.repeat(3_500)} HTTP/1.1`, HOST),
  'method-unknown': message('PLUNDER / HTTP/1.1', HOST),
  'method-long': message(`${'A'.repeat(10_000)} / HTTP/1.1`, HOST),
  trace: message('TRACE / HTTP/1.1', HOST),
  connect: message('CONNECT a.test:80 HTTP/1.1', HOST),
  options: message('OPTIONS * HTTP/1.1', HOST),
  'http-0.9': 'GET /\r\n\r\n',
  'http-1.0': 'GET /healthz HTTP/1.0\r\n\r\n',
  'http-9.9': message('GET / HTTP/9.9', HOST),
  'http-2': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0',
  tls: Buffer.from('160301020001000 1fc0303'.replace(' ', ''), 'hex'),
  'no-host': message('GET /healthz HTTP/1.1'),
  'two-hosts': message('GET /healthz HTTP/1.1', HOST, 'Host: evil.test'),
  'host-empty': message('GET /healthz HTTP/1.1', 'Host:'),
  'host-strange': message('GET / HTTP/1.1', 'Accept: text/html', "Host: a'; script-src *; x"),
  'absolute-address': message('GET http://evil.test/healthz HTTP/1.1', HOST),
  'path-nul': message('GET /%00 HTTP/1.1', HOST),
  'path-up': message('GET /../../../../etc/passwd HTTP/1.1', HOST, 'Accept: text/html'),
  'path-up-coded': message('GET /%2e%2e%2f%2e%2e%2fetc%2fpasswd HTTP/1.1', HOST),
  'path-up-twice-coded': message('GET /%252e%252e%252fetc%252fpasswd HTTP/1.1', HOST),
  'path-backslash': message('GET /..\\..\\etc\\passwd HTTP/1.1', HOST),
  'path-overlong': message('GET /%c0%ae%c0%ae/%c0%af HTTP/1.1', HOST),
  'path-bad-percent': message('GET /%zz%e0%a4%a HTTP/1.1', HOST),
  'path-bytes': Buffer.from(`GET /\xff\xfe\x80 HTTP/1.1\r\n${HOST}\r\n\r\n`, 'latin1'),
  'path-slashes': message(`GET ${'/'.repeat(10_000)} HTTP/1.1`, HOST),
  expect: post(['Expect: 100-continue', 'Content-Length: 10'], ''),
  'expect-strange': post(['Expect: gold', 'Content-Length: 2'], '{}'),
  'upgrade-h2c': get(
    'Connection: Upgrade, HTTP2-Settings',
    'Upgrade: h2c',
    'HTTP2-Settings: AAMAAABkAAQAAP__',
  ),
  'upgrade-strange': get('Connection: Upgrade', 'Upgrade: a/1, b/2, websocket'),
  'upgrade-path': message('GET /login HTTP/1.1', HOST, 'Connection: Upgrade', 'Upgrade: websocket'),
  'method-override': get(
    'X-HTTP-Method-Override: DELETE',
    'X-Original-URL: /metrics',
    'X-Rewrite-URL: /metrics',
  ),
  ranges: message('GET / HTTP/1.1', HOST, 'Accept: text/html', `Range: bytes=${'0-1,'.repeat(2_000)}0-1`),
  'accept-many': message('GET / HTTP/1.1', HOST, `Accept: ${'text/html;q=0.1,'.repeat(800)}`),
  'encoding-many': message(
    'GET / HTTP/1.1',
    HOST,
    'Accept: text/html',
    `Accept-Encoding: ${'gzip;q=0.1,'.repeat(1_000)}`,
  ),
  'gzip-body': post(['Content-Encoding: gzip', 'Content-Length: 2'], '{}'),
  'keep-alive-lie': `${get('Connection: close')}${get()}`,
  noise: Buffer.from(Array.from({ length: 4_096 }, (_, i) => (i * 197 + (i >> 3) * 31) & 0xff)),
};

const DONE = /HTTP\/1\.1 (\d{3})/g;

/** Sends it on new connections, each of which may get at most `most` responses. */
async function throwAt(field: Field, bytes: string | Buffer, name: string, most: number): Promise<void> {
  await field.each(AT_ONCE, async () => {
    for (let n = 0; n < ROUNDS && !field.over; n++) {
      const line = await Line.open(field);
      let heard = '';
      line.onBytes = (more) => {
        heard += more.toString('latin1');
      };
      await line.write(bytes);
      field.count('requests');
      await line.settled(ANSWERED_MS);
      line.destroy();
      const statuses = [...heard.matchAll(DONE)].map(([, status]) => Number(status));
      for (const status of statuses) field.answered(status, name);
      field.expect(
        statuses.filter((status) => status >= 200).length <= most,
        `${name}: ${statuses.length} answers`,
      );
      field.expect(!/root:|\/smuggled/.test(heard), `${name}: answered ${heard.slice(-100)}`);
    }
  });
}

const attack = (name: string, bytes: string | Buffer, most: number): Attack => ({
  name: `raw/${name}`,
  what: most === 1 ? 'a request hidden in another one' : 'HTTP that is none, or too much of it',
  run: (field) => throwAt(field, bytes, name, most),
});

export const raw: readonly Attack[] = [
  ...Object.entries(SMUGGLING).map(([name, bytes]) => attack(`smuggling-${name}`, bytes, 1)),
  ...Object.entries(REQUESTS).map(([name, bytes]) => attack(name, bytes, 2)),
];
