import type { RoomSnapshot } from './room-machine.js';

const ENTRANCE = '/multiplayer';
const LOBBY = '/multiplayer/lobby';
const PLAY = '/multiplayer/play';
const RESULTS = '/multiplayer/results';
const REVIEW = '/multiplayer/review';

/**
 * The page that the state of the room leads to from `path`; null means stay, also until the server has said whether
 * there is a room. `invited` is the code in the address.
 */
export function wayFrom(path: string, snapshot: RoomSnapshot, invited: string | null = null): string | null {
  const { room } = snapshot.context;
  if (snapshot.matches({ place: 'finding' })) return null;
  if (snapshot.matches({ place: 'outside' })) {
    // a review belongs to the player, and stays when the room closes
    if (path === ENTRANCE || path === REVIEW) return null;
    const isLeft = snapshot.matches({ place: { outside: 'left' } });
    const isNowhere = snapshot.matches({ place: { outside: 'not_in_room' } });
    if (isNowhere && path === LOBBY && invited) return `${ENTRANCE}?code=${invited}`;
    return isNowhere || (isLeft && path === RESULTS) ? '/play' : ENTRANCE;
  }
  const isPlaying = snapshot.matches({ place: { inside: 'playing' } });
  const idle = (state: 'results' | 'reopened') => snapshot.matches({ place: { inside: { idle: state } } });
  switch (path) {
    case ENTRANCE:
      if (!snapshot.matches({ crossing: 'entered' }) && room?.code !== invited) return null;
      return isPlaying ? PLAY : LOBBY;
    case LOBBY:
      if (invited && room?.code !== invited) return `${ENTRANCE}?code=${invited}`;
      return isPlaying ? PLAY : null;
    case PLAY:
      if (isPlaying) return null;
      return idle('results') ? RESULTS : LOBBY;
    case RESULTS:
      if (isPlaying) return PLAY;
      return idle('reopened') || room?.scores.length === 0 ? LOBBY : null;
    case REVIEW:
      if (isPlaying) return PLAY;
      return room?.scores.length === 0 ? LOBBY : null;
    default:
      return null;
  }
}
