import {
  type ArgumentsHost,
  Catch,
  type ExceptionFilter,
  HttpException,
  ServiceUnavailableException,
} from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { BUSY } from '#protocol/auth-messages';
import type { ErrorResponse } from '#protocol/rest';
import { isDatabaseUnavailable } from '../database/database-unavailable.js';
import { Unknown } from '../games/log/event-log.js';
import { TooManyRequests } from '../limits/too-many-requests.js';

const CODES: Record<number, string> = {
  400: 'bad_request',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  413: 'too_large',
  414: 'too_large',
  415: 'unsupported_media_type',
  429: 'rate_limited',
  503: 'unavailable',
};

type Fault = Pick<ErrorResponse, 'message' | 'code' | 'errors' | 'suggestions'>;

/** The error as the client sees it. Unexpected errors disclose nothing. */
export function faultOf(error: unknown): Fault & { status: number } {
  if (isDatabaseUnavailable(error) || error instanceof Unknown)
    return faultOf(new ServiceUnavailableException(BUSY));
  if (!(error instanceof HttpException)) {
    return { status: 500, message: 'Something went wrong on the server.', code: 'internal' };
  }
  const status = error.getStatus();
  const response = error.getResponse();
  const { code, errors, suggestions } = (typeof response === 'object' ? response : {}) as Partial<Fault>;
  return {
    status,
    message: error.message,
    code: code ?? CODES[status] ?? (status < 500 ? 'bad_request' : 'internal'),
    ...(errors ? { errors } : {}),
    ...(suggestions ? { suggestions } : {}),
  };
}

/** Sends every error of an HTTP call in one shape, and logs those that are the server's fault. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    sendError(error, host.switchToHttp().getResponse<FastifyReply>());
  }
}

export function sendError(error: unknown, reply: FastifyReply): void {
  const { raw } = reply.request;
  if (raw.destroyed && !raw.complete) {
    // The caller disconnected while sending, so there is no fault to report and nobody to reply to.
    reply.log.info('the caller left before its call had arrived');
    reply.hijack();
    return;
  }
  const { status, ...fault } = faultOf(error);
  if (status >= 500) reply.log.error({ err: error }, 'call failed');
  if (reply.sent) return;
  if (error instanceof TooManyRequests) reply.header('retry-after', error.retryAfterSeconds);
  if (status === 503) reply.header('retry-after', 1);
  const response: ErrorResponse = { ...fault, request_id: reply.request.id };
  reply.status(status).type('application/json; charset=utf-8').send(response);
}
