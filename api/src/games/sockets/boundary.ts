import { Logger } from '@nestjs/common';
import { Refused } from '#game/refused';
import { parse } from '#protocol/parse';
import { refusal } from '#protocol/refusal';
import { TokenBucket } from '../../limits/token-bucket.js';
import { TooManyRequests } from '../../limits/too-many-requests.js';
import { Unknown } from '../log/event-log.js';
import { Unavailable } from '../ownership/live-games.js';
import type { MessageLimits } from './message-limits.js';
import { type Handler, type Handlers, MESSAGES, type MessageName } from './messages.js';
import { answerTo, type PlayerSocket, type Reply } from './player-socket.js';

const LINES_A_SECOND = 10;

/** Where messages come in: whatever goes wrong with one of them ends here and concerns nobody else. */
export class Boundary {
  /** Messages, handshakes, connections and disconnections that met an error which nobody expected, by their name. */
  readonly failures = new Map<string, number>();
  private readonly logger = new Logger(Boundary.name);
  private readonly lines = new TokenBucket(LINES_A_SECOND, 1);

  constructor(
    private readonly limits: MessageLimits,
    private readonly now: () => number,
  ) {}

  /** Takes the messages of a socket from now on; those without a handler are refused. */
  open(socket: PlayerSocket, handlers: Handlers): void {
    this.limits.open(socket);
    socket.onAny((event: unknown, ...args: unknown[]) => {
      const name = nameOf(event, handlers);
      void this.within(name ?? 'unknown', () => this.receive(socket, name, handlers, [event, args]));
    });
  }

  /** Runs `work` and answers for its errors: it never rejects. True where all went well. */
  async within(what: string, work: () => unknown): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      this.failed(what, error);
      return false;
    }
  }

  failed(what: string, err: unknown): void {
    this.failures.set(what, (this.failures.get(what) ?? 0) + 1);
    // While the database is away, a hall that keeps trying must not fill the log.
    if (this.lines.take()) this.logger.error({ msg: `failed: ${what}`, err });
  }

  /** Limits, schema, budget, then the handler; its reply goes to the acknowledgement, a refusal without one to `refused`. */
  private async receive(
    socket: PlayerSocket,
    name: MessageName | undefined,
    handlers: Handlers,
    [event, args]: [unknown, unknown[]],
  ): Promise<void> {
    const arrivedAt = this.now();
    if (socket.data.shut) return;
    const { userId } = socket.data.player;
    const last = args.at(-1);
    const ack = typeof last === 'function' ? last : undefined;
    let spent: (() => void) | undefined;
    const reply: Reply = (answer, isFault = true) => {
      // What was not done costs nothing: it will be sent again.
      if (!answer.ok && answer.code === 'unavailable') spent?.();
      answerTo(socket, String(event), ack, answer);
      const isViolation = !answer.ok && (answer.code === 'bad_request' || answer.code === 'rate_limited');
      if (isViolation && isFault) this.limits.violated(socket);
    };
    if (!this.limits.message(socket)) return reply(refusal('rate_limited'));
    if (!name) return reply(refusal('bad_request'));
    try {
      const { schema, budget } = MESSAGES[name];
      const parsed = parse(schema, args[0] === ack ? undefined : args[0]);
      if (!parsed.ok) return reply(refusal('bad_request'));
      // What every message spends has been spent.
      if (budget !== 'messages') {
        if (!(await this.limits.spend(budget, userId))) return reply(refusal('rate_limited'));
        spent = () => void this.within(name, () => this.limits.giveBack(budget, userId));
        if (socket.data.shut) return;
      }
      await (handlers[name] as Handler<MessageName>)(socket, parsed.value, reply, arrivedAt);
    } catch (error) {
      if (error instanceof Refused) return reply({ ok: false, code: error.code, message: error.message });
      if (error instanceof TooManyRequests) return reply(refusal('rate_limited'));
      if (!(error instanceof Unavailable || error instanceof Unknown)) this.failed(name, error);
      reply(refusal('unavailable'));
    }
  }
}

const nameOf = (event: unknown, handlers: Handlers): MessageName | undefined =>
  typeof event === 'string' && Object.hasOwn(handlers, event) ? (event as MessageName) : undefined;
