import { type ExecutionContext, Injectable, UnauthorizedException } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { accessTokenMessage } from './access-tokens.js';
import { IS_PUBLIC } from './public.js';

/** Global: every HTTP call needs an access token unless it is `@Public()`. Gateways authenticate at the handshake. */
@Injectable()
export class JwtGuard extends AuthGuard('jwt') {
  constructor(private readonly reflector: Reflector) {
    super();
  }

  override canActivate(context: ExecutionContext) {
    const isPublic = this.reflector.getAllAndOverride<boolean>(IS_PUBLIC, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (isPublic || context.getType() !== 'http') return true;
    return super.canActivate(context);
  }

  override handleRequest<Player>(error: unknown, player: Player | false, info: unknown): Player {
    if (error) throw error;
    if (!player) throw new UnauthorizedException(accessTokenMessage(info));
    return player;
  }
}
