import { ACCOUNT_NEEDED } from './auth-messages.js';
import type { Refusal, WireCode } from './messages.js';

export const UNAVAILABLE = 'The game cannot be reached right now.';

export const TOO_MANY = 'Too many messages. Please wait a moment.';

export const ROOM_NOT_FOUND = 'There is no room with this code.';

const TEXTS = {
  account_needed: ACCOUNT_NEEDED,
  bad_request: 'That message is not valid.',
  rate_limited: TOO_MANY,
  not_in_room: 'You are not in a game.',
  room_not_found: ROOM_NOT_FOUND,
  already_in_room: 'You are already in a room.',
  not_host: 'Only the host can do that.',
  not_enough_questions: 'There are not enough questions of this kind yet.',
  unavailable: UNAVAILABLE,
} satisfies Partial<Record<WireCode, string>>;

/** A refusal by the server. The rules' own refusals have their texts in `libs/game`. */
export const refusal = (code: keyof typeof TEXTS): Refusal => ({ ok: false, code, message: TEXTS[code] });
