import { ConflictException, Injectable, Logger, NotFoundException } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { FRESH_SIGN_IN_MINUTES } from '#protocol/passkeys';
import { NOT_CONNECTED, ONLY_WAY_IN } from '#protocol/sign-in-ways';
import { NewUsers } from '../auth/new-users.js';
import type { Player } from '../auth/player.js';
import { UserEntity } from '../auth/user.entity.js';
import { isTaken } from '../auth/usernames.js';
import { lockWaysIn } from '../auth/ways-in.js';
import { addressKey } from '../limits/address-key.js';
import { Limits } from '../limits/limits.js';
import { type Claims, usernameIn, verifiedEmail } from './claims.js';
import { IdentityEntity } from './identity.entity.js';
import type { PendingConnection } from './pending-connection.js';

export type Arrival = { user: UserEntity } | { outcome: 'no_email' } | { outcome: 'connect'; email: string };

/**
 * The caller's email counts, not that of the account at the provider: it may have changed since. The locks wait for a reset
 * of the password, which ends the sign-in.
 */
const CONNECT = `insert into identity (issuer, subject, user_id)
  select $1, $2, u.id from users u join sign_in s on s.user_id = u.id
  where u.id = $3 and u.email = $4 and s.id = $5 and s.created_at > now() - $6 * interval '1 minute'
    and s.revoked_at is null
  for share of u, s
  on conflict (issuer, subject) do update set user_id = identity.user_id
  returning user_id as "userId"`;

/** Which user an account at the provider belongs to. */
@Injectable()
export class Identities {
  private readonly logger = new Logger('Provider');

  constructor(
    private readonly database: DataSource,
    private readonly newUsers: NewUsers,
    private readonly limits: Limits,
  ) {}

  /**
   * The user for an identity that the provider confirms, created if there is none. An account with the same email needs a
   * login first: the provider may be wrong about the email, or the address may belong to another person by now.
   * @throws TooManyRequests
   */
  async arrive(issuer: string, claims: Claims, address: string): Promise<Arrival> {
    const subject = claims.sub;
    const { manager } = this.database;
    const known = await manager.findOne(IdentityEntity, {
      where: { issuer, subject },
      relations: { user: true },
    });
    if (known) return { user: known.user };
    const email = verifiedEmail(claims);
    if (email === undefined) return { outcome: 'no_email' };
    if (await manager.existsBy(UserEntity, { email })) return { outcome: 'connect', email };
    await this.limits.spend('registrations', addressKey(address));
    const fields = { email, passwordHash: null, isGuest: false };
    try {
      const user = await this.newUsers.create(usernameIn(claims), fields, (transaction, { id: userId }) =>
        transaction.insert(IdentityEntity, { issuer, subject, userId }),
      );
      this.logger.log({ msg: 'user created', user_id: user.id });
      return { user };
    } catch (error) {
      // The same person in another tab was faster.
      if (isTaken(error)) return this.arrive(issuer, claims, address);
      throw error;
    }
  }

  /** Connects the caller's account after a login of the last minutes. Resolves to false if it is another account. */
  async connect({ userId, sid }: Player, { issuer, subject, email }: PendingConnection): Promise<boolean> {
    const parameters = [issuer, subject, userId, email, sid, FRESH_SIGN_IN_MINUTES];
    const [row] = await this.database.query<{ userId: string }[]>(CONNECT, parameters);
    if (row?.userId !== userId) return false;
    this.logger.log({ msg: 'account connected', user_id: userId });
    return true;
  }

  /** @throws NotFoundException, or ConflictException if it is the user's only way to sign in */
  async disconnect(player: Player, issuer: string): Promise<void> {
    const { userId } = player;
    await this.database.transaction(async (manager) => {
      const { hasPassword, passkeys, hasProvider } = await lockWaysIn(manager, player, issuer);
      if (!hasProvider) throw new NotFoundException(NOT_CONNECTED);
      if (!hasPassword && passkeys === 0) {
        throw new ConflictException({ message: ONLY_WAY_IN, code: 'last_way_in' });
      }
      await manager.delete(IdentityEntity, { userId, issuer });
    });
    this.logger.log({ msg: 'account disconnected', user_id: userId });
  }
}
