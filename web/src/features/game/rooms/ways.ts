import type { RoomView } from './live-room.js';

const ENTRANCE = '/multiplayer';
const LOBBY = '/multiplayer/lobby';
const PLAY = '/multiplayer/play';
const RESULTS = '/multiplayer/results';

/**
 * Where the state of the room leads from `path`; null means stay. Nothing is concluded before the server has
 * spoken. `invited` is the code in the address.
 */
export function wayFrom(path: string, view: RoomView, invited: string | null = null): string | null {
  const { status, game, room } = view;
  if (status === 'asking') return null;
  if (status === 'none') {
    if (path === ENTRANCE) return null;
    const done = view.parting === 'not_in_room' || (view.parting === 'left' && path === RESULTS);
    return done ? '/play' : ENTRANCE;
  }
  const running = game?.phase === 'asking' || game?.phase === 'revealing';
  switch (path) {
    case ENTRANCE:
      if (!view.entered && room?.code !== invited) return null;
      return running ? PLAY : LOBBY;
    case LOBBY:
      return running ? PLAY : null;
    case PLAY:
      if (running) return null;
      return view.ended ? RESULTS : LOBBY;
    case RESULTS:
      if (running) return PLAY;
      return view.reopened || room?.scores.length === 0 ? LOBBY : null;
    default:
      return null;
  }
}
