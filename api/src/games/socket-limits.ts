import { RateLimiterMemory } from 'rate-limiter-flexible';
import { BUDGETS } from '../limits/budgets.js';
import type { Limits } from '../limits/limits.js';
import type { PlayerSocket, SocketLimits } from './player-socket.js';
import { TokenBucket } from './token-bucket.js';

/** What one socket may send. `scale` multiplies the rate of messages, 0 switches it off. */
export function socketLimits(limits: Limits, scale: number): (socket: PlayerSocket) => SocketLimits {
  // By user, for all sockets on all instances: opening another one must not start the count again.
  const chats = limits.of('chat');
  const syncs = limits.of('syncs');
  const codes = limits.of('codes');
  const { points, seconds } = BUDGETS.violations;
  const violations = new RateLimiterMemory({ points, duration: seconds });
  return (socket) => {
    const { userId } = socket.data.player;
    const messages = new TokenBucket(Math.max(1, BUDGETS.messages.points * scale));
    return {
      message: () => scale === 0 || messages.take(),
      sync: () => syncs.allows(userId),
      chat: () => chats.allows(userId),
      code: () => codes.allows(userId),
      violation: () =>
        violations.consume(socket.id).then(
          () => {},
          () => void socket.disconnect(true),
        ),
    };
  };
}
