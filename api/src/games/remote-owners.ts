import { randomUUID } from 'node:crypto';
import { Refused } from '#game/refused';
import type { Bus, Said } from './bus.js';
import type { Counts } from './counts.js';
import type { Answer, Request } from './requests.js';

/** An owner that is there answers a request within this time, unless it is busy or waits for the database. */
const PATIENCE_MS = 1_000;
/** So often it is asked: the request or its answer may be lost, and a late answer is as good. */
const TRIES = 2;

export type Outcome = 'answered' | 'moved' | 'silent';
type AnswerSaid = Extract<Said, { kind: 'answer' }>;

interface Waiting {
  owner: string;
  hear: (answer: AnswerSaid['answer']) => void;
  giveUp: () => void;
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
    receive: (answer: Answer) => void,
  ): Promise<Outcome> {
    const ref = randomUUID();
    const timer: { late?: NodeJS.Timeout } = {};
    // Settled at most once, and never rejected: the answer may be here before the bus knows that it has asked.
    const outcome = new Promise<Outcome | Refused>((done) => {
      const hear: Waiting['hear'] = (answer) => {
        if ('moved' in answer) return done('moved');
        if ('refused' in answer) return done(new Refused(answer.refused));
        receive(answer);
        done('answered');
      };
      this.waiting.set(ref, { owner, hear, giveUp: () => done('silent') });
      const send = (tries: number) => {
        timer.late = setTimeout(() => {
          if (tries === TRIES) return done('silent');
          this.counts.resent += 1;
          send(tries + 1);
        }, PATIENCE_MS);
        this.send(owner, gameId, { from: this.me, ref, gameId, request }).then(
          (isThere) => isThere || done('moved'),
          () => done('silent'),
        );
      };
      send(1);
    });
    const settled = await outcome;
    clearTimeout(timer.late);
    this.waiting.delete(ref);
    if (settled instanceof Refused) throw settled;
    return settled;
  }

  /** The owner is gone: whoever waits for it need not wait any longer. */
  giveUp(owner: string): void {
    for (const waiting of this.waiting.values()) if (waiting.owner === owner) waiting.giveUp();
  }

  private async send(owner: string, gameId: string, asked: Parameters<Bus['ask']>[1]): Promise<boolean> {
    await this.bus.follow(gameId);
    return this.bus.ask(owner, asked);
  }

  /** An answer that comes twice, or too late, is for nobody. */
  private hear({ ref, answer }: AnswerSaid): void {
    const waiting = this.waiting.get(ref);
    this.waiting.delete(ref);
    waiting?.hear(answer);
  }
}
