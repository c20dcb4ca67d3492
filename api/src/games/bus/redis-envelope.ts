import type { TraceCarrier } from '../../tracing/tracing.js';
import type { Broadcast, OwnerMessage, RequestMessage } from './bus.js';

/**
 * A message as it is sent over Redis. Instances of two releases exchange them, so its names and those of the channels
 * never change.
 */
export interface Envelope {
  /** The instance that sent it. */
  by: string;
  gameId?: string;
  said?: OwnerMessage;
  asked?: RequestMessage;
  news?: Broadcast;
  beat?: true;
  /** The trace that the message belongs to. Instances without traces ignore it. */
  trace?: TraceCarrier;
}

// One hash tag per channel: Redis Cluster keeps a channel on one shard, and no command spans two.
export const gameChannel = (gameId: string) => `fourtell:{game:${gameId}}`;
export const instanceChannel = (id: string) => `fourtell:{instance:${id}}`;
export const BROADCAST_CHANNEL = 'fourtell:{news}';
