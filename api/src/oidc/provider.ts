import { Injectable, Logger, NotFoundException } from '@nestjs/common';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  fetchUserInfo,
} from 'openid-client';
import { parse } from '#protocol/parse';
import { Config, type OidcSettings } from '../config.js';
import { type Attempt, checksOf } from './attempt.js';
import { type Claims, claimsSchema } from './claims.js';

/** In s. A provider that does not reply within it counts as unreachable. */
const TIMEOUT = 5;
/** Time before an unreachable provider is tried again, and for which its metadata are cached, in ms. */
const RETRY_MS = 5_000;
const KEEP_MS = 60 * 60_000;

/** The reason why the provider has confirmed no identity. */
export class ProviderFailure extends Error {
  constructor(readonly outcome: 'unavailable' | 'refused') {
    super(outcome);
  }
}

/** The OpenID Connect provider. It is asked only when a user chooses it, so it may be down when the server starts. */
@Injectable()
export class Provider {
  private readonly logger = new Logger('Provider');
  private discovered?: Promise<Configuration>;
  private validUntil = 0;

  constructor(private readonly config: Config) {}

  /** @throws NotFoundException if the server has none */
  get settings(): OidcSettings {
    if (!this.config.oidc) throw new NotFoundException();
    return this.config.oidc;
  }

  /** The address at which the user signs in. @throws ProviderFailure */
  async signInAddress(attempt: Attempt, redirectUri: string): Promise<string> {
    const configuration = await this.configuration();
    const { state, nonce, verifier } = checksOf(attempt);
    const address = buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri,
      scope: 'openid email profile',
      response_type: 'code',
      state,
      nonce,
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
    return address.href;
  }

  /** Exchanges the code in the address at which the user came back. @throws ProviderFailure */
  async claims(attempt: Attempt, address: URL): Promise<Claims> {
    const configuration = await this.configuration();
    const { state, nonce, verifier } = checksOf(attempt);
    try {
      const tokens = await authorizationCodeGrant(configuration, address, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      const hasMore = configuration.serverMetadata().userinfo_endpoint !== undefined;
      const more =
        claims && hasMore ? await fetchUserInfo(configuration, tokens.access_token, claims.sub) : {};
      const parsed = parse(claimsSchema, { ...picked(claims), ...picked(more) });
      if (parsed.ok) return parsed.value;
      this.logger.warn({ msg: 'the provider sent strange claims', why: parsed.issues });
    } catch (error) {
      throw this.failed(error);
    }
    throw new ProviderFailure('refused');
  }

  private configuration(): Promise<Configuration> {
    if (this.discovered && Date.now() < this.validUntil) return this.discovered;
    const { issuer, clientId, clientSecret } = this.settings;
    const isPlain = new URL(issuer).protocol === 'http:';
    const options = { timeout: TIMEOUT, ...(isPlain ? { execute: [allowInsecureRequests] } : {}) };
    this.validUntil = Date.now() + KEEP_MS;
    this.discovered = discovery(
      new URL(issuer),
      clientId,
      clientSecret,
      provenBy(clientSecret),
      options,
    ).catch((error: unknown) => {
      this.validUntil = Date.now() + RETRY_MS;
      this.logger.warn({ msg: 'the provider is not reachable', why: reasonOf(error) });
      throw new ProviderFailure('unavailable');
    });
    return this.discovered;
  }

  private failed(error: unknown): ProviderFailure {
    const outcome = isUnreachable(error) ? 'unavailable' : 'refused';
    this.logger.warn({ msg: 'a sign-in by the provider failed', outcome, why: reasonOf(error) });
    return new ProviderFailure(outcome);
  }
}

/** Sends the secret in the form that the provider accepts. Providers that do not say accept it in a header. */
const provenBy =
  (secret: string): ClientAuth =>
  (provider, ...rest) => {
    const ways = provider.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const prove = ways.includes('client_secret_basic') ? ClientSecretBasic : ClientSecretPost;
    return prove(secret)(provider, ...rest);
  };

/** A failed `fetch`, a time-out, or an error of the provider itself. */
function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, status, message } = error as Error & { code?: string; status?: number };
  return code === 'OAUTH_TIMEOUT' || (status ?? 0) >= 500 || message === 'fetch failed';
}

/** Without the values that were sent: they may hold secrets. */
const reasonOf = (error: unknown): string => {
  const { name, message, code } = error as Error & { code?: string };
  return [name, code, message].filter(Boolean).join(' ');
};

const KEYS = Object.keys(claimsSchema.shape);
const picked = (claims: object = {}) =>
  Object.fromEntries(Object.entries(claims).filter(([key]) => KEYS.includes(key)));
