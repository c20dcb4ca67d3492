import { UnauthorizedException } from '@nestjs/common';
import { TOO_MANY, UNAVAILABLE } from '#protocol/refusal';
import type { AccessTokens } from '../../auth/access-tokens.js';
import type { Failures } from './failures.js';
import type { MessageLimits } from './message-limits.js';
import type { PlayerNamespace, PlayerSocket } from './player-session.js';

/** Admits sockets with a valid access token. */
export class Handshake {
  constructor(
    private readonly accessTokens: AccessTokens,
    private readonly limits: MessageLimits,
    private readonly failures: Failures,
  ) {}

  guard(namespace: PlayerNamespace): void {
    namespace.use((socket, next) => void this.refusal(socket).then(next));
  }

  /** Resolves to the reason why a socket may not connect, if any. Never rejects. */
  private async refusal(socket: PlayerSocket): Promise<Error | undefined> {
    try {
      const { token } = socket.handshake.auth;
      const bearer = /^Bearer (\S+)$/i.exec(socket.handshake.headers.authorization ?? '')?.[1];
      const player = await this.accessTokens.verify(typeof token === 'string' ? token : bearer);
      socket.data.player = player;
      return this.limits.connection(player.userId) ? undefined : new Error(TOO_MANY);
    } catch (error) {
      if (error instanceof UnauthorizedException) return error;
      this.failures.report('handshake', error);
      return new Error(UNAVAILABLE);
    }
  }
}
