/** Why the rules said no. The sockets add their own reasons to these. */
export type RefusalCode =
  | 'bad_request'
  | 'not_in_room'
  | 'not_now'
  | 'wrong_question'
  | 'too_late'
  | 'already_answered';

const TEXTS: Record<RefusalCode, string> = {
  bad_request: 'That is not one of the answers.',
  not_in_room: 'You are not in this game.',
  not_now: 'That is not possible at the moment.',
  wrong_question: 'That question is not the open one.',
  too_late: 'The time for this question was up.',
  already_answered: 'You have already answered this question.',
};

/** A wish that the rules do not grant; normal, not a fault. */
export class Refused extends Error {
  constructor(readonly code: RefusalCode) {
    super(TEXTS[code]);
  }
}
