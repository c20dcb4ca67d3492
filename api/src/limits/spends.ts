import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import type { Player } from '../auth/player.js';
import { addressKey } from './address-key.js';
import { BUDGETS, type BudgetName } from './budgets.js';
import { Limits } from './limits.js';

export const SPENDS = 'spends';

/** Names the budget that a call spends before its handler runs: its user's, or its address's. */
export const Spends = (budget: BudgetName) => SetMetadata(SPENDS, budget);

/** Global, after the guard that authenticates the player. Replies with 429 if the budget is used up. */
@Injectable()
export class SpendsGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: Limits,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const targets = [context.getHandler(), context.getClass()];
    const name = this.reflector.getAllAndOverride<BudgetName | undefined>(SPENDS, targets);
    if (!name) return true;
    const { user, ip } = context.switchToHttp().getRequest<FastifyRequest & { user?: Player }>();
    const isUsers = BUDGETS[name].per === 'user' && user;
    await this.limits.spend(name, isUsers ? user.userId : addressKey(ip));
    return true;
  }
}
