import { Controller, Get, Header, Query, Redirect, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import {
  type OidcCallbackQuery,
  type OidcStartQuery,
  oidcCallbackQuery,
  oidcStartQuery,
  type ProviderOutcome,
  type SignInWays,
} from '#protocol/sign-in-ways';
import { Public } from '../auth/public.js';
import { SignInReplies } from '../auth/sign-in-replies.js';
import { Config } from '../config.js';
import { isOwnOrigin } from '../http/origin.js';
import { Spends } from '../limits/spends.js';
import { TooManyRequests } from '../limits/too-many-requests.js';
import { keepAttempt, newAttempt, takeAttempt } from './attempt.js';
import { Identities } from './identities.js';
import { keepPending, PENDING_MINUTES } from './pending-connection.js';
import { Provider, ProviderFailure } from './provider.js';

const CALLBACK = '/oidc/callback';

/** Browsers navigate to these addresses. Each failure leads back to the login form, which names it. */
@Public()
@Spends('sign-in-calls')
@Controller()
export class OidcController {
  constructor(
    private readonly provider: Provider,
    private readonly identities: Identities,
    private readonly signInReplies: SignInReplies,
    private readonly config: Config,
  ) {}

  @Get('sign-in-ways')
  ways(): SignInWays {
    const { oidc, smtpUrl } = this.config;
    const provider = oidc ? { label: oidc.label } : null;
    return { passkeys: true, provider, mail: smtpUrl !== undefined };
  }

  @Get('oidc/start')
  @Redirect()
  @Header('cache-control', 'no-store')
  async start(
    @Query({ schema: oidcStartQuery }) { from }: OidcStartQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ url: string }> {
    const { headers, host } = reply.request;
    // Another site could sign its visitors in here without asking them.
    if (!isOwnOrigin(headers, host, [])) return { url: '/login' };
    return this.orFailure(async () => {
      const attempt = newAttempt(from);
      const url = await this.provider.signInAddress(attempt, this.addressFor(reply).href);
      keepAttempt(reply, attempt);
      return url;
    });
  }

  @Get('oidc/callback')
  @Redirect()
  @Header('cache-control', 'no-store')
  async callback(
    @Query({ schema: oidcCallbackQuery }) query: OidcCallbackQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ url: string }> {
    const { issuer } = this.provider.settings;
    const attempt = takeAttempt(reply);
    if (!attempt) return { url: formFor('expired') };
    return this.orFailure(async () => {
      const address = this.addressFor(reply);
      for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
      const claims = await this.provider.claims(attempt, address);
      const arrived = await this.identities.arrive(issuer, claims, reply.request.ip);
      if ('user' in arrived) {
        await this.signInReplies.open(arrived.user, false, reply);
        return attempt.from;
      }
      if (arrived.outcome === 'connect') {
        const expiresAt = Date.now() + PENDING_MINUTES * 60_000;
        const pending = { issuer, subject: claims.sub, email: arrived.email, expiresAt };
        keepPending(reply, pending, this.config.jwtSecret);
      }
      return formFor(arrived.outcome);
    });
  }

  /** Where the provider sends users back to. */
  private addressFor({ request: { protocol, host } }: FastifyReply): URL {
    return new URL(CALLBACK, this.config.publicUrl ?? `${protocol}://${host}`);
  }

  private async orFailure(way: () => Promise<string>): Promise<{ url: string }> {
    try {
      return { url: await way() };
    } catch (error) {
      if (error instanceof ProviderFailure) return { url: formFor(error.outcome) };
      if (error instanceof TooManyRequests) return { url: formFor('busy') };
      throw error;
    }
  }
}

const formFor = (outcome: ProviderOutcome) => `/login?oidc=${outcome}`;
