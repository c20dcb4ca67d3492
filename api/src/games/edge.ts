import { Logger } from '@nestjs/common';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Namespace, Socket } from 'socket.io';
import type { z } from 'zod/mini';
import type { Ack, Refusal, SyncAck, WireCode } from '#protocol/messages';
import type { AccessTokens } from '../auth/access-tokens.js';
import type { Player } from '../auth/player.js';
import { Unknown } from './event-log.js';
import { Unavailable } from './games.js';

export interface SocketData {
  player: Player;
  /** The game whose messages the socket gets. */
  gameId?: string;
  /** Resolves when the socket is in its game, if there is one: what it sends before waits. */
  entered?: Promise<void>;
}

export type PlayerSocket = Socket<ListenEvents, EmitEvents, EmitEvents, SocketData>;
export type PlayerNamespace = Namespace<ListenEvents, EmitEvents, EmitEvents, SocketData>;
type ListenEvents = Record<string, (...args: unknown[]) => void>;
type EmitEvents = Record<string, (payload?: object) => void>;

export type Reply = (ack: Ack | SyncAck) => void;

const TEXTS = {
  bad_request: 'That message is not understood.',
  rate_limited: 'Too many messages. Please wait a moment.',
  not_in_room: 'You are not in a game.',
  unavailable: 'The game cannot be reached at the moment.',
} satisfies Partial<Record<WireCode, string>>;

export const refusal = (code: keyof typeof TEXTS): Refusal => ({ ok: false, code, message: TEXTS[code] });

/** Refuses a connection without a valid access token, with one of the texts about them. */
export const authenticate =
  (accessTokens: AccessTokens) => (socket: PlayerSocket, next: (error?: Error) => void) => {
    const { token } = socket.handshake.auth;
    const bearer = /^Bearer (\S+)$/i.exec(socket.handshake.headers.authorization ?? '')?.[1];
    accessTokens.verify(typeof token === 'string' ? token : bearer).then((player) => {
      socket.data.player = player;
      next();
    }, next);
  };

const logger = new Logger('Edge');
const MESSAGES_PER_SECOND = 20;
const VIOLATIONS_PER_MINUTE = 3;

/** What one socket may send; three violations within a minute disconnect it. */
export function socketLimits(socket: PlayerSocket, scale: number) {
  const messages = new RateLimiterMemory({ points: Math.max(1, MESSAGES_PER_SECOND * scale), duration: 1 });
  const violations = new RateLimiterMemory({ points: VIOLATIONS_PER_MINUTE - 1, duration: 60 });
  const granted = (limiter: RateLimiterMemory) =>
    limiter.consume(socket.id).then(
      () => true,
      () => false,
    );
  return {
    message: () => (scale === 0 ? Promise.resolve(true) : granted(messages)),
    violation: async () => {
      if (!(await granted(violations))) socket.disconnect(true);
    },
  };
}

/**
 * Binds one client message to a socket: limit, schema, then `handle`; the reply goes to the acknowledgement, a refusal
 * without one to `refused`. The arrival is stamped before anything else is done.
 */
export function onMessage<S extends z.ZodMiniType>(
  socket: PlayerSocket,
  { limits, now }: { limits: ReturnType<typeof socketLimits>; now: () => number },
  event: string,
  schema: S,
  handle: (message: z.output<S>, reply: Reply, arrivedAt: number) => Promise<void>,
): void {
  socket.on(event, async (...args: unknown[]) => {
    const arrivedAt = now();
    const reply = replyTo(socket, event, args.at(-1), limits.violation);
    if (!(await limits.message())) return reply(refusal('rate_limited'));
    const parsed = schema.safeParse(args[0]);
    if (!parsed.success) return reply(refusal('bad_request'));
    try {
      await handle(parsed.data, reply, arrivedAt);
    } catch (error) {
      if (!(error instanceof Unavailable || error instanceof Unknown)) logger.error(error);
      reply(refusal('unavailable'));
    }
  });
}

function replyTo(socket: PlayerSocket, event: string, ack: unknown, violation: () => Promise<void>): Reply {
  return (answer) => {
    if (typeof ack === 'function') ack(answer);
    else if (!answer.ok) {
      const { code, message } = answer;
      socket.emit('refused', { event, code, message });
    }
    if (!answer.ok && (answer.code === 'bad_request' || answer.code === 'rate_limited')) void violation();
  };
}
