import type { Ack } from '#protocol/messages';

const CODES = ['rate_limited', 'unavailable', 'not_in_room'];

/** Whether a client sends the command again after this reply, or after none. */
export const isTemporary = (ack: Ack | undefined): boolean => !ack || (!ack.ok && CODES.includes(ack.code));
