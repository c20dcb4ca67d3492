import type { LiveRoom } from './live-room.js';
import type { Room } from './room.js';

/** Starts a run with the settings of the room. Questions come one by one: nobody can read ahead in a race. */
export function startRun(live: LiveRoom, { settings }: Room) {
  const { locked: _locked, ...wished } = settings;
  return live.ask('start_game', { ...wished, disclosure: 'progressive' });
}
