import { EventEmitter } from 'node:events';
import type { RefusalCode } from '#game/refused';
import type { ChatMessage, PassingMessage, PersonalMessage, PublicMessage } from '#protocol/messages';
import type { AnswersForwarded, OwnerReply, Request } from './requests.js';

/** What the owner of a game says about it. */
export type Said =
  /** To everybody in the game; its own messages are committed. */
  | { kind: 'all'; message: PublicMessage | PassingMessage }
  | { kind: 'user'; userId: string; message: PersonalMessage }
  /** To the instance that has asked. `moved`: the game is not owned by whom was asked. */
  | {
      kind: 'answer';
      to: string;
      ref: string;
      answer: OwnerReply | { refused: RefusalCode } | { moved: true };
    }
  /** The game is owned at `epoch` by an instance that does not know yet who is here. */
  | { kind: 'owned'; by: string; epoch: number }
  /** The game is given up, for `to` to go on with. */
  | { kind: 'released'; to?: string; chat: ChatMessage[] }
  /** Once a second to those who follow the game: who owns it, and whose sockets the owner knows of, by instance. */
  | { kind: 'pulse'; by: string; epoch: number; seq: number; sockets: Record<string, number> }
  /** A question of `by` is about to close: who follows the game says when all that arrived by `until` is passed on. */
  | { kind: 'closing'; by: string; until: number };

/** What every instance has to know. */
export type News =
  | { kind: 'solo opened'; userId: string; gameId: string }
  | { kind: 'sign-in revoked'; sid: string };

export interface Asked {
  from: string;
  ref: string;
  gameId: string;
  request: Request | AnswersForwarded;
}

interface BusEvents {
  said: [gameId: string, said: Said];
  asked: [asked: Asked];
  news: [news: News];
  /** Nothing reaches the other instances. */
  away: [];
  /** It does again; what was sent meanwhile is lost. */
  back: [];
}

/**
 * Carries messages between instances. What one instance says about a game arrives everywhere in the order said; any
 * message may be lost, and then its receiver asks again. Nothing that the bus holds is worth keeping.
 */
export abstract class Bus extends EventEmitter<BusEvents> {
  /** Told to this instance at once, and `toOthers` that follow the game. */
  abstract say(gameId: string, said: Said, toOthers: boolean): void;
  /** Resolves when all that is said about the game from now on arrives here. @throws Error while away. */
  abstract follow(gameId: string): Promise<void>;
  /** Hands a request to an instance; false when it is not there. @throws Error while away. */
  abstract ask(instance: string, asked: Asked): Promise<boolean>;
  /** Which of the instances are there. @throws Error while away. */
  abstract present(instances: readonly string[]): Promise<Set<string>>;
  abstract announce(news: News): void;
  /** Whether requests can be handed to other instances. */
  abstract readonly connects: boolean;
  /** Whether nothing reaches the other instances just now. */
  abstract readonly isAway: boolean;
  /** Games that nobody here follows any more are given up when the bus tidies up. */
  isFollowed: (gameId: string) => boolean = () => false;
}

/** Between instances of one process: for a deployment of one, and for tests of many. */
export class LocalBus extends Bus {
  readonly connects: boolean;
  readonly isAway = false;
  private readonly followed = new Set<string>();

  constructor(
    private readonly id = 'alone',
    private readonly peers?: Map<string, LocalBus>,
  ) {
    super();
    this.connects = peers !== undefined;
    this.setMaxListeners(0);
    peers?.set(id, this);
  }

  say(gameId: string, said: Said, toOthers: boolean): void {
    this.emit('said', gameId, said);
    if (!toOthers) return;
    for (const peer of this.others()) {
      if (peer.followed.has(gameId)) this.deliver(said, (sent) => peer.emit('said', gameId, sent));
    }
  }

  async follow(gameId: string): Promise<void> {
    this.followed.add(gameId);
  }

  async ask(instance: string, asked: Asked): Promise<boolean> {
    const peer = this.peers?.get(instance);
    if (peer) this.deliver(asked, (sent) => peer.emit('asked', sent));
    return peer !== undefined;
  }

  async present(instances: readonly string[]): Promise<Set<string>> {
    return new Set(instances.filter((id) => this.peers?.has(id)));
  }

  announce(news: News): void {
    this.emit('news', news);
    for (const peer of this.others()) this.deliver(news, (sent) => peer.emit('news', sent));
  }

  /** The instance is gone. */
  close(): void {
    this.peers?.delete(this.id);
  }

  private others(): LocalBus[] {
    return [...(this.peers?.values() ?? [])].filter((peer) => peer !== this);
  }

  /** As text, like over a network: nothing is shared. */
  private deliver<T>(content: T, arrive: (content: T) => void): void {
    const text = JSON.stringify(content);
    setImmediate(() => arrive(JSON.parse(text)));
  }
}
