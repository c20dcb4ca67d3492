import { EventEmitter } from 'node:events';
import type { RefusalCode } from '#game/refused';
import type { ChatMessage, PassingMessage, PersonalMessage, PublicMessage } from '#protocol/messages';
import type { AnswersForwarded, OwnerReply, Request } from './requests.js';

/** A message from the owner of a game. Servers of two releases exchange them, so its names never change. */
export type OwnerMessage =
  /** For every player in the game. The events behind it are durable. */
  | { kind: 'all'; message: PublicMessage | PassingMessage }
  | { kind: 'user'; userId: string; message: PersonalMessage }
  /** Reply to the requesting instance. `moved`: the receiver does not own the game. */
  | {
      kind: 'answer';
      to: string;
      ref: string;
      answer: OwnerReply | { refused: RefusalCode } | { moved: true };
    }
  /** `by` has claimed the game at `epoch`, and does not know yet which players are connected. */
  | { kind: 'owned'; by: string; epoch: number }
  /** The owner has released the game, for `to` to take over. */
  | { kind: 'released'; to?: string; chat: ChatMessage[] }
  /** Once a second: the owner, and how many sockets of each instance it counts. */
  | { kind: 'pulse'; by: string; epoch: number; seq: number; sockets: Record<string, number> }
  /** A question is about to close. Each instance reports to `by` once it has forwarded all that arrived by `until`. */
  | { kind: 'closing'; by: string; until: number };

/** A message to all instances. Its names never change, either. */
export type Broadcast =
  | { kind: 'solo opened'; userId: string; gameId: string }
  | { kind: 'sign-in revoked'; sid: string }
  | { kind: 'user renamed'; userId: string; username: string };

/** A request on its way to the owner of a game. The reply carries the same `ref`. */
export interface RequestMessage {
  from: string;
  ref: string;
  gameId: string;
  request: Request | AnswersForwarded;
}

interface BusEvents {
  message: [gameId: string, message: OwnerMessage];
  request: [request: RequestMessage];
  broadcast: [broadcast: Broadcast];
  /** Messages no longer reach the other instances. */
  disconnected: [];
  /** Messages reach the other instances. All that were sent while disconnected are lost. */
  connected: [];
}

export class BusDisconnected extends Error {
  constructor() {
    super('the bus is disconnected');
  }
}

/**
 * Carries messages between instances. Those of one instance about one game arrive in order. Any message may be lost:
 * receivers notice and request what they have missed. The bus stores nothing.
 */
export abstract class Bus extends EventEmitter<BusEvents> {
  /** Delivers a message here at once, and with `toOthers` to the instances that subscribe to the game. */
  abstract publish(gameId: string, message: OwnerMessage, toOthers: boolean): void;
  /** Resolves when all later messages about the game will arrive here. @throws BusDisconnected, Error */
  abstract subscribe(gameId: string): Promise<void>;
  /** Sends a request to an instance. Resolves to false if the instance is not on the bus. @throws BusDisconnected, Error */
  abstract send(instance: string, request: RequestMessage): Promise<boolean>;
  /** Those of the instances that are on the bus. @throws BusDisconnected, Error */
  abstract reachable(instances: readonly string[]): Promise<Set<string>>;
  /** Delivers a message to all instances, here at once. */
  abstract broadcast(broadcast: Broadcast): void;
  /** Whether other instances can be on the bus. */
  abstract readonly isShared: boolean;
  /** Whether messages reach the other instances. */
  abstract readonly isConnected: boolean;
  /** Whether a socket here follows the game. The bus ends its subscriptions to all other games after a while. */
  isFollowed: (gameId: string) => boolean = () => false;
}
