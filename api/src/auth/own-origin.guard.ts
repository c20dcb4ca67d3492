import { type CanActivate, type ExecutionContext, ForbiddenException, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Config } from '../config.js';
import { isOwnOrigin } from '../http/origin.js';

/** Protects calls that use the refresh cookie against other sites: browsers send the cookie with calls from any site. */
@Injectable()
export class OwnOriginGuard implements CanActivate {
  constructor(private readonly config: Config) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (isOwnOrigin(request.headers, request.host, this.config.allowedOrigins)) return true;
    throw new ForbiddenException('This request must come from the site itself.');
  }
}
