import { randomUUID } from 'node:crypto';
import { Refused } from '#game/refused';
import type { Bus, Said } from '../bus/bus.js';
import type { OwnerReply, Request } from '../bus/requests.js';
import type { Counts } from './counts.js';

/** An owner that is there answers a request within this time, unless it is busy or waits for the database. */
const PATIENCE_MS = 1_000;
/** So often it is asked: the request or its answer may be lost, and what it grants late is as good. */
const TRIES = 2;

export type Outcome = 'answered' | 'moved' | 'silent';
type AnswerSaid = Extract<Said, { kind: 'answer' }>;

interface Waiting {
  owner: string;
  gameId: string;
  hear: (answer: AnswerSaid['answer']) => void;
  giveUp: () => void;
  again: () => void;
}

/** Asks owners on other instances. */
export class RemoteOwners {
  private readonly waiting = new Map<string, Waiting>();

  constructor(
    private readonly me: string,
    private readonly bus: Bus,
    private readonly counts: Pick<Counts, 'resent'>,
  ) {
    bus.on('said', (_, said) => said.kind === 'answer' && said.to === me && this.hear(said));
  }

  /**
   * Calls `receive` with the answer at its place among the game's messages. `moved`: somebody else owns the game;
   * `silent`: whether the owner has heard is not known, and it may be asked again.
   * @throws Refused what the owner refuses.
   */
  async ask(
    owner: string,
    gameId: string,
    request: Request,
    receive: (answer: OwnerReply) => void,
  ): Promise<Outcome> {
    const refs: string[] = [];
    let late: NodeJS.Timeout | undefined;
    // Settled at most once, and never rejected: the answer may be here before the bus knows that it has asked.
    const settled = await new Promise<Outcome | Refused>((done) => {
      const settle = (outcome: Outcome | Refused) => {
        clearTimeout(late);
        for (const ref of refs) this.waiting.delete(ref);
        done(outcome);
      };
      const giveUp = () => settle('silent');
      const again = () => {
        this.counts.resent += 1;
        attempt();
      };
      const attempt = () => {
        const ref = randomUUID();
        refs.push(ref);
        const hear: Waiting['hear'] = (answer) => {
          // What is refused may be granted to the later one, which is on its way.
          if (isRefusal(answer) && ref !== refs.at(-1)) return;
          if ('moved' in answer) return settle('moved');
          if ('refused' in answer) return settle(new Refused(answer.refused));
          settle('answered');
          receive(answer);
        };
        this.waiting.set(ref, { owner, gameId, hear, giveUp, again });
        clearTimeout(late);
        late = setTimeout(() => (refs.length >= TRIES ? giveUp() : again()), PATIENCE_MS);
        this.send(owner, gameId, { from: this.me, ref, gameId, request }).then(
          (isThere) => isThere || settle('moved'),
          () => settle('silent'),
        );
      };
      attempt();
    });
    if (settled instanceof Refused) throw settled;
    return settled;
  }

  /** Whoever waits for an owner that is gone, or was the game's, need not wait any longer. */
  giveUp(isGone: (asked: { owner: string; gameId: string }) => boolean): void {
    for (const waiting of this.waiting.values()) if (isGone(waiting)) waiting.giveUp();
  }

  /** What has been sent for the game and is not answered is sent once more, without delay. */
  askAgain(gameId: string): void {
    const latest = new Map([...this.waiting.values()].map((waiting) => [waiting.giveUp, waiting]));
    for (const waiting of latest.values()) if (waiting.gameId === gameId) waiting.again();
  }

  private async send(owner: string, gameId: string, asked: Parameters<Bus['ask']>[1]): Promise<boolean> {
    await this.bus.follow(gameId);
    return this.bus.ask(owner, asked);
  }

  /** An answer that comes twice, or too late, is for nobody. */
  private hear({ ref, answer }: AnswerSaid): void {
    this.waiting.get(ref)?.hear(answer);
  }
}

const isRefusal = (answer: AnswerSaid['answer']) =>
  'moved' in answer || 'refused' in answer || answer.ack?.ok === false;
