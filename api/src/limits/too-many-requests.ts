import { HttpException, HttpStatus } from '@nestjs/common';
import { TOO_MANY_ATTEMPTS } from '#protocol/auth-messages';

/** 429 with `Retry-After`. */
export class TooManyRequests extends HttpException {
  readonly retryAfterSeconds: number;

  constructor(retryAfterMs: number) {
    super({ message: TOO_MANY_ATTEMPTS, code: 'rate_limited' }, HttpStatus.TOO_MANY_REQUESTS);
    this.retryAfterSeconds = Math.max(1, Math.ceil(retryAfterMs / 1000));
  }
}
