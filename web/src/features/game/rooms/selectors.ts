import type { RoomSnapshot } from './room-machine.js';

export const isInside = (room: RoomSnapshot) => room.matches({ place: 'inside' });
export const isOutside = (room: RoomSnapshot) => room.matches({ place: 'outside' });
/** The player has become the host and has not read so yet. */
export const isPromoted = (room: RoomSnapshot) => room.matches({ role: 'news' });
/** The reason why the player is in no room; null if they are in one, or the server has not said yet. */
export const partingOf = ({ value: { place } }: RoomSnapshot) =>
  typeof place === 'object' && 'outside' in place ? place.outside : null;
