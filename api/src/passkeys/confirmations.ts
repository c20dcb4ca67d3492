import { BadRequestException, ForbiddenException, Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { PASSWORD_NEEDED, WRONG_PASSWORD } from '#protocol/account';
import { ACCOUNT_NEEDED } from '#protocol/auth-messages';
import {
  type Assertion,
  FRESH_SIGN_IN_MINUTES,
  PASSKEY_REFUSED,
  type RegistrationOptionsBody,
  SIGN_IN_AGAIN,
} from '#protocol/passkeys';
import { Passwords } from '../auth/passwords.js';
import type { Player } from '../auth/player.js';
import { Throttle } from '../auth/throttle.js';
import { Config } from '../config.js';
import { Assertions } from './assertions.js';
import { browserOf } from './browser.js';

const CALLER = `select u.email, u.password_hash as "passwordHash",
    s.created_at > now() - $2 * interval '1 minute' as "isFresh"
  from users u join sign_in s on s.user_id = u.id where s.id = $1`;

interface Caller {
  email: string | null;
  passwordHash: string | null;
  isFresh: boolean;
}

/** The codes of refusals, by status. */
export const CONFIRMATION_ERRORS = {
  400: ['wrong_password'],
  401: ['passkey_unknown', 'passkey_refused'],
  403: ['account_needed', 'sign_in_again', 'passkey_refused'],
};

/** Confirms the identity of the caller before a change of the ways to sign in. */
@Injectable()
export class Confirmations {
  constructor(
    private readonly database: DataSource,
    private readonly passwords: Passwords,
    private readonly throttle: Throttle,
    private readonly assertions: Assertions,
    private readonly config: Config,
  ) {}

  /**
   * Asks for the password or a passkey. Without a password, a sign-in of the last minutes is enough.
   * @throws BadRequestException, UnauthorizedException, ForbiddenException, TooManyRequests
   */
  async check(player: Player, given: RegistrationOptionsBody, reply: FastifyReply): Promise<void> {
    if (given.passkey) return this.checkPasskey(player, given.passkey, reply);
    const [caller] = await this.database.query<Caller[]>(CALLER, [player.sid, FRESH_SIGN_IN_MINUTES]);
    if (!caller?.email) throw new ForbiddenException({ message: ACCOUNT_NEEDED, code: 'account_needed' });
    if (caller.passwordHash === null) {
      if (!caller.isFresh) throw new ForbiddenException({ message: SIGN_IN_AGAIN, code: 'sign_in_again' });
      return;
    }
    const { password_now } = given;
    if (password_now === undefined) throw wrong(PASSWORD_NEEDED, 'bad_request');
    const isRight = await this.throttle.attempt(caller.email, reply.request, async () => {
      return (await this.passwords.verify(caller.passwordHash, password_now)) || undefined;
    });
    if (!isRight) throw wrong(WRONG_PASSWORD, 'wrong_password');
  }

  private async checkPasskey({ userId }: Player, passkey: Assertion, reply: FastifyReply): Promise<void> {
    const user = await this.assertions.check(passkey, browserOf(reply, this.config));
    if (user.id !== userId)
      throw new ForbiddenException({ message: PASSKEY_REFUSED, code: 'passkey_refused' });
  }
}

const wrong = (message: string, code: string) =>
  new BadRequestException({ message, code, errors: [{ path: 'password_now', message }] });
