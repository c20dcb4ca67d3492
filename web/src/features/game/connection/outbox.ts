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
  /** With the `command_id`, the same however often it is sent. */
  message: object;
  passing: readonly WireCode[];
  settle: (ack: Ack) => void;
  /** How often it has been sent: only the last time is waited for. */
  sent: number;
  timer?: ReturnType<typeof setTimeout>;
}

interface Posting {
  onReply: (ack: Ack) => void;
  /** Refusals that pass by: it is sent again after a while. */
  passing?: readonly WireCode[];
  /** Takes the place of those of its kind that still wait: they get its reply. */
  replaces?: boolean;
}

/**
 * Keeps commands until the server has them for good or refuses them. What was not acknowledged is sent again under
 * the same `command_id`, so that it counts once however often it arrives. Of a kind one is under way at a time, so
 * that none overtakes another.
 */
export class Outbox {
  #commands: Command[] = [];
  #unanswered = false;

  /** `onUnanswered` tells when the server is connected and does not answer, and when that is over. */
  constructor(
    private readonly wire: Wire,
    private readonly onUnanswered: (unanswered: boolean) => void = () => {},
  ) {}

  post(event: string, payload: object, { onReply, passing = UNREACHED, replaces }: Posting) {
    const settlers = [onReply];
    if (replaces) {
      for (const old of this.#ofKind(event)) {
        this.#remove(old);
        settlers.push(old.settle);
      }
    }
    const settle = (ack: Ack) => {
      for (const each of settlers) each(ack);
    };
    const command: Command = { event, message: { ...payload, command_id: uuid() }, passing, settle, sent: 0 };
    this.#commands.push(command);
    if (this.#ofKind(event)[0] === command) this.#send(command);
  }

  has(event: string) {
    return this.#ofKind(event).length > 0;
  }

  /** Sends again what waits, of one kind or of all but some; to be called when the connection has come back. */
  flush(wanted: (event: string) => boolean) {
    for (const event of new Set(this.#commands.map((command) => command.event))) {
      const [first] = this.#ofKind(event);
      if (first && wanted(event)) this.#send(first);
    }
  }

  /** Forgets commands; whoever waits for their replies gets `ack`, if there is one. */
  drop(wanted: (event: string) => boolean = () => true, ack?: Ack) {
    for (const command of this.#commands.filter(({ event }) => wanted(event))) {
      this.#remove(command);
      if (ack) command.settle(ack);
    }
  }

  #ofKind(event: string) {
    return this.#commands.filter((command) => command.event === event);
  }

  #remove(command: Command) {
    clearTimeout(command.timer);
    this.#commands = this.#commands.filter((other) => other !== command);
    if (this.#commands.length === 0) this.#tell(false);
  }

  #tell(unanswered: boolean) {
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
      if (this.wire.connected) this.#tell(error !== null || (!ack.ok && ack.code === 'unavailable'));
      if (error) return this.#send(command);
      if (!ack.ok && command.passing.includes(ack.code)) {
        command.timer = setTimeout(() => this.#send(command), spread(PAUSE_MS));
        return;
      }
      this.#remove(command);
      const [next] = this.#ofKind(command.event);
      if (next) this.#send(next);
      command.settle(ack);
    });
  }
}
