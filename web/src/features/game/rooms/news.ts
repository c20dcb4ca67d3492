import type { PublicMessage } from '#protocol/messages';
import type { Room } from './room.js';
import { ROOM_TEXTS } from './texts.js';

/** The lines that a message adds to the log: players who joined, and other news. `room` is the state before the message. */
export function newsOf([name, payload]: PublicMessage, room: Room): { joined: string[]; line?: string } {
  const joined: string[] = [];
  const isNew = (each: string) => each !== room.you && !room.names.includes(each);
  switch (name) {
    case 'player_joined':
      return { joined: payload.names.filter(isNew) };
    case 'roster':
      return { joined: payload.joined.filter(isNew) };
    case 'player_left':
      return payload.name === room.you ? { joined } : { joined, line: ROOM_TEXTS.leftRoom(payload.name) };
    case 'host_changed':
      return {
        joined,
        line: payload.name === room.you ? ROOM_TEXTS.youHost : ROOM_TEXTS.newHost(payload.name),
      };
    case 'player_renamed':
      return { joined, line: ROOM_TEXTS.renamed(payload.name, payload.to) };
    case 'results_corrected':
      return { joined, line: ROOM_TEXTS.corrected(payload.reason, payload.scores ? null : payload.run) };
    default:
      return { joined };
  }
}
