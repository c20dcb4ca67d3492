import type { WireCode } from '#protocol/messages';
import type { Acknowledgement, MessageName } from './messages.js';

/** The compiler checks that no code is missing. */
const CODES: Record<WireCode, 0> = {
  bad_request: 0,
  not_in_room: 0,
  not_now: 0,
  wrong_question: 0,
  too_late: 0,
  already_answered: 0,
  already_in_room: 0,
  room_not_found: 0,
  room_full: 0,
  room_locked: 0,
  game_running: 0,
  not_host: 0,
  kicked: 0,
  account_needed: 0,
  rate_limited: 0,
  not_enough_questions: 0,
  unavailable: 0,
};

/** Counts the replies to players' messages, and times those to answers. */
export class Replies {
  /** Replies to answers, by `accepted` or the code of the refusal. */
  readonly answers: Record<string, number> = { accepted: 0, ...CODES };
  /** Refusals of all messages, by code. */
  readonly refusals: Record<string, number> = { ...CODES };
  /** Called for each answer that is accepted, with the ms since it arrived. */
  onReceipt: (ms: number) => void = () => {};

  /** `since` is the `performance.now()` at which the message arrived. */
  replied(name: MessageName | undefined, reply: Acknowledgement, since: number): void {
    const code = reply.ok ? undefined : reply.code;
    if (code !== undefined) this.refusals[code] = (this.refusals[code] ?? 0) + 1;
    if (name !== 'check_answer') return;
    const outcome = code ?? 'accepted';
    this.answers[outcome] = (this.answers[outcome] ?? 0) + 1;
    if (reply.ok) this.onReceipt(performance.now() - since);
  }
}
