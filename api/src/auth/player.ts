import { createParamDecorator, type ExecutionContext } from '@nestjs/common';

/** The authenticated caller. */
export interface Player {
  userId: string;
  username: string;
  email: string | null;
  guest: boolean;
  /** The sign-in that the access token belongs to. */
  sid: string;
}

/** Injects the caller into an HTTP handler: `history(@CurrentPlayer() player: Player)`. Not for `@Public()` handlers. */
export const CurrentPlayer = createParamDecorator((_: unknown, context: ExecutionContext): Player => {
  return context.switchToHttp().getRequest<{ user: Player }>().user;
});
