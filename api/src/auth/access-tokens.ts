import { createSecretKey, type KeyObject } from 'node:crypto';
import { ConflictException, Injectable, UnauthorizedException } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { z } from 'zod/mini';
import {
  ACCESS_TOKEN_EXPIRED,
  ACCESS_TOKEN_INVALID,
  ACCESS_TOKEN_MISSING,
  ALREADY_TAKEN,
} from '#protocol/auth-messages';
import { parse } from '#protocol/parse';
import type { Player } from './player.js';
import { SignIns } from './sign-ins.js';

export const ACCESS_TOKEN_SECONDS = 15 * 60;

/** Tells access tokens from other JWTs. The previous release issues the general `JWT`, so that is accepted too. */
const TYPE = 'at+jwt';
const tokenSchema = z.object({
  header: z.object({ typ: z.enum([TYPE, 'JWT']) }),
  payload: z.object({
    sub: z.uuid(),
    sid: z.uuid(),
    iat: z.int(),
    exp: z.int(),
    aud: z.optional(z.never()),
  }),
});

const guestClaims = z.object({ guest: z.literal(true) });

export const SIGNING = {
  algorithm: 'HS256',
  header: { alg: 'HS256', typ: TYPE },
  expiresIn: ACCESS_TOKEN_SECONDS,
} as const;

/** Used for calls and for sockets. */
export const VERIFYING = { algorithms: ['HS256' as const], complete: true };

/** Given plain text, jsonwebtoken would try to read it as a public key for every token, which takes thirty times as long. */
export const signingKey = (secret: string): KeyObject => createSecretKey(secret, 'utf8');

@Injectable()
export class AccessTokens {
  constructor(
    private readonly jwt: JwtService,
    private readonly signIns: SignIns,
  ) {}

  /** A guest's token carries the claim `guest`. What a guest may do depends on the user, who may have signed up since. */
  issue(userId: string, sid: string, isGuest = false): Promise<string> {
    return this.jwt.signAsync({ sid, ...(isGuest ? { guest: true } : {}) }, { subject: userId });
  }

  /**
   * Returns the player of an access token. Socket handshakes use it; HTTP calls go through the global guard.
   * @throws UnauthorizedException whose message is one of the three texts about access tokens.
   */
  async verify(token: string | undefined): Promise<Player> {
    if (!token) throw new UnauthorizedException(ACCESS_TOKEN_MISSING);
    const verified: unknown = await this.jwt.verifyAsync(token).catch((error: unknown) => {
      throw new UnauthorizedException(accessTokenMessage(error));
    });
    return this.playerOf(verified);
  }

  /**
   * Returns the guest of an access token; undefined without a token, and for a token of a registered or unknown user.
   * @throws UnauthorizedException if a guest's token has expired or is no longer valid, so that the client renews it;
   * ConflictException if the guest has registered since, so that a repeated call registers no second user.
   */
  async guestOf(token: string | undefined): Promise<Player | undefined> {
    try {
      const player = await this.verify(token);
      if (player.guest) return player;
      if (this.isGuests(token)) throw new ConflictException(ALREADY_TAKEN);
      return undefined;
    } catch (error) {
      if (this.isGuests(token) || !(error instanceof UnauthorizedException)) throw error;
      return undefined;
    }
  }

  /** Whether a token claims to be a guest's, without a check of its signature. */
  private isGuests(token = ''): boolean {
    try {
      return parse(guestClaims, this.jwt.decode(token)).ok;
    } catch {
      return false;
    }
  }

  /**
   * Returns the player of a token, unless the sign-in has been revoked. `verified` is the token's header and claims;
   * jsonwebtoken has checked its signature and expiry.
   */
  async playerOf(verified: unknown): Promise<Player> {
    const parsed = parse(tokenSchema, verified);
    const claims = parsed.ok && parsed.value.payload;
    const player = claims && (await this.signIns.player(claims.sid, claims.sub));
    if (!player) throw new UnauthorizedException(ACCESS_TOKEN_INVALID);
    return player;
  }
}

/** The message for an error of jsonwebtoken or passport-jwt. */
export function accessTokenMessage(error: unknown): string {
  if (!(error instanceof Error)) return ACCESS_TOKEN_INVALID;
  if (error.name === 'TokenExpiredError') return ACCESS_TOKEN_EXPIRED;
  return error.message === 'No auth token' ? ACCESS_TOKEN_MISSING : ACCESS_TOKEN_INVALID;
}
