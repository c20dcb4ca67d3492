import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { AccessTokens } from '../auth/access-tokens.js';
import { SignIns } from '../auth/sign-ins.js';
import { UserEntity, usernameKey } from '../auth/user.entity.js';
import { randomTail } from './random-tail.js';
import { SocketPlayer } from './socket-player.js';
import type { StartedApp } from './start-app.js';
import { Visitor } from './visitor.js';

/** A user inserted directly into the database, without a usable password. */
export async function newUser(database: DataSource, username = `player ${randomTail()}`) {
  const user = database.getRepository(UserEntity).create({
    id: randomUUID(),
    email: `${randomUUID()}@example.org`,
    username,
    usernameKey: usernameKey(username),
    passwordHash: '-',
  });
  return database.getRepository(UserEntity).save(user);
}

/** A new player, signed in. */
export async function newPlayer({
  app,
  database,
  url,
}: StartedApp): Promise<SocketPlayer & { userId: string }> {
  const user = await newUser(database);
  const { sid } = await app.get(SignIns).open(user, false);
  const player = new SocketPlayer(url, await app.get(AccessTokens).issue(user.id, sid));
  return Object.assign(player, { userId: user.id });
}

export interface Guest {
  player: SocketPlayer;
  /** The guest's browser, with the refresh cookie and the access token. */
  visitor: Visitor;
  username: string;
}

/** A new guest, who has signed in by a name. */
export async function newGuest({ url }: StartedApp, username = `guest ${randomTail()}`): Promise<Guest> {
  const visitor = new Visitor(url);
  const { body } = await visitor.post('/guest', { username });
  visitor.accessToken = body.access_token;
  return { player: new SocketPlayer(url, body.access_token), visitor, username: body.username };
}
