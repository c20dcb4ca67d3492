import { randomTail } from '../../src/testing/random-tail.js';
import type { Field } from './field.js';
import { type Answered } from './lines/answers.js';
import { call } from './lines/http.js';

export interface Account {
  email: string;
  username: string;
  password: string;
}

/** A user registered through the server's own call. */
export async function registered(field: Field, from = field.address()): Promise<Account> {
  const tail = randomTail();
  const account = {
    email: `${tail}@example.org`,
    username: `Ada ${tail}`,
    password: 'correct horse battery staple',
  };
  await call(field, { method: 'POST', path: '/register', body: JSON.stringify(account) }, from);
  return account;
}

export function logIn(
  field: Field,
  { email, password }: Pick<Account, 'email' | 'password'>,
  from = field.address(),
  headers: readonly string[] = [],
): Promise<Answered | undefined> {
  return call(
    field,
    { method: 'POST', path: '/login', headers, body: JSON.stringify({ email, password }) },
    from,
  );
}

/** The refresh cookie that a response sets, as a browser sends it back. */
export const cookieOf = (answer: Answered | undefined): string =>
  /\r\nset-cookie: ([^;\r]*refresh_token[^;\r]*)/i.exec(answer?.head ?? '')?.[1] ?? '';
