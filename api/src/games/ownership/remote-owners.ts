import { randomUUID } from 'node:crypto';
import { SpanKind } from '@opentelemetry/api';
import { Refused } from '#game/refused';
import { keepTrace, traced } from '../../tracing/tracing.js';
import type { Bus, OwnerMessage, RequestMessage } from '../bus/bus.js';
import type { OwnerReply, Request } from '../bus/requests.js';
import type { Counters } from './counters.js';

/** An owner replies within this time unless it is busy or waits for the database. */
const TIMEOUT_MS = 1_000;
/** A request or its reply may be lost. A late reply to an earlier try still counts. */
const TRIES = 2;

export type Outcome = 'replied' | 'moved' | 'silent';
type ReplyMessage = Extract<OwnerMessage, { kind: 'answer' }>;

interface Pending {
  owner: string;
  gameId: string;
  request: Request;
  receive: (reply: OwnerReply) => void;
  /** Sends a try. Resolves to false if the owner is not on the bus. */
  deliver: (message: RequestMessage) => Promise<boolean>;
  done: (outcome: Outcome | Refused) => void;
  /** The id of each try. */
  refs: string[];
  timeout?: NodeJS.Timeout;
}

/** Sends requests to owners on other instances and waits for their replies. */
export class RemoteOwners {
  /** By the ref of every try. */
  private readonly pending = new Map<string, Pending>();

  constructor(
    private readonly me: string,
    private readonly bus: Bus,
    private readonly counters: Pick<Counters, 'resent'>,
  ) {}

  /**
   * Calls `receive` with the reply at its place among the game's messages. `moved`: the instance does not own the game;
   * `silent`: the owner may have received the request, and it may be sent again.
   * @throws Refused if the owner refuses
   */
  request(
    owner: string,
    gameId: string,
    request: Request,
    receive: (reply: OwnerReply) => void,
  ): Promise<Outcome> {
    return traced('request owner', () => this.outcomeOf(owner, gameId, request, receive), SpanKind.CLIENT);
  }

  /** Resolves the request that the message replies to. Drops a reply that arrives twice or too late. */
  receive({ ref, answer: reply }: ReplyMessage): void {
    const pending = this.pending.get(ref);
    if (!pending) return;
    // A later try is in flight and may be granted.
    if (isRefusal(reply) && ref !== pending.refs.at(-1)) return;
    if ('moved' in reply) this.finish(pending, 'moved');
    else if ('refused' in reply) this.finish(pending, new Refused(reply.refused));
    else {
      this.finish(pending, 'replied');
      pending.receive(reply);
    }
  }

  /** Stops waiting for owners that have died or no longer own the game. */
  cancel(isGone: (request: { owner: string; gameId: string }) => boolean): void {
    for (const pending of this.all) if (isGone(pending)) this.finish(pending, 'silent');
  }

  /** Sends all unanswered requests for the game again, without delay. */
  resend(gameId: string): void {
    for (const pending of this.all) if (pending.gameId === gameId) this.retry(pending);
  }

  private async outcomeOf(
    owner: string,
    gameId: string,
    request: Request,
    receive: (reply: OwnerReply) => void,
  ): Promise<Outcome> {
    // A later try is sent by a timer, or because of another message.
    const deliver = keepTrace((message: RequestMessage) => this.deliver(owner, message));
    // Resolves once and never rejects: the reply may arrive before the bus confirms that the request was sent.
    const outcome = await new Promise<Outcome | Refused>((done) =>
      this.send({ owner, gameId, request, receive, deliver, done, refs: [] }),
    );
    if (outcome instanceof Refused) throw outcome;
    return outcome;
  }

  private get all(): Set<Pending> {
    return new Set(this.pending.values());
  }

  private send(pending: Pending): void {
    const { gameId, request, refs } = pending;
    const ref = randomUUID();
    refs.push(ref);
    this.pending.set(ref, pending);
    clearTimeout(pending.timeout);
    pending.timeout = setTimeout(() => {
      if (refs.length < TRIES) this.retry(pending);
      else this.finish(pending, 'silent');
    }, TIMEOUT_MS);
    pending.deliver({ from: this.me, ref, gameId, request }).then(
      (isThere) => isThere || this.finish(pending, 'moved'),
      () => this.finish(pending, 'silent'),
    );
  }

  private retry(pending: Pending): void {
    this.counters.resent += 1;
    this.send(pending);
  }

  private finish({ refs, timeout, done }: Pending, outcome: Outcome | Refused): void {
    clearTimeout(timeout);
    for (const ref of refs) this.pending.delete(ref);
    done(outcome);
  }

  /** Subscribes first: the owner publishes the reply on the game's channel. */
  private async deliver(owner: string, message: RequestMessage): Promise<boolean> {
    await this.bus.subscribe(message.gameId);
    return this.bus.send(owner, message);
  }
}

const isRefusal = (reply: ReplyMessage['answer']) =>
  'moved' in reply || 'refused' in reply || reply.ack?.ok === false;
