import type { Span } from '@opentelemetry/api';
import { Refused } from '#game/refused';
import { parse } from '#protocol/parse';
import { refusal } from '#protocol/refusal';
import type { SignIns } from '../../auth/sign-ins.js';
import { BOUNDS } from '../../limits/budgets.js';
import { TooManyRequests } from '../../limits/too-many-requests.js';
import { beginTrace } from '../../tracing/tracing.js';
import { Unknown } from '../log/event-log.js';
import { Unavailable } from '../ownership/unavailable.js';
import type { Failures } from './failures.js';
import type { MessageBudget } from './message-budget.js';
import type { MessageLimits } from './message-limits.js';
import {
  type Acknowledgement,
  type Handler,
  type Handlers,
  MESSAGES,
  type MessageName,
  type Reply,
} from './messages.js';
import type { PlayerSession, PlayerSocket } from './player-session.js';
import type { Replies } from './replies.js';

/** Receives the messages of sockets: checks budgets and schema, calls the handler, and turns its errors into refusals. */
export class Boundary {
  constructor(
    private readonly limits: MessageLimits,
    private readonly failures: Failures,
    private readonly replies: Replies,
    private readonly signIns: Pick<SignIns, 'player'>,
    private readonly now: () => number,
  ) {}

  /** Starts to receive all messages of a session. Those without a handler are refused. */
  open(session: PlayerSession, handlers: Handlers): void {
    const messages = this.limits.messages(session.player.userId);
    session.socket.onAny(async (event: unknown, ...args: unknown[]) => {
      const name = nameOf(event, handlers);
      messages.inProgress += 1;
      await this.failures.within(name ?? 'unknown', () =>
        beginTrace(`receive ${name ?? 'unknown'}`, (span) =>
          this.receive(session, messages, name, handlers, [event, args], span),
        ),
      );
      messages.inProgress -= 1;
    });
  }

  private async receive(
    session: PlayerSession,
    messages: MessageBudget,
    name: MessageName | undefined,
    handlers: Handlers,
    [event, args]: [unknown, unknown[]],
    span?: Span,
  ): Promise<void> {
    const [arrivedAt, since] = [this.now(), performance.now()];
    if (messages.isExhausted) return;
    const { userId } = session.player;
    const last = args.at(-1);
    const ack = typeof last === 'function' ? last : undefined;
    let giveBack: (() => void) | undefined;
    const reply: Reply = (acknowledgement, isFault = true) => {
      // A command that was not executed is refunded: the client will send it again.
      if (!acknowledgement.ok && acknowledgement.code === 'unavailable') giveBack?.();
      acknowledge(session.socket, String(event), ack, acknowledgement);
      this.replies.replied(name, acknowledgement, since);
      span?.setAttribute('fourtell.outcome', acknowledgement.ok ? 'accepted' : acknowledgement.code);
      if (isFault && isViolation(acknowledgement)) violated(session.socket, messages);
    };
    if (!messages.allows()) return reply(refusal('rate_limited'));
    if (messages.inProgress > BOUNDS.messagesOfConnection) return reply(refusal('unavailable'));
    if (!name) return reply(refusal('bad_request'));
    try {
      const { schema, budget, guests } = MESSAGES[name];
      const parsed = parse(schema, args[0] === ack ? undefined : args[0]);
      if (!parsed.ok) return reply(refusal('bad_request'));
      // The budget of all messages has been spent above.
      if (budget !== 'messages') {
        if (!(await this.limits.spend(budget, userId))) return reply(refusal('rate_limited'));
        giveBack = () => void this.failures.within(name, () => this.limits.giveBack(budget, userId));
        if (messages.isExhausted) return;
      }
      if (!guests && (await this.isGuest(session))) return reply(refusal('account_needed'));
      await (handlers[name] as Handler<MessageName>)(session, parsed.value, reply, arrivedAt);
    } catch (error) {
      if (error instanceof Refused) return reply({ ok: false, code: error.code, message: error.message });
      if (error instanceof TooManyRequests) return reply(refusal('rate_limited'));
      if (!(error instanceof Unavailable || error instanceof Unknown)) this.failures.report(name, error);
      reply(refusal('unavailable'));
    }
  }

  /** A guest may have signed up since the socket connected. */
  private async isGuest({ socket, player }: PlayerSession): Promise<boolean> {
    if (!player.guest) return false;
    const known = await this.signIns.player(player.sid, player.userId);
    if (known) socket.data.player = known;
    return known?.guest ?? true;
  }
}

const nameOf = (event: unknown, handlers: Handlers): MessageName | undefined =>
  typeof event === 'string' && Object.hasOwn(handlers, event) ? (event as MessageName) : undefined;

const isViolation = (acknowledgement: Acknowledgement) =>
  !acknowledgement.ok && (acknowledgement.code === 'bad_request' || acknowledgement.code === 'rate_limited');

function violated(socket: PlayerSocket, messages: MessageBudget): void {
  messages.violated();
  if (messages.isExhausted) socket.disconnect(true);
}

/** Replies through the client's callback. Without one, a refusal is sent as the message `refused`. */
function acknowledge(
  socket: PlayerSocket,
  event: string,
  ack: unknown,
  acknowledgement: Acknowledgement,
): void {
  if (typeof ack === 'function') ack(acknowledgement);
  else if (!acknowledgement.ok) {
    const { code, message } = acknowledgement;
    socket.emit('refused', { event, code, message });
  }
}
