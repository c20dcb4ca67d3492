import { cookieOf, logIn, registered } from '../accounts.js';
import type { Attack } from '../attack.js';
import type { Field } from '../field.js';
import { Guest } from '../lines/guest.js';
import { call } from '../lines/http.js';
import { WebSocketLine } from '../lines/web-socket.js';

/** The headers that a browser sends for a page of another site. */
const ORIGINS: Record<string, readonly string[]> = {
  foreign: ['Origin: https://evil.test'],
  'foreign-site': ['Origin: https://evil.test', 'Sec-Fetch-Site: cross-site'],
  'same-site': ['Origin: http://127.0.0.1.evil.test', 'Sec-Fetch-Site: same-site'],
  null: ['Origin: null'],
  'null-site': ['Origin: null', 'Sec-Fetch-Site: cross-site'],
  'site-alone': ['Sec-Fetch-Site: cross-site'],
  typed: ['Sec-Fetch-Site: none'],
  prefix: ['Origin: http://127.0.0.1.evil.test'],
  suffix: ['Origin: http://evil-127.0.0.1'],
  port: ['Origin: http://127.0.0.1:1'],
  user: ['Origin: http://127.0.0.1@evil.test'],
  scheme: ['Origin: file://'],
  broken: ['Origin: http://[::1'],
  empty: ['Origin: '],
};

async function forge(field: Field, headers: readonly string[]): Promise<void> {
  const from = field.address();
  const account = await registered(field, from);
  const signedIn = await logIn(field, account, from);
  const cookie = `Cookie: ${cookieOf(signedIn)}`;
  field.expect(signedIn?.status === 200, `signing in was answered ${signedIn?.status}`);
  const forged = [cookie, ...headers];
  const refresh = await call(field, { method: 'GET', path: '/auth/refresh', headers: forged });
  field.expect(refresh?.status !== 200, '/auth/refresh gave a token to another site');
  field.expect(!/access-control-allow-origin/i.test(refresh?.head ?? ''), 'another site may read the answer');
  const logout = await call(field, { method: 'POST', path: '/logout', headers: forged });
  field.expect(logout?.status !== 200, 'another site logged somebody out');
  const login = await logIn(field, account, from, headers);
  field.expect(login?.status !== 200, 'another site logged somebody in');
  const plain = [...headers, 'Content-Type: text/plain'];
  const text = await call(field, {
    method: 'POST',
    path: '/login',
    headers: plain,
    body: JSON.stringify(account),
  });
  field.expect(text?.status !== 200, 'a form of another site logged somebody in');
  const socket = await WebSocketLine.open(field, { headers: forged });
  field.expect(socket.status !== 101, 'a socket was opened from another site');
  const [token = ''] = await field.tokens(1);
  const guest = await Guest.enter(field, token, '/multiplayer', { headers });
  field.expect(guest === undefined, 'another site entered with a token');
  const own = await call(field, { method: 'GET', path: '/auth/refresh', headers: [cookie] });
  field.expect(own?.status === 200, `the victim's own refresh was answered ${own?.status}`);
}

/** Responses to calls with another host name, as in DNS rebinding. */
async function rebind(field: Field): Promise<void> {
  for (const path of ['/metrics', '/profile/history', '/auth/refresh']) {
    const headers = ['Host: evil.test', 'Origin: http://evil.test', 'Sec-Fetch-Site: same-origin'];
    const answer = await call(field, { method: 'GET', path, headers });
    field.expect(answer?.status !== 200, `${path} was told to evil.test`);
  }
}

export const origins: readonly Attack[] = [
  ...Object.entries(ORIGINS).map(
    ([name, headers]): Attack => ({
      name: `origins/${name}`,
      what: `refresh, logout, login and sockets from another site (${headers.join(', ')})`,
      run: (field) => forge(field, headers),
    }),
  ),
  { name: 'origins/rebinding', what: 'calls under the name of another host', run: rebind },
];
