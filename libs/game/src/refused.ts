/** Why the rules refuse a command. The sockets add reasons of their own. */
export type RefusalCode =
  | 'bad_request'
  | 'not_in_room'
  | 'not_now'
  | 'wrong_question'
  | 'too_late'
  | 'already_answered'
  | 'already_in_room'
  | 'room_not_found'
  | 'room_full'
  | 'room_locked'
  | 'game_running'
  | 'not_host'
  | 'kicked';

const TEXTS: Record<RefusalCode, string> = {
  bad_request: 'That is not one of the choices.',
  not_in_room: 'You are not in this game.',
  not_now: 'That is not possible right now.',
  wrong_question: 'That question is not open.',
  too_late: 'Time was up for this question.',
  already_answered: 'You have already answered this question.',
  already_in_room: 'You are already in another room.',
  room_not_found: 'There is no room with this code.',
  room_full: 'This room is full.',
  room_locked: 'The host has locked this room.',
  game_running: 'A game is running in this room.',
  not_host: 'Only the host can do that.',
  kicked: 'The host has removed you from this room.',
};

export const REFUSALS = Object.keys(TEXTS) as RefusalCode[];

/** The rules do not allow a command. This is normal, not a fault. */
export class Refused extends Error {
  constructor(readonly code: RefusalCode) {
    super(TEXTS[code]);
  }
}
