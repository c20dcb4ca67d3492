import type { Ack } from '#protocol/messages';

const TEMPORARY = ['rate_limited', 'unavailable', 'not_in_room'];

/** Whether a client sends the command again after this reply. `undefined` stands for no reply. */
export const isTemporary = (ack: Ack | undefined): boolean =>
  !ack || (!ack.ok && TEMPORARY.includes(ack.code));
