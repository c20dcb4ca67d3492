import type { Attack } from '../attack.js';
import type { Field } from '../field.js';
import { frame } from '../lines/frames.js';
import { call } from '../lines/http.js';
import { ENGINE, type Handshake, WebSocketLine } from '../lines/web-socket.js';
import { flood } from './frames.js';

const SID = '&sid=';
const NOISE = 'x'.repeat(8_000);

/** Invalid Engine.IO handshakes. */
const HANDSHAKES: Record<string, Handshake> = {
  'eio-none': { path: '/socket.io/?transport=websocket' },
  'eio-3': { path: '/socket.io/?EIO=3&transport=websocket' },
  'eio-5': { path: '/socket.io/?EIO=5&transport=websocket' },
  'eio-list': { path: '/socket.io/?EIO=4&EIO=3&transport=websocket' },
  'eio-proto': { path: '/socket.io/?EIO=__proto__&transport=websocket' },
  'transport-none': { path: '/socket.io/?EIO=4' },
  'transport-polling': { path: '/socket.io/?EIO=4&transport=polling' },
  'transport-webtransport': { path: '/socket.io/?EIO=4&transport=webtransport' },
  'transport-proto': { path: '/socket.io/?EIO=4&transport=__proto__' },
  'transport-constructor': { path: '/socket.io/?EIO=4&transport=constructor' },
  'transport-list': { path: '/socket.io/?EIO=4&transport=websocket&transport=polling' },
  'sid-unknown': { path: `${ENGINE}${SID}AAAAAAAAAAAAAAAAAAAA` },
  'sid-proto': { path: `${ENGINE}${SID}__proto__` },
  'sid-constructor': { path: `${ENGINE}${SID}constructor` },
  'sid-list': { path: `${ENGINE}${SID}a${SID}b` },
  'sid-object': { path: `${ENGINE}&sid[length]=1&sid[valueOf]=1` },
  'sid-long': { path: `${ENGINE}${SID}${NOISE}` },
  'query-proto': { path: `${ENGINE}&__proto__=1&constructor=2&hasOwnProperty=3` },
  'query-long': { path: `${ENGINE}&t=${NOISE}` },
  'query-many': { path: `${ENGINE}${'&a=1'.repeat(2_500)}` },
  'query-broken': { path: `${ENGINE}&a=%zz%ff%00` },
  jsonp: { path: '/socket.io/?EIO=4&transport=polling&j=0' },
  b64: { path: `${ENGINE}&b64=1` },
  'path-other': { path: '/socket.io/..;/?EIO=4&transport=websocket' },
  'path-file': { path: '/socket.io/socket.io.js' },
  'version-none': { headers: ['Sec-WebSocket-Version: 0'] },
  'version-8': { headers: ['Sec-WebSocket-Version: 8'] },
  'key-short': { headers: ['Sec-WebSocket-Key: a'] },
  'key-long': { headers: [`Sec-WebSocket-Key: ${NOISE}`] },
  'key-twice': {
    headers: ['Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==', 'Sec-WebSocket-Key: BBBBBBBBBBBBBBBBBBBBBA=='],
  },
  'upgrade-other': { headers: ['Upgrade: h2c'] },
  'upgrade-post': { method: 'POST', headers: ['Content-Length: 5'] },
  'upgrade-bare': { bare: true, headers: ['Host: a', 'Upgrade: websocket', 'Connection: Upgrade'] },
  'protocols-many': {
    headers: [`Sec-WebSocket-Protocol: ${Array.from({ length: 900 }, (_, i) => `p${i}`).join(', ')}`],
  },
  'extensions-many': {
    headers: [`Sec-WebSocket-Extensions: ${'permessage-deflate; client_max_window_bits, '.repeat(200)}x`],
  },
  'extensions-broken': {
    headers: ['Sec-WebSocket-Extensions: permessage-deflate; server_max_window_bits=99; "'],
  },
  'host-strange': { headers: ['Host: [::1'] },
};

/** Repeats the handshake until the time is over; sends data on accepted connections. */
async function knock(field: Field, handshake: Handshake): Promise<void> {
  await field.each(10, async () => {
    for (let n = 0; n < 30 && !field.over; n++) {
      const socket = await WebSocketLine.open(field, handshake);
      await socket.text('40', '2probe', '5');
      await socket.line.settled(20);
      socket.line.destroy();
    }
  });
}

/** Engine.IO messages before the sign-in. */
const PACKETS: Record<string, { what: string; text: string }> = {
  pongs: { what: 'pongs that nobody has asked for', text: '3' },
  pings: { what: 'pings of a client', text: '2' },
  probes: { what: 'probes of an upgrade', text: '2probe' },
  upgrades: { what: 'ends of an upgrade', text: '5' },
  noops: { what: 'packets that mean nothing', text: '6' },
  opens: {
    what: 'greetings of a server',
    text: '0{"sid":"a","upgrades":[],"pingInterval":1,"pingTimeout":1}',
  },
  'kind-7': { what: 'packets of an unknown kind', text: '7' },
  'kind-x': { what: 'packets whose kind is a letter', text: 'x' },
  base64: { what: 'binary packets in base64', text: 'bAAAA' },
  separators: { what: 'many packets in one message, as polling has them', text: '2\u001e3\u001e40\u001e41' },
  nul: { what: 'messages of NUL', text: '\0\0\0\0' },
  empty: { what: 'empty packets of Socket.IO', text: '4' },
};

async function steal(field: Field): Promise<void> {
  const [token = ''] = await field.tokens(1);
  const owner = await WebSocketLine.open(field);
  await owner.text(`40/multiplayer,${JSON.stringify({ token })}`);
  await field.pause(200);
  const { sid = '' } = JSON.parse(owner.greeting.slice(1) || '{}') as { sid?: string };
  for (let n = 0; n < 50 && !field.over; n++) {
    for (const transport of ['websocket', 'polling']) {
      const thief = await WebSocketLine.open(field, {
        path: `/socket.io/?EIO=4&transport=${transport}${SID}${sid}`,
      });
      let heard = 0;
      thief.onText = () => {
        heard += 1;
      };
      await thief.text('2probe', '5', '42/multiplayer,["create_room"]');
      await thief.line.settled(20);
      field.expect(sid === '' || heard === 0 || thief.closed, 'a socket was taken over by its id');
      thief.line.destroy();
    }
    await call(field, {
      method: 'POST',
      path: `/socket.io/?EIO=4&transport=polling${SID}${sid}`,
      body: '41/multiplayer,',
    });
  }
  field.expect(!owner.closed, 'a stranger closed a socket by its id');
}

export const engine: readonly Attack[] = [
  ...Object.entries(HANDSHAKES).map(
    ([name, handshake]): Attack => ({
      name: `engine/${name}`,
      what: 'a handshake that is not what the server serves',
      run: (field) => knock(field, handshake),
    }),
  ),
  ...Object.entries(PACKETS).map(
    ([name, { what, text }]): Attack => ({
      name: `engine/${name}`,
      what: `a flood of ${what}`,
      run: (field) => flood(field, { bytes: frame(text), atOnce: name.startsWith('kind') ? 1 : 200 }),
    }),
  ),
  { name: 'engine/steal', what: 'the socket of somebody else, by its id', run: steal },
];
