import { Injectable, Logger } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DataSource, type EntityManager } from 'typeorm';
import type { Account, PasswordBody, PatchAccountBody } from '#protocol/account';
import { assertHardToGuess } from '../auth/new-password.js';
import { assertInoffensive } from '../auth/offensive-names.js';
import { Passwords } from '../auth/passwords.js';
import type { Player } from '../auth/player.js';
import { Renames } from '../auth/renames.js';
import { SignIns } from '../auth/sign-ins.js';
import { UserEntity, usernameKey } from '../auth/user.entity.js';
import { takeSkeletons, unlessTaken } from '../auth/usernames.js';
import { Config } from '../config.js';
import { IdentityEntity } from '../oidc/identity.entity.js';
import { Confirmations } from '../passkeys/confirmations.js';
import { Passkeys } from '../passkeys/passkeys.js';
import { StoredQuizzes } from '../quizzes/stored-quizzes.js';
import { PasswordResetEntity } from './password-reset.entity.js';
import { setPassword } from './reset-links.js';
import { userOf } from './user-of.js';

/** Reads and changes the caller's own account. */
@Injectable()
export class AccountService {
  private readonly logger = new Logger('Accounts');

  constructor(
    private readonly database: DataSource,
    private readonly confirmations: Confirmations,
    private readonly passkeys: Passkeys,
    private readonly passwords: Passwords,
    private readonly signIns: SignIns,
    private readonly quizzes: StoredQuizzes,
    private readonly renames: Renames,
    private readonly config: Config,
  ) {}

  async read({ userId }: Player): Promise<Account> {
    const { username, email, isGuest, passwordHash } = await userOf(this.database.manager, userId);
    return {
      username,
      email,
      guest: isGuest,
      has_password: passwordHash !== null,
      passkeys: await this.passkeys.list(userId),
      provider: await this.providerOf(userId),
      mail: this.config.smtpUrl !== undefined,
    };
  }

  /** A new name applies to later games: games in play keep the old one. @throws ConflictException */
  async change(player: Player, body: PatchAccountBody, reply: FastifyReply): Promise<void> {
    const { userId, sid } = player;
    const { username, email } = body;
    const user = await userOf(this.database.manager, userId);
    const named = username !== undefined && username !== user.username;
    const mailed = email !== undefined && email !== user.email;
    if (named) await assertInoffensive(this.database.manager, username);
    if (mailed) await this.confirmations.check(player, body, reply);
    const work = async (manager: EntityManager) => {
      if (named) await this.rename(manager, userId, username);
      if (!mailed) return;
      await manager.update(UserEntity, userId, { email });
      await manager.delete(PasswordResetEntity, { userId });
    };
    const changed = mailed
      ? this.signIns.end(userId, { except: sid }, work)
      : this.database.transaction(work);
    await unlessTaken<unknown>(changed);
    if (named) this.renames.announce(userId, username);
    if (mailed) this.logger.log({ msg: 'email changed', user_id: userId });
  }

  async changePassword(player: Player, body: PasswordBody, reply: FastifyReply): Promise<void> {
    const { userId, sid } = player;
    assertHardToGuess(body.password, await userOf(this.database.manager, userId));
    await this.confirmations.check(player, body, reply);
    const passwordHash = await this.passwords.hash(body.password);
    await this.signIns.end(userId, { except: sid }, (manager) => setPassword(manager, userId, passwordHash));
    this.logger.log({ msg: 'password changed', user_id: userId });
  }

  private async providerOf(userId: string): Promise<Account['provider']> {
    const { oidc } = this.config;
    if (!oidc) return null;
    const { label, issuer } = oidc;
    const connected = await this.database.manager.existsBy(IdentityEntity, {
      userId,
      issuer,
    });
    return { label, connected };
  }

  private async rename(manager: EntityManager, userId: string, username: string): Promise<void> {
    await manager.update(UserEntity, userId, { username, usernameKey: usernameKey(username) });
    await takeSkeletons(manager, userId, username);
    await this.quizzes.renameAuthor(manager, { userId, username });
  }
}
