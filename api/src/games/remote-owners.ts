import { randomUUID } from 'node:crypto';
import { Refused } from '#game/refused';
import type { Bus, Said } from './bus.js';
import type { Answer, Request } from './requests.js';

/** An owner that is there answers a request, or asks to wait for the database, within this time. */
const PATIENCE_MS = 1_000;

interface Waiting {
  receive: (answer: Answer) => void;
  done: (outcome: 'answered' | 'moved' | 'silent') => void;
  fail: (error: Error) => void;
}

/** Asks owners on other instances. */
export class RemoteOwners {
  private readonly waiting = new Map<string, Waiting>();

  constructor(
    private readonly me: string,
    private readonly bus: Bus,
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
  ): Promise<'answered' | 'moved' | 'silent'> {
    const ref = randomUUID();
    let timer: NodeJS.Timeout | undefined;
    const outcome = new Promise<'answered' | 'moved' | 'silent'>((done, fail) => {
      this.waiting.set(ref, { receive, done, fail });
      timer = setTimeout(done, PATIENCE_MS, 'silent');
    });
    try {
      await this.bus.follow(gameId);
      if (!(await this.bus.ask(owner, { from: this.me, ref, gameId, request }))) return 'moved';
      return await outcome;
    } catch (error) {
      if (error instanceof Refused) throw error;
      return 'silent';
    } finally {
      clearTimeout(timer);
      this.waiting.delete(ref);
    }
  }

  private hear({ ref, answer }: Extract<Said, { kind: 'answer' }>): void {
    const waiting = this.waiting.get(ref);
    // An answer that comes twice, or too late, is for nobody.
    if (!waiting) return;
    this.waiting.delete(ref);
    if ('moved' in answer) waiting.done('moved');
    else if ('refused' in answer) waiting.fail(new Refused(answer.refused));
    else {
      waiting.receive(answer);
      waiting.done('answered');
    }
  }
}
