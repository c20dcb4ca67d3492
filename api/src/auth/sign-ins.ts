import { randomBytes, randomUUID } from 'node:crypto';
import { Injectable, Logger, UnauthorizedException } from '@nestjs/common';
import { DataSource, type EntityManager, In, IsNull } from 'typeorm';
import { ACCESS_TOKEN_INVALID, WRONG_CREDENTIALS } from '#protocol/auth-messages';
import { Config } from '../config.js';
import { batched } from '../database/batched.js';
import type { Limit } from '../limits/limit.js';
import { Limits } from '../limits/limits.js';
import { deviceOf } from './device.js';
import { hashOf } from './hash-of.js';
import type { Player } from './player.js';
import { RefreshTokenEntity } from './refresh-token.entity.js';
import { type IssuedTokens, present } from './rotation.js';
import { SignInEntity } from './sign-in.entity.js';
import { UserEntity } from './user.entity.js';

const SAME_PASSWORD =
  'select true as same from users where id = $1 and password_hash is not distinct from $2 for share';
const LOCK_USER = 'select from users where id = $1 for update';
const OPEN = 'select from sign_in where id = $1 and revoked_at is null';
const PLAYERS = `select u.id as "userId", u.username, u.email, u.is_guest as guest, s.id as sid
  from sign_in s join users u on u.id = s.user_id where s.id = any($1) and s.revoked_at is null`;
const END = `update sign_in set revoked_at = clock_timestamp()
  where user_id = $1 and revoked_at is null and ($2::uuid is null or id = $2) and ($3::uuid is null or id <> $3)
  returning id`;

/** A sign-in whose refresh token stays as it is. */
export interface KeptSignIn {
  sid: string;
  user: UserEntity;
}

export interface OpenSignIn extends KeptSignIn {
  keepLoggedIn: boolean;
  refreshToken: string;
}

/** Sign-ins from login to logout: issues and rotates refresh tokens, and revokes sign-ins. */
@Injectable()
export class SignIns {
  private readonly logger = new Logger('Sign-ins');
  private readonly listeners: ((sid: string) => void)[] = [];
  private readonly refreshes: Limit;
  /** The players of sign-ins that are still open. Every call and every connection needs one. */
  private readonly players = batched(async (sids: readonly string[]) => {
    const players = await this.database.query<Player[]>(PLAYERS, [sids]);
    const bySid = new Map(players.map((player) => [player.sid, player]));
    return sids.map((sid) => bySid.get(sid));
  });

  constructor(
    private readonly database: DataSource,
    private readonly config: Config,
    private readonly limits: Limits,
  ) {
    this.refreshes = limits.of('refreshes');
  }

  /** Calls `listener` after this instance has revoked a sign-in (logout, or reuse of a refresh token). */
  onRevoked(listener: (sid: string) => void): void {
    this.listeners.push(listener);
  }

  /** @param userAgent the header of the browser. @throws TooManyRequests */
  async open(user: UserEntity, keepLoggedIn: boolean, userAgent?: string): Promise<OpenSignIn> {
    await this.limits.spend('sign-ins-hourly', user.id);
    const sid = randomUUID();
    const refreshToken = randomBytes(32).toString('base64url');
    await this.database.transaction(async (manager) => {
      // Waits for a change of the password, so that nobody signs in with the old one after it.
      const [same] = await manager.query<unknown[]>(SAME_PASSWORD, [user.id, user.passwordHash]);
      if (!same) throw new UnauthorizedException(WRONG_CREDENTIALS);
      const device = deviceOf(userAgent);
      await manager.insert(SignInEntity, { id: sid, userId: user.id, keepLoggedIn, device });
      await tokensOf(manager, sid, await timeOf(manager)).add(refreshToken);
    });
    return { sid, user, keepLoggedIn, refreshToken };
  }

  /** Exchanges a refresh token for its successor. Reuse revokes the sign-in. @throws TooManyRequests */
  async rotate(refreshToken: string): Promise<OpenSignIn | 'expired' | 'invalid'> {
    const sid = await this.sidOf(refreshToken);
    if (!sid) return 'invalid';
    await this.refreshes.spend(sid);
    const outcome = await this.database.transaction((manager) => this.judged(manager, refreshToken));
    if (typeof outcome === 'string' || 'user' in outcome) return outcome;
    const { userId: user_id, reusedIn } = outcome;
    this.logger.warn({ msg: 'a refresh token was used again', user_id, sid: reusedIn });
    this.announce(reusedIn);
    return 'invalid';
  }

  async revoke(sid: string): Promise<void> {
    const { affected } = await this.database
      .getRepository(SignInEntity)
      .update({ id: sid, revokedAt: IsNull() }, { revokedAt: () => 'clock_timestamp()' });
    if (affected) this.announce(sid);
  }

  /**
   * Ends the user's sign-ins, `only` one or all but `except`, and runs `work`, in one transaction that locks the user first.
   * Closes their sockets once it has committed. Resolves to the number of ended sign-ins.
   * @throws UnauthorizedException if `except`, the caller's, has ended
   */
  async end(
    userId: string,
    { only, except }: { only?: string; except?: string } = {},
    work: (manager: EntityManager) => Promise<unknown> = async () => {},
  ): Promise<number> {
    const ended = await this.database.transaction(async (manager) => {
      await lockUser(manager, userId);
      if (except) await assertOpen(manager, except);
      const [rows] = await manager.query<[{ id: string }[], number]>(END, [
        userId,
        only ?? null,
        except ?? null,
      ]);
      await work(manager);
      return rows;
    });
    for (const { id } of ended) this.announce(id);
    return ended.length;
  }

  async revokeByToken(refreshToken: string): Promise<void> {
    const sid = await this.sidOf(refreshToken);
    if (sid) await this.revoke(sid);
  }

  private async sidOf(refreshToken: string): Promise<string | undefined> {
    const hash = hashOf(refreshToken);
    return (await this.database.manager.findOneBy(RefreshTokenEntity, { hash }))?.signInId;
  }

  /** The player of a sign-in that is still open. */
  async player(sid: string, userId: string): Promise<Player | undefined> {
    const player = await this.players(sid);
    return player?.userId === userId ? player : undefined;
  }

  /** Filters the ids of sign-ins that are no longer open. */
  async revokedAmong(sids: string[]): Promise<string[]> {
    const open = await this.database.getRepository(SignInEntity).find({
      select: { id: true },
      where: { id: In(sids), revokedAt: IsNull() },
    });
    const openIds = new Set(open.map(({ id }) => id));
    return sids.filter((sid) => !openIds.has(sid));
  }

  private async judged(
    manager: EntityManager,
    refreshToken: string,
  ): Promise<OpenSignIn | 'expired' | 'invalid' | { reusedIn: string; userId: string }> {
    const signIn = await this.lock(manager, refreshToken);
    if (!signIn || signIn.revokedAt) return 'invalid';
    const now = await timeOf(manager);
    const { id: sid, user, keepLoggedIn } = signIn;
    await this.limits.spend('refreshes-hourly', user.id);
    const outcome = await present(refreshToken, tokensOf(manager, sid, now), this.config.jwtSecret, now);
    if (outcome === 'expired') return 'expired';
    if (outcome === 'reused') {
      await manager.update(SignInEntity, sid, { revokedAt: now });
      return { reusedIn: sid, userId: user.id };
    }
    return { sid, user, keepLoggedIn, refreshToken: outcome.next };
  }

  // Serializes the rotations of a sign-in across instances.
  private lock(manager: EntityManager, refreshToken: string): Promise<SignInEntity | null> {
    return manager
      .createQueryBuilder(SignInEntity, 'sign_in')
      .innerJoinAndSelect('sign_in.user', 'owner')
      .innerJoin(RefreshTokenEntity, 'token', 'token.sign_in_id = sign_in.id')
      .where('token.hash = :hash', { hash: hashOf(refreshToken) })
      .setLock('pessimistic_write', undefined, ['sign_in'])
      .getOne();
  }

  private announce(sid: string): void {
    for (const listener of this.listeners) listener(sid);
  }
}

/** Waits for logins and changes of the ways in that are in progress, and keeps new ones waiting. */
export const lockUser = (manager: EntityManager, userId: string): Promise<unknown> =>
  manager.query(LOCK_USER, [userId]);

/**
 * Refuses a call that was on its way when its sign-in ended. The caller has locked the user.
 * @throws UnauthorizedException
 */
export async function assertOpen(manager: EntityManager, sid: string): Promise<void> {
  const { length } = await manager.query<unknown[]>(OPEN, [sid]);
  if (length === 0) throw new UnauthorizedException(ACCESS_TOKEN_INVALID);
}

/** Uses the database's clock: an instance whose own clock is ahead would mistake a second tab for a thief. */
async function timeOf(manager: EntityManager): Promise<Date> {
  const [row] = await manager.query<{ now: Date }[]>('select clock_timestamp() as now');
  if (!row) throw new Error('the database returned no time');
  return row.now;
}

const tokensOf = (manager: EntityManager, signInId: string, now: Date): IssuedTokens => ({
  find: (token) => manager.findOneBy(RefreshTokenEntity, { hash: hashOf(token) }),
  add: async (token) => {
    const values = { hash: hashOf(token), signInId, issuedAt: now };
    await manager.createQueryBuilder().insert().into(RefreshTokenEntity).values(values).orIgnore().execute();
  },
  change: async (token, change) => {
    await manager.update(RefreshTokenEntity, { hash: hashOf(token) }, change);
  },
});
