import { createParamDecorator, type ExecutionContext } from '@nestjs/common';

/** Who is calling, as the server knows it. */
export interface Player {
  userId: string;
  username: string;
  email: string;
  /** The sign-in that the access token belongs to. */
  sid: string;
}

/** The caller of an HTTP handler: `history(@CurrentPlayer() player: Player)`. Never on a `@Public()` one. */
export const CurrentPlayer = createParamDecorator((_: unknown, context: ExecutionContext): Player => {
  return context.switchToHttp().getRequest<{ user: Player }>().user;
});
