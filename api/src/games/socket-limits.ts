import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Limits } from '../limits/limits.js';
import type { PlayerSocket, SocketLimits } from './player-socket.js';
import { TokenBucket } from './token-bucket.js';

const MESSAGES_PER_SECOND = 20;
/** A state may be large; a client needs one only after a hole. */
const SYNCS_PER_10_SECONDS = 10;
const CHAT_PER_10_SECONDS = 8;
const FAILED_JOINS_PER_MINUTE = 10;
const VIOLATIONS_PER_MINUTE = 3;

/** What one socket may send. `scale` multiplies the rate of messages, 0 switches it off. */
export function socketLimits(limits: Limits, scale: number): (socket: PlayerSocket) => SocketLimits {
  // By user, for all sockets on all instances: opening another one must not start the count again.
  const chats = limits.of('chat', CHAT_PER_10_SECONDS, 10);
  const syncs = limits.of('sync', SYNCS_PER_10_SECONDS, 10);
  const codes = limits.of('code', FAILED_JOINS_PER_MINUTE, 60);
  const violations = new RateLimiterMemory({ points: VIOLATIONS_PER_MINUTE - 1, duration: 60 });
  return (socket) => {
    const { userId } = socket.data.player;
    const messages = new TokenBucket(Math.max(1, MESSAGES_PER_SECOND * scale));
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
