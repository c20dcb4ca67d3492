import { Controller, Get, Header, Query, Redirect, Res, UseFilters } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { signInWays } from '#protocol/rest-replies';
import {
  type OidcCallbackQuery,
  type OidcStartQuery,
  oidcCallbackQuery,
  oidcStartQuery,
  type SignInWays,
} from '#protocol/sign-in-ways';
import { Public } from '../auth/public.js';
import { SignInReplies } from '../auth/sign-in-replies.js';
import { Config } from '../config.js';
import { Documented } from '../docs/documented.js';
import { isOwnOrigin } from '../http/origin.js';
import { Spends } from '../limits/spends.js';
import { keepAttempt, newAttempt, takeAttempt } from './attempt.js';
import { Identities } from './identities.js';
import { formFor, LoginFormFilter } from './login-form.filter.js';
import { keepPending, PENDING_MINUTES } from './pending-connection.js';
import { Provider } from './provider.js';

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
  @Documented({
    does: 'Lists the ways in besides email and password.',
    reply: signInWays,
  })
  ways(): SignInWays {
    const { oidc, smtpUrl } = this.config;
    const provider = oidc ? { label: oidc.label } : null;
    return { passkeys: true, provider, mail: smtpUrl !== undefined };
  }

  @Get('oidc/start')
  @Documented({
    does: 'For browsers: leads to the other provider.',
    errors: { 404: ['not_found'] },
  })
  @UseFilters(LoginFormFilter)
  @Redirect()
  @Header('cache-control', 'no-store')
  async start(
    @Query({ schema: oidcStartQuery }) { from }: OidcStartQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ url: string }> {
    const { headers, host } = reply.request;
    // Another site could sign its visitors in here without asking them.
    if (!isOwnOrigin(headers, host, [])) return { url: '/login' };
    const attempt = newAttempt(from);
    const url = await this.provider.signInAddress(attempt, this.addressFor(reply).href);
    keepAttempt(reply, attempt);
    return { url };
  }

  @Get('oidc/callback')
  @Documented({
    does: 'For browsers: leads back from the other provider to the page where the login began, or to the login form, which says what went wrong.',
    errors: { 404: ['not_found'] },
  })
  @UseFilters(LoginFormFilter)
  @Redirect()
  @Header('cache-control', 'no-store')
  async callback(
    @Query({ schema: oidcCallbackQuery }) query: OidcCallbackQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ url: string }> {
    const { issuer } = this.provider.settings;
    const attempt = takeAttempt(reply);
    if (!attempt) return { url: formFor('expired') };
    const address = this.addressFor(reply);
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
    const claims = await this.provider.claims(attempt, address);
    const arrived = await this.identities.arrive(issuer, claims, reply.request.ip);
    if ('user' in arrived) {
      await this.signInReplies.open(arrived.user, false, reply);
      return { url: asciiPath(attempt.from, address) };
    }
    if (arrived.outcome === 'connect') {
      const expiresAt = Date.now() + PENDING_MINUTES * 60_000;
      const pending = { issuer, subject: claims.sub, email: arrived.email, expiresAt };
      keepPending(reply, pending, this.config.jwtSecret);
    }
    return { url: formFor(arrived.outcome) };
  }

  /** The address to which the provider redirects users. */
  private addressFor({ request: { protocol, host } }: FastifyReply): URL {
    return new URL(CALLBACK, this.config.publicUrl ?? `${protocol}://${host}`);
  }
}

/** A page of ours as a header may hold it. */
function asciiPath(from: string, base: URL): string {
  const { pathname, search, hash } = new URL(from, base);
  return pathname + search + hash;
}
