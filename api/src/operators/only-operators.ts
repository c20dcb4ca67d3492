import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  NotFoundException,
  UseGuards,
} from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import type { Player } from '../auth/player.js';
import { Public } from '../auth/public.js';
import { Spends } from '../limits/spends.js';
import { Operators } from './operators.js';

type Call = FastifyRequest & { user?: Player };

/** Admits operators. Everybody else, signed in or not, gets a 404. */
@Injectable()
class OperatorGuard extends AuthGuard('jwt') implements CanActivate {
  constructor(private readonly operators: Operators) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const call = context.switchToHttp().getRequest<Call>();
    await super.canActivate(context);
    if (call.user && (await this.operators.isOperator(call.user.userId))) return true;
    throw new NotFoundException(`Cannot ${call.method} ${call.url.split('?')[0]}`);
  }

  /** Returns no user if there is no valid token: `canActivate` decides. */
  override handleRequest<User>(error: unknown, user: User | false): User {
    if (error) throw error;
    return (user || undefined) as User;
  }
}

/** Marks a controller whose calls are for operators only. The budget is charged before the caller is authenticated. */
export const OnlyOperators = () =>
  applyDecorators(Public(), Spends('operator-calls'), UseGuards(OperatorGuard));
