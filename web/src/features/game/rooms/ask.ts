import type { Ack } from '#protocol/messages';
import type { RoomActor } from './room-machine.js';

/** Sends a command. Resolves with the server's reply, or with a refusal if the room closes before. */
export type Ask = (event: string, payload?: object) => Promise<Ack>;

export const askOf =
  (room: Pick<RoomActor, 'send'>): Ask =>
  (event, payload = {}) =>
    new Promise((onReply) => room.send({ type: 'ask', event, payload, onReply }));
