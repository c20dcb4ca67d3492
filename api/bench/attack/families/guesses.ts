import { type Account, cookieOf, logIn, registered } from '../accounts.js';
import type { Attack } from '../attack.js';
import type { Field } from '../field.js';
import { Guest } from '../lines/guest.js';
import { call } from '../lines/http.js';
import { Stage } from '../lines/stage.js';

const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const wrong = (account: Account): Account => ({ ...account, password: 'battery staple horse' });

/** Guesses room codes. Looking up more real codes than the limit allows is a fault. */
async function walk(field: Field, sockets: number, accounts: number): Promise<void> {
  const tokens = await field.tokens(accounts);
  const from = field.address();
  await field.each(sockets, async (i) => {
    const token = tokens[i % accounts] ?? '';
    while (field.more('frames')) {
      const guest = await Guest.enter(field, token, '/multiplayer', { from });
      if (!guest) await field.pause(50);
      while (guest?.isIn && field.more('frames')) {
        const code = Array.from({ length: 6 }, () => LETTERS[field.random.below(LETTERS.length)]).join('');
        const ack = await guest.ask('join_room', { code });
        if (ack?.code === 'room_not_found') field.count('codes looked up');
      }
    }
  });
  const { limits } = field.place;
  const most = 30 * accounts;
  if (limits)
    field.expect(
      (field.counts['codes looked up'] ?? 0) <= most,
      `${field.counts['codes looked up']} codes were looked up`,
    );
}

/** Once the guesses are used up, the right code must not be looked up either. */
async function lastGuess(field: Field): Promise<void> {
  const stage = await Stage.set(field, false);
  const [token = ''] = await field.tokens(1);
  const guest = await Guest.enter(field, token);
  if (!stage || !guest) return;
  for (let n = 0; n < 30 && guest.isIn; n++) await guest.ask('join_room', { code: 'AAAAAA' });
  const burst = Array.from({ length: 19 }, () => guest.event('join_room', '{"code":"BBBBBB"}', 1));
  await guest.socket.text(...burst, guest.event('join_room', JSON.stringify({ code: stage.code }), 2));
  await field.pause(500);
  const again = await Guest.enter(field, token);
  const ack = await again?.ask('sync', { seq: 0 });
  if (field.place.limits) field.expect(!ack?.ok, 'a guess was looked at after all guesses were used up');
}

async function guessing(field: Field, account: Account, machines: number, mostTries: number): Promise<void> {
  const addresses = Array.from({ length: machines }, () => field.address());
  let tries = 0;
  await field.each(16, async (i) => {
    while (!field.over && tries++ < mostTries)
      await logIn(field, wrong(account), addresses[(tries + i) % machines]);
  });
}

async function passwords(field: Field, machines: number): Promise<void> {
  const account = await registered(field);
  await guessing(field, account, machines, 400);
  const looked = field.counts['HTTP 401'] ?? 0;
  if (field.place.limits) field.expect(looked <= 60, `${looked} passwords of one account were looked at`);
}

/** A user who has signed in before can sign in while a stranger guesses the password. */
async function lockOut(field: Field, machines: number): Promise<void> {
  const home = field.address();
  const account = await registered(field, home);
  const before = await logIn(field, account, home);
  const cookie = cookieOf(before);
  await guessing(field, account, machines, 200);
  const refresh = await call(
    field,
    { method: 'GET', path: '/auth/refresh', headers: [`Cookie: ${cookie}`] },
    home,
  );
  field.expect(refresh?.status === 200, `the owner's refresh was answered ${refresh?.status}`);
  const known = (before?.head.match(/\r\nset-cookie: [^;\r]*/gi) ?? [])
    .map((line) => line.slice(14))
    .join('; ');
  const again = await logIn(field, account, home, [`Cookie: ${known}`]);
  field.expect(again?.status === 200, `the owner's login on a known device was answered ${again?.status}`);
}

/** One user guesses the passwords of many accounts, while others log in from the same address. */
async function school(field: Field): Promise<void> {
  const school = field.address();
  const pupil = await registered(field, school);
  let tries = 0;
  await field.each(8, async () => {
    while (!field.over && tries++ < 700) {
      await logIn(field, { email: `${tries}@example.org`, password: 'battery staple horse' }, school);
    }
  });
  const answer = await logIn(field, pupil, school);
  field.expect(answer?.status === 200, `another pupil's login was answered ${answer?.status}`);
}

async function refreshGuesses(field: Field): Promise<void> {
  const from = field.address();
  await field.each(8, async () => {
    while (field.more('bodies')) {
      const cookie = `refresh_token_${field.place.port}=${Buffer.from(`${field.random.next()}`).toString('base64url').padEnd(43, 'A')}`;
      field.count('bodies');
      const answer = await call(
        field,
        { method: 'GET', path: '/auth/refresh', headers: [`Cookie: ${cookie}`] },
        from,
      );
      field.expect(answer?.status !== 200, 'a guessed refresh token was taken');
    }
  });
}

/** A stolen refresh token, used in turn with its owner's, is detected. */
async function replay(field: Field): Promise<void> {
  const from = field.address();
  const cookie = cookieOf(await logIn(field, await registered(field, from), from));
  const refresh = (value: string) =>
    call(field, { method: 'GET', path: '/auth/refresh', headers: [`Cookie: ${value}`] }, from);
  const second = cookieOf(await refresh(cookie));
  const third = cookieOf(await refresh(second));
  await call(field, { method: 'POST', path: '/logout', headers: [`Cookie: ${third}`] }, from);
  for (const old of [cookie, second, third]) {
    const answer = await refresh(old);
    field.expect(answer?.status !== 200, 'a refresh token was taken after the logout');
  }
}

const attack = (name: string, what: string, run: (field: Field) => Promise<void>): Attack => ({
  name: `guesses/${name}`,
  what,
  run,
});

export const guesses: readonly Attack[] = [
  attack('codes', 'room codes by one account on one socket after the other', (field) => walk(field, 1, 1)),
  attack('codes-parallel', 'room codes by one account on ten sockets', (field) => walk(field, 10, 1)),
  attack('codes-many', 'room codes by 20 accounts from one address', (field) => walk(field, 20, 20)),
  attack('codes-last', 'the right code after all guesses were used up', lastGuess),
  attack('passwords', 'passwords of one account from one address', (field) => passwords(field, 1)),
  attack('passwords-many', 'passwords of one account from 50 addresses', (field) => passwords(field, 50)),
  attack('lock-out', 'wrong passwords, to lock the owner out, from one address', (field) =>
    lockOut(field, 1),
  ),
  attack('lock-out-many', 'wrong passwords, to lock the owner out, from 50 addresses', (field) =>
    lockOut(field, 50),
  ),
  attack('school', 'wrong passwords of many accounts, to lock an address out', school),
  attack('refresh', 'refresh tokens', refreshGuesses),
  attack('replay', 'refresh tokens again, in the chain and after the logout', replay),
];
