import { randomUUID } from 'node:crypto';
import { Refused } from '#game/refused';
import type { Bus, OwnerMessage, RequestMessage } from '../bus/bus.js';
import type { OwnerReply, Request } from '../bus/requests.js';
import type { Counters } from './counters.js';

/** An owner replies within this time unless it is busy or waits for the database. */
const TIMEOUT_MS = 1_000;
/** A request or its reply may be lost. A late reply to an earlier try still counts. */
const TRIES = 2;

export type Outcome = 'replied' | 'moved' | 'silent';
type Answer = Extract<OwnerMessage, { kind: 'answer' }>;

interface Waiting {
  owner: string;
  gameId: string;
  receive: (answer: Answer['answer']) => void;
  cancel: () => void;
  resend: () => void;
}

/** Sends requests to owners on other instances and waits for their replies. */
export class RemoteOwners {
  private readonly waiting = new Map<string, Waiting>();

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
  async request(
    owner: string,
    gameId: string,
    request: Request,
    receive: (reply: OwnerReply) => void,
  ): Promise<Outcome> {
    const refs: string[] = [];
    let timeout: NodeJS.Timeout | undefined;
    // Resolves once and never rejects: the reply may arrive before the bus confirms that the request was sent.
    const outcome = await new Promise<Outcome | Refused>((done) => {
      const finish = (outcome: Outcome | Refused) => {
        clearTimeout(timeout);
        for (const ref of refs) this.waiting.delete(ref);
        done(outcome);
      };
      const cancel = () => finish('silent');
      const resend = () => {
        this.counters.resent += 1;
        send();
      };
      const send = () => {
        const ref = randomUUID();
        refs.push(ref);
        const receiveAnswer: Waiting['receive'] = (answer) => {
          // A later try is in flight and may be granted.
          if (isRefusal(answer) && ref !== refs.at(-1)) return;
          if ('moved' in answer) return finish('moved');
          if ('refused' in answer) return finish(new Refused(answer.refused));
          finish('replied');
          receive(answer);
        };
        this.waiting.set(ref, { owner, gameId, receive: receiveAnswer, cancel, resend });
        clearTimeout(timeout);
        timeout = setTimeout(() => (refs.length >= TRIES ? cancel() : resend()), TIMEOUT_MS);
        this.send(owner, { from: this.me, ref, gameId, request }).then(
          (isThere) => isThere || finish('moved'),
          () => finish('silent'),
        );
      };
      send();
    });
    if (outcome instanceof Refused) throw outcome;
    return outcome;
  }

  /** A reply that arrives twice, or too late, is dropped. */
  receive({ ref, answer }: Answer): void {
    this.waiting.get(ref)?.receive(answer);
  }

  /** Stops waiting for owners that have died or do not own the game any more. */
  cancel(isGone: (request: { owner: string; gameId: string }) => boolean): void {
    for (const waiting of this.waiting.values()) if (isGone(waiting)) waiting.cancel();
  }

  /** Sends all requests for the game that have no reply once more, without delay. */
  resend(gameId: string): void {
    const latest = new Map([...this.waiting.values()].map((waiting) => [waiting.cancel, waiting]));
    for (const waiting of latest.values()) if (waiting.gameId === gameId) waiting.resend();
  }

  private async send(owner: string, message: RequestMessage): Promise<boolean> {
    await this.bus.subscribe(message.gameId);
    return this.bus.send(owner, message);
  }
}

const isRefusal = (answer: Answer['answer']) =>
  'moved' in answer || 'refused' in answer || answer.ack?.ok === false;
