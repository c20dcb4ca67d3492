import type { Ack, WireCode } from '#protocol/messages';
import { uuid } from '../../../lib/uuid.js';
import { spread } from './spread.js';

/** The part of a socket that carries commands. */
export interface Wire {
  readonly connected: boolean;
  timeout(ms: number): {
    emit(event: string, payload: unknown, reply: (error: Error | null, ack: Ack) => void): unknown;
  };
}

export const REPLY_MS = 5_000;
const PAUSE_MS = 500;
const UNREACHED: readonly WireCode[] = ['unavailable'];

interface Command {
  event: string;
  /** With the `command_id`, which is the same in each send. */
  message: object;
  temporary: readonly WireCode[];
  settle: (ack: Ack) => void;
  /** Number of sends. Only the latest one can time out. */
  sent: number;
  timer?: ReturnType<typeof setTimeout>;
}

interface Posting {
  onReply: (ack: Ack) => void;
  /** Refusals after which the command is sent again, after a pause. */
  temporary?: readonly WireCode[];
  /** Replaces pending commands of the same event, with their fields that it lacks: they get its reply. */
  replaces?: boolean;
}

/**
 * Keeps each command until the server grants or refuses it. A command without a reply is sent again with the same
 * `command_id`, so that it counts once. One command of each event is in flight at a time, so that they keep their order.
 */
export class Outbox {
  #commands: Command[] = [];
  #unanswered = false;

  /** Calls `onUnanswered` with true when a connected server does not reply, and with false when it replies again. */
  constructor(
    private readonly wire: Wire,
    private readonly onUnanswered: (unanswered: boolean) => void = () => {},
  ) {}

  post(event: string, payload: object, { onReply, temporary = UNREACHED, replaces }: Posting) {
    const settlers = [onReply];
    let fields: object = payload;
    if (replaces) {
      for (const old of this.#pending(event)) {
        this.#remove(old);
        settlers.push(old.settle);
        fields = { ...old.message, ...fields };
      }
    }
    const settle = (ack: Ack) => {
      for (const each of settlers) each(ack);
    };
    const command: Command = {
      event,
      message: { ...fields, command_id: uuid() },
      temporary,
      settle,
      sent: 0,
    };
    this.#commands.push(command);
    if (this.#pending(event)[0] === command) this.#send(command);
  }

  has(event: string) {
    return this.#pending(event).length > 0;
  }

  /** Sends the first pending command of each wanted event again. Call it after a reconnect. */
  flush(wanted: (event: string) => boolean) {
    for (const event of new Set(this.#commands.map((command) => command.event))) {
      const [first] = this.#pending(event);
      if (first && wanted(event)) this.#send(first);
    }
  }

  /** Drops pending commands. Their callers get `ack` as the reply, if given. */
  drop(wanted: (event: string) => boolean = () => true, ack?: Ack) {
    for (const command of this.#commands.filter(({ event }) => wanted(event))) {
      this.#remove(command);
      if (ack) command.settle(ack);
    }
  }

  #pending(event: string) {
    return this.#commands.filter((command) => command.event === event);
  }

  #remove(command: Command) {
    clearTimeout(command.timer);
    this.#commands = this.#commands.filter((other) => other !== command);
    if (this.#commands.length === 0) this.#setUnanswered(false);
  }

  #setUnanswered(unanswered: boolean) {
    if (unanswered === this.#unanswered) return;
    this.#unanswered = unanswered;
    this.onUnanswered(unanswered);
  }

  #send(command: Command) {
    clearTimeout(command.timer);
    if (!this.wire.connected) return;
    const turn = ++command.sent;
    this.wire.timeout(REPLY_MS).emit(command.event, command.message, (error, ack) => {
      const isOver = !this.#commands.includes(command);
      if (isOver || (error && turn !== command.sent)) return;
      if (this.wire.connected) this.#setUnanswered(error !== null || (!ack.ok && ack.code === 'unavailable'));
      if (error) return this.#send(command);
      if (!ack.ok && command.temporary.includes(ack.code)) {
        command.timer = setTimeout(() => this.#send(command), spread(PAUSE_MS));
        return;
      }
      this.#remove(command);
      const [next] = this.#pending(command.event);
      if (next) this.#send(next);
      command.settle(ack);
    });
  }
}
