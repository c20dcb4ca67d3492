import { type ArgumentsHost, Catch, type ExceptionFilter, NotFoundException } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { ProviderOutcome } from '#protocol/sign-in-ways';
import { faultOf, sendError } from '../http/error.filter.js';
import { TooManyRequests } from '../limits/too-many-requests.js';
import { ProviderFailure } from './provider.js';

/** The login form, which names the outcome. */
export const formFor = (outcome: ProviderOutcome) => `/login?oidc=${outcome}`;

/** Leads a browser whose sign-in by the provider has failed to the login form, since a user cannot read an error in JSON. */
@Catch()
export class LoginFormFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (error instanceof NotFoundException) {
      // A server without a provider has no such page.
      sendError(error, reply);
      return;
    }
    const outcome = outcomeOf(error);
    if (outcome === 'failed') reply.log.error({ err: error }, 'call failed');
    if (!reply.sent) reply.header('cache-control', 'no-store').redirect(formFor(outcome), 302);
  }
}

function outcomeOf(error: unknown): ProviderOutcome {
  if (error instanceof ProviderFailure) return error.outcome;
  if (error instanceof TooManyRequests) return 'busy';
  return faultOf(error).status < 500 ? 'refused' : 'failed';
}
