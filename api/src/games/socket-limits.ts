import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { PlayerSocket, SocketLimits } from './player-socket.js';
import { TokenBucket } from './token-bucket.js';

const MESSAGES_PER_SECOND = 20;
/** A state may be large; a client needs one only after a hole. */
const SYNCS_PER_10_SECONDS = 10;
const CHAT_PER_10_SECONDS = 8;
const FAILED_JOINS_PER_MINUTE = 10;
const VIOLATIONS_PER_MINUTE = 3;

// By user, for all sockets of this process: opening another one must not start the count again.
const chats = new RateLimiterMemory({ keyPrefix: 'chat', points: CHAT_PER_10_SECONDS, duration: 10 });
const syncs = new RateLimiterMemory({ keyPrefix: 'sync', points: SYNCS_PER_10_SECONDS, duration: 10 });
const codes = new RateLimiterMemory({ keyPrefix: 'code', points: FAILED_JOINS_PER_MINUTE, duration: 60 });
const violations = new RateLimiterMemory({
  keyPrefix: 'violation',
  points: VIOLATIONS_PER_MINUTE - 1,
  duration: 60,
});

/** What one socket may send. `scale` multiplies the rates, 0 switches them off. */
export function limitsOf(socket: PlayerSocket, scale: number): SocketLimits {
  const { userId } = socket.data.player;
  const within = (limiter: RateLimiterMemory, key: string, cost = 1 / scale) =>
    limiter.consume(key, cost).then(
      () => true,
      () => false,
    );
  const limited = (limiter: RateLimiterMemory, key: string) =>
    scale === 0 ? Promise.resolve(true) : within(limiter, key);
  const messages = new TokenBucket(Math.max(1, MESSAGES_PER_SECOND * scale));
  return {
    message: () => scale === 0 || messages.take(),
    sync: () => limited(syncs, userId),
    chat: () => limited(chats, userId),
    code: () => limited(codes, userId),
    violation: async () => {
      if (!(await within(violations, socket.id, 1))) socket.disconnect(true);
    },
  };
}
