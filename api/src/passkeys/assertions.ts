import { Injectable, Logger, UnauthorizedException } from '@nestjs/common';
import {
  generateAuthenticationOptions,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import { DataSource } from 'typeorm';
import { type Assertion, PASSKEY_REFUSED, PASSKEY_UNKNOWN } from '#protocol/passkeys';
import type { UserEntity } from '../auth/user.entity.js';
import type { Browser } from './browser.js';
import { Challenges, VALID_MS } from './challenges.js';
import { challengeIn } from './client-data.js';
import { PasskeyEntity } from './passkey.entity.js';
import { isHandleOf } from './user-handle.js';

/** Zero means that the authenticator does not count. Another instance may already have stored a later count. */
const USED = `update passkey set counter = $2, last_used_at = now()
  where id = $1 and (counter < $2 or (counter = 0 and $2 = 0)) returning 1`;

/** Signatures by passkeys, which prove the user's identity: the authenticator has checked a PIN, a finger or a face. */
@Injectable()
export class Assertions {
  private readonly logger = new Logger('Passkeys');

  constructor(
    private readonly database: DataSource,
    private readonly challenges: Challenges,
  ) {}

  /** Names no passkey, so that the browser offers all that it has for the site. */
  options({ site, device }: Browser): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const challenge = this.challenges.issue({ purpose: 'sign-in', userId: '', device });
    return generateAuthenticationOptions({
      rpID: site.id,
      challenge,
      timeout: VALID_MS,
      userVerification: 'required',
    });
  }

  /** Returns the user whose passkey signed in this browser. @throws UnauthorizedException */
  async check(assertion: Assertion, browser: Browser): Promise<UserEntity> {
    const challenge = challengeIn(assertion.response.clientDataJSON);
    const use = { purpose: 'sign-in', userId: '', device: browser.device } as const;
    if (!challenge || !(await this.challenges.take(use, challenge))) throw this.refused('another challenge');
    const passkey = await this.database.manager.findOne(PasskeyEntity, {
      where: { credentialId: assertion.id },
      relations: { user: true },
    });
    if (!passkey) throw new UnauthorizedException({ message: PASSKEY_UNKNOWN, code: 'passkey_unknown' });
    const counter = await counterIn(assertion, challenge, browser, passkey).catch((error: unknown) => {
      throw this.refused(String(error), passkey.userId);
    });
    const [rows] = await this.database.query<[unknown[], number]>(USED, [passkey.id, counter]);
    if (rows.length === 0) throw this.refused('the counter went back', passkey.userId);
    return passkey.user;
  }

  private refused(why: string, user_id?: string): UnauthorizedException {
    this.logger.warn({ msg: 'passkey refused', why, user_id });
    return new UnauthorizedException({ message: PASSKEY_REFUSED, code: 'passkey_refused' });
  }
}

/** Returns the authenticator's new count. @throws Error if the signature or the signed data is wrong */
async function counterIn(
  assertion: Assertion,
  expectedChallenge: string,
  { site }: Browser,
  { userId, credentialId: id, publicKey, counter }: PasskeyEntity,
): Promise<number> {
  if (!isHandleOf(userId, assertion.response.userHandle)) throw new Error('another user');
  const { clientDataJSON, authenticatorData, signature } = assertion.response;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: {
      ...assertion,
      response: { clientDataJSON, authenticatorData, signature },
      clientExtensionResults: {},
    },
    expectedChallenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    credential: { id, publicKey: new Uint8Array(publicKey), counter: Number(counter) },
    requireUserVerification: true,
  });
  if (!verified) throw new Error('wrong signature');
  return authenticationInfo.newCounter;
}
