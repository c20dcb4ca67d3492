import { randomUUID } from 'node:crypto';
import { JwtService } from '@nestjs/jwt';
import type { DataSource } from 'typeorm';
import { SIGNING } from '../auth/access-tokens.js';
import { SignInEntity } from '../auth/sign-in.entity.js';
import { newUser } from './sign-up.js';

/** An access token, valid for an hour, of a new user inserted into the database of a server with `secret`. */
export async function tokenOfNewUser(database: DataSource, secret: string): Promise<string> {
  const user = await newUser(database);
  const sid = randomUUID();
  await database.manager.insert(SignInEntity, { id: sid, userId: user.id, keepLoggedIn: false });
  return new JwtService({ secret }).signAsync({ sid }, { ...SIGNING, subject: user.id, expiresIn: 3_600 });
}
