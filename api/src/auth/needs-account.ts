import {
  type CanActivate,
  type ExecutionContext,
  ForbiddenException,
  Injectable,
  SetMetadata,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { ACCOUNT_NEEDED } from '#protocol/auth-messages';
import type { Player } from './player.js';

export const NEEDS_ACCOUNT = 'needs account';

/** Marks a call that guests may not make. */
export const NeedsAccount = () => SetMetadata(NEEDS_ACCOUNT, true);

/** Marks a call that guests may make too. */
export const OpenToGuests = () => SetMetadata(NEEDS_ACCOUNT, false);

/** Global, after the guard that authenticates the player. A call without either mark is not open to guests. */
@Injectable()
export class AccountGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    if (context.getType() !== 'http') return true;
    const { user } = context.switchToHttp().getRequest<FastifyRequest & { user?: Player }>();
    if (!user?.guest) return true;
    const targets = [context.getHandler(), context.getClass()];
    if (this.reflector.getAllAndOverride<boolean | undefined>(NEEDS_ACCOUNT, targets) === false) return true;
    throw new ForbiddenException({ message: ACCOUNT_NEEDED, code: 'account_needed' });
  }
}
