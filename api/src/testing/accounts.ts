import { randomTail } from './random-tail.js';
import { SocketPlayer } from './socket-player.js';
import { Visitor } from './visitor.js';

export interface Credentials {
  email: string;
  username: string;
  password: string;
}

/** A new account, registered through the server's own call. */
export async function registered(url: string, given: Partial<Credentials> = {}): Promise<Credentials> {
  const tail = randomTail();
  const account = {
    email: `ann.${tail}@example.org`,
    username: `Ann ${tail}`,
    password: `correct horse ${tail}`,
    ...given,
  };
  const { status, body } = await new Visitor(url).post('/register', account);
  if (status !== 201) throw new Error(`POST /register answered ${status}: ${JSON.stringify(body)}`);
  return account;
}

/** A browser that has signed in to the account. */
export async function signedIn(
  url: string,
  { email, password }: Pick<Credentials, 'email' | 'password'>,
  headers: Record<string, string> = {},
): Promise<Visitor & { accessToken: string }> {
  const visitor = new Visitor(url, headers);
  const { status, body } = await visitor.post('/login', { email, password });
  if (status !== 200) throw new Error(`POST /login answered ${status}: ${JSON.stringify(body)}`);
  return Object.assign(visitor, { accessToken: body.access_token });
}

/** A connected socket of the browser, in rooms. */
export async function socketOf({ accessToken }: { accessToken: string }, url: string): Promise<SocketPlayer> {
  const player = new SocketPlayer(url, accessToken);
  await player.connect('/multiplayer');
  return player;
}
