import { BadRequestException, Injectable, Logger } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import {
  type ForgotResponse,
  RESET_LINK_INVALID,
  RESET_LINK_MINUTES,
  RESET_REQUESTED,
  RESET_WITHOUT_MAIL,
  type ResetBody,
} from '#protocol/account';
import { APP_NAME } from '#protocol/app-name';
import { hashOf } from '../auth/hash-of.js';
import { assertHardToGuess } from '../auth/new-password.js';
import { Passwords } from '../auth/passwords.js';
import { SignIns } from '../auth/sign-ins.js';
import { Throttle } from '../auth/throttle.js';
import { UserEntity } from '../auth/user.entity.js';
import { Config } from '../config.js';
import type { Limit } from '../limits/limit.js';
import { Limits } from '../limits/limits.js';
import { MailQueue } from '../mail/mail-queue.js';
import type { Letter } from '../mail/mailer.js';
import { newResetLink, removeOtherWays, setPassword } from './reset-links.js';

const FIND = 'select user_id as id from password_reset where hash = $1 and expires_at > now()';
const USE = 'delete from password_reset where hash = $1 and expires_at > now() returning user_id';

/** Lets users who have forgotten their password set a new one. */
@Injectable()
export class PasswordResets {
  private readonly logger = new Logger('Accounts');
  private readonly mails: Limit;

  constructor(
    private readonly database: DataSource,
    private readonly passwords: Passwords,
    private readonly signIns: SignIns,
    private readonly throttle: Throttle,
    private readonly queue: MailQueue,
    private readonly config: Config,
    limits: Limits,
  ) {
    this.mails = limits.of('reset-mails');
    queue.writes('reset', (userId) => this.letterTo(userId));
  }

  /** Requests a link by mail. Replies the same for any email. */
  async forgot(email: string): Promise<ForgotResponse> {
    if (!this.queue.isOpen) return { message: RESET_WITHOUT_MAIL, mail: false };
    // Hashed, as in the throttle: Redis need not know emails. Over the limit, the mails of the last hour still work.
    const account = hashOf(email);
    if (await this.mails.allows(account)) await this.queue.add('reset', email);
    return { message: RESET_REQUESTED, mail: true };
  }

  /**
   * Sets a new password, ends all sign-ins and removes the other ways in, since somebody who does not own the email may
   * have added them. The place then counts as known, so that the failures of others cannot keep the owner out.
   * Resolves to whether there were other ways in.
   */
  async reset({ token, password }: ResetBody, reply: FastifyReply): Promise<boolean> {
    const hash = hashOf(token);
    const user = await this.userOf(hash);
    assertHardToGuess(password, user);
    const passwordHash = await this.passwords.hash(password);
    let otherWays = false;
    await this.signIns.end(user.id, {}, async (manager) => {
      const [, used] = await manager.query<[unknown[], number]>(USE, [hash]);
      if (used === 0) throw invalid();
      await setPassword(manager, user.id, passwordHash);
      otherWays = await removeOtherWays(manager, user.id);
    });
    await this.throttle.remember(user.id, reply);
    this.logger.log({ msg: 'password reset', user_id: user.id });
    return otherWays;
  }

  private async userOf(hash: string): Promise<UserEntity> {
    const [found] = await this.database.query<{ id: string }[]>(FIND, [hash]);
    const user = found && (await this.database.manager.findOneBy(UserEntity, { id: found.id }));
    if (!user) throw invalid();
    return user;
  }

  private async letterTo(id: string): Promise<Letter | undefined> {
    const { publicUrl } = this.config;
    const user = await this.database.manager.findOneBy(UserEntity, { id });
    if (!user?.email || !publicUrl) return undefined;
    const link = await newResetLink((sql, values) => this.database.query(sql, values), publicUrl, id);
    return {
      to: user.email,
      subject: `A new password for ${APP_NAME}`,
      text: `Hello,

open this link to choose a new password for ${APP_NAME}. It works once, within ${RESET_LINK_MINUTES} minutes:

${link}

It logs you out everywhere, and removes passkeys and logins by another provider from your account. You can add them again.

If you did not ask for it, ignore this mail. Your password stays as it is.
`,
    };
  }
}

const invalid = () => new BadRequestException({ message: RESET_LINK_INVALID, code: 'reset_link_invalid' });
