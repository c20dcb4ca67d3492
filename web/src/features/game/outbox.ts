import type { Ack } from '#protocol/messages';
import type { CheckAnswer } from '#protocol/socket';

/** The part of a socket that carries answers. */
export interface Wire {
  readonly connected: boolean;
  timeout(ms: number): {
    emit(event: string, payload: unknown, reply: (error: Error | null, ack: Ack) => void): unknown;
  };
}

export const REPLY_MS = 5_000;
const PAUSE_MS = 1_000;
/** Refusals that pass by: the last one comes from a connection that has not joined its game yet. */
const AGAIN: readonly string[] = ['rate_limited', 'unavailable', 'not_in_room'];

export type Posted = CheckAnswer & { command_id: string };

/**
 * Keeps an answer until the server has it for good. What was not acknowledged is sent again under the same
 * `command_id`, so that it counts once however often it arrives.
 */
export class Outbox {
  #waiting: Posted | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly wire: Wire,
    private readonly onReply: (answer: Posted, ack: Ack) => void,
  ) {}

  get waiting() {
    return this.#waiting;
  }

  post(answer: Posted) {
    this.#waiting = answer;
    this.flush();
  }

  /** To be called whenever the connection has joined its game. */
  flush() {
    const answer = this.#waiting;
    clearTimeout(this.#timer);
    if (!answer || !this.wire.connected) return;
    this.wire.timeout(REPLY_MS).emit('check_answer', answer, (error, ack) => {
      if (this.#waiting !== answer) return;
      if (error) this.flush();
      else if (!ack.ok && AGAIN.includes(ack.code)) this.#timer = setTimeout(() => this.flush(), PAUSE_MS);
      else {
        this.#waiting = null;
        this.onReply(answer, ack);
      }
    });
  }

  drop() {
    clearTimeout(this.#timer);
    this.#waiting = null;
  }
}
