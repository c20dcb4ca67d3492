import { Maximize, Minimize } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { ROOM_TEXTS } from '../texts.js';
import type { HostAct } from './host-act.js';

const isFull = () => document.fullscreenElement !== null;

const subscribe = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
};

function toggle() {
  const change = isFull() ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  change.catch(() => {});
  return undefined;
}

/** Fills the screen with the page; undefined where the browser cannot. */
export function useFullScreenAct(): HostAct | undefined {
  const pressed = useSyncExternalStore(subscribe, isFull);
  if (!document.fullscreenEnabled) return undefined;
  const Icon = pressed ? Minimize : Maximize;
  return { id: 'full', label: ROOM_TEXTS.fullScreen, Icon, hotkey: 'f', pressed, run: toggle };
}
